import CoreGraphics

/// An element of the layout tree: an index into it.
package struct LayoutID: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) { self.index = index }

    package static let none = LayoutID(index: -1)
    package var exists: Bool { index >= 0 }
}

/// How an element chooses its size and places its children. Lengths are points; NaN stands for "not given".
package enum LayoutRule {
    // Leaves
    /// Answers the same size to every proposal.
    case fixed(width: Double, height: Double)
    /// Fills the proposal; the lengths are its ideal.
    case flexible(idealWidth: Double, idealHeight: Double)
    /// A square as large as fits the proposal (a circle).
    case square(ideal: Double)
    /// As long as the proposal along the stack around it, at least `minLength` (NaN: the default 8).
    case spacer(minLength: Double)
    /// A line across the stack around it.
    case divider(thickness: Double)

    // One child
    /// Takes part in layout as its child does.
    case passthrough
    case frame(width: Double, height: Double, Alignment)
    case flexibleFrame(FlexibleFrame)
    case padding(EdgeInsets)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    /// Ratio of width to height; NaN: the child's ideal one.
    case aspectRatio(Double, fills: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)

    // Several children
    case stack(Axis, spacing: Double, AlignmentKey)
    case zstack(Alignment)
    /// The first child decides the size, the second is proposed that and aligned with it, in front or behind.
    case layered(Alignment, secondIsBehind: Bool)

    /// An object decides (custom layouts, text, scroll views …): its index in the tree's objects.
    case object(Int32)

    var isObject: Bool {
        if case .object = self { true } else { false }
    }
}

extension LayoutRule {
    /// Whether two rules say the same: what is not given by both is the same, too. (Bytes that a rule has no use for differ
    /// between rules that are the same.)
    func isSame(as other: LayoutRule) -> Bool {
        switch (self, other) {
        case (.fixed(let width, let height), .fixed(let otherWidth, let otherHeight)),
            (.flexible(let width, let height), .flexible(let otherWidth, let otherHeight)),
            (.offset(let width, let height), .offset(let otherWidth, let otherHeight)),
            (.position(let width, let height), .position(let otherWidth, let otherHeight)):
            isBitwiseEqual(width, otherWidth) && isBitwiseEqual(height, otherHeight)
        case (.square(let length), .square(let other)), (.spacer(let length), .spacer(let other)),
            (.divider(let length), .divider(let other)):
            isBitwiseEqual(length, other)
        case (.passthrough, .passthrough): true
        case (.frame(let width, let height, let alignment), .frame(let otherWidth, let otherHeight, let other)):
            isBitwiseEqual(width, otherWidth) && isBitwiseEqual(height, otherHeight) && alignment == other
        case (.flexibleFrame(let frame), .flexibleFrame(let other)): isBitwiseEqual(frame, other)
        case (.padding(let insets), .padding(let other)): isBitwiseEqual(insets, other)
        case (.aspectRatio(let ratio, let fills), .aspectRatio(let otherRatio, let otherFills)):
            isBitwiseEqual(ratio, otherRatio) && fills == otherFills
        case (.fixedSize(let horizontal, let vertical), .fixedSize(let otherHorizontal, let otherVertical)):
            horizontal == otherHorizontal && vertical == otherVertical
        case (.stack(let axis, let spacing, let key), .stack(let otherAxis, let otherSpacing, let otherKey)):
            axis == otherAxis && isBitwiseEqual(spacing, otherSpacing) && key == otherKey
        case (.zstack(let alignment), .zstack(let other)): alignment == other
        case (.layered(let alignment, let isBehind), .layered(let other, let otherIsBehind)):
            alignment == other && isBehind == otherIsBehind
        case (.object(let slot), .object(let other)): slot == other
        default: false
        }
    }
}

/// The limits of a flexible frame, in points; NaN where there is none.
package struct FlexibleFrame {
    var minWidth: Double
    var idealWidth: Double
    var maxWidth: Double
    var minHeight: Double
    var idealHeight: Double
    var maxHeight: Double
    var alignment: Alignment
}

/// An element whose sizing and placement are written in a class of their own.
///
/// Everything here is called by the layout tree only. Sizes are cached by the tree.
package class LayoutObject {
    init() {}

    /// The element's size for a proposal.
    package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize { .zero }

    /// Pushes a placement for every child that is placed.
    package func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {}

    /// The value of a guide that is set explicitly.
    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? { nil }

    package func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing { ViewSpacing() }

    /// Called when something below changed, before the element is asked again.
    package func invalidate() {}

    /// Whether the answers depend on the window's size.
    var dependsOnWindowSize: Bool { false }

    /// Whether the element is a modifier's around one view, so that the stack around it is that view's, too.
    package var isModifier: Bool { false }

    /// Whether it takes part in layout as its only child does, and so with that child's priority.
    package var isNeutral: Bool { false }

    /// The axis of a stack-like container, which spacers and dividers inside go by.
    package var stackAxis: Axis? { nil }

    /// Whether children outside the bounds need not be drawn.
    package var clipsChildren: Bool { false }
}
