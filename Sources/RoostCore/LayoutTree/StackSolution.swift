import CoreGraphics

/// A stack's solution for a proposal.
///
/// Measuring leaves it for placing, which comes later in the same pass and mostly has the same proposal.
struct StackSolution {
    let id: LayoutID
    /// The position of the stack's first item in `stackItems`, which has the items of all stacks solved in the pass.
    let first: Int
    let count: Int
    /// The stack's proposal, less the dimensions that it ignores.
    let proposal: Proposal
    let extent: StackExtent

    var items: Range<Int> { first..<first + count }
}

/// A child of a stack, while the stack is solved and afterwards.
struct StackItem {
    var id: LayoutID
    var priority: Double
    /// The child's length at a proposal of 0; NaN if it alone has the highest priority.
    var minLength: Double
    /// Its length at infinity less `minLength`; NaN if no other child has its priority.
    var flexibility: Double
    var gapBefore: Double
    var size: CGSize
    var offer: Proposal
    /// The distance from the child's start to its guide, across the stack.
    var guide = 0.0

    /// The distance from the guide to the child's end.
    func afterGuide(_ axis: Axis) -> Double {
        let breadth = size[axis.other]
        return breadth == .infinity ? .infinity : breadth - guide
    }
}

/// A stack's answer to a proposal, and the position of its guide across it.
struct StackExtent {
    var length = 0.0
    /// The largest distance of a child's start from its guide, and of its end.
    var beforeGuide = 0.0
    var afterGuide = 0.0

    var breadth: Double { beforeGuide + afterGuide }

    /// The distance from the stack's start to a child's start, across the stack.
    func crossOffset(of item: StackItem) -> Double { LayoutTree.number(beforeGuide - item.guide) }
}
