import CoreGraphics

/// How a stack was solved for a proposal.
///
/// Measuring leaves it where placing finds it, which comes later in the same pass and mostly with the same proposal.
struct StackSolution {
    let id: LayoutID
    /// Where the stack's items lie among all that were solved in the pass.
    let first: Int
    let count: Int
    /// What the stack listened to of its proposal.
    let proposal: Proposal
    let extent: StackExtent

    var items: Range<Int> { first..<first + count }
}

/// A child of a stack that is solved.
struct StackItem {
    var id: LayoutID
    var priority: Double
    /// The child's length at a proposal of 0; NaN where it is the only one of the highest priority.
    var minLength: Double
    /// Its length at infinity less `minLength`; NaN where nobody shares the child's priority.
    var flexibility: Double
    var gapBefore: Double
    var size: CGSize
    var offer: Proposal
    /// From the child's start to its guide across the stack.
    var guide = 0.0

    /// From the guide to the child's end.
    func afterGuide(_ axis: Axis) -> Double {
        let breadth = size[axis.other]
        return breadth == .infinity ? .infinity : breadth - guide
    }
}

/// A stack's answer to a proposal, and where its guide lies across it.
struct StackExtent {
    var length = 0.0
    /// The largest distance from a child's start to its guide, and from there to its end.
    var beforeGuide = 0.0
    var afterGuide = 0.0

    var breadth: Double { beforeGuide + afterGuide }

    /// How far from the stack's start across it a child's start lies.
    func crossOffset(of item: StackItem) -> Double { LayoutTree.number(beforeGuide - item.guide) }
}
