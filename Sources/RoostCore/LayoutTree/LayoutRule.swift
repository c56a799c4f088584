import CoreGraphics

/// Identifies an element of the layout tree, by its index in the tree.
@_spi(Engine) public struct LayoutID: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) { self.index = index }

    package static let none = LayoutID(index: -1)
    package var exists: Bool { index >= 0 }
}

/// The way in which an element chooses its size and places its children. Lengths are points; NaN means "not given".
package enum LayoutRule {
    // Leaves
    /// The same size for every proposal.
    case fixed(width: Double, height: Double)
    /// Fills the proposal; the ideal lengths answer a nil one.
    case flexible(idealWidth: Double, idealHeight: Double)
    /// The largest square that fits the proposal (a circle).
    case square(ideal: Double)
    /// As long as the proposal along the stack around it, at least `minLength` (NaN: the default 8).
    case spacer(minLength: Double)
    /// A line across the stack around it.
    case divider(thickness: Double)

    // One child
    /// Has its child's layout, unchanged.
    case passthrough
    case frame(width: Double, height: Double, Alignment)
    case flexibleFrame(FlexibleFrame)
    case padding(EdgeInsets)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    /// The ratio of width to height; NaN for that of the child's ideal size.
    case aspectRatio(Double, fills: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)

    // Several children
    case stack(Axis, spacing: Double, AlignmentKey)
    case zstack(Alignment)
    /// The first child decides the size. The second child gets that size as its proposal and is aligned with the first,
    /// in front or behind.
    case layered(Alignment, secondIsBehind: Bool)

    /// An object decides (custom layouts, text, scroll views …). The value is its index in the tree's objects.
    case object(Int32)

    var isObject: Bool {
        if case .object = self { true } else { false }
    }
}

extension LayoutRule {
    /// Whether two rules are equal; lengths that neither gives count as equal. (Comparing the bytes of the rules does
    /// not work, because unused bytes may differ.)
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

/// The limits of a flexible frame, in points; NaN for none.
package struct FlexibleFrame {
    var minWidth: Double
    var idealWidth: Double
    var maxWidth: Double
    var minHeight: Double
    var idealHeight: Double
    var maxHeight: Double
    var alignment: Alignment

    /// Whether a minimum, an ideal or a maximum is given.
    var limitsWidth: Bool { !(minWidth.isNaN && idealWidth.isNaN && maxWidth.isNaN) }
    var limitsHeight: Bool { !(minHeight.isNaN && idealHeight.isNaN && maxHeight.isNaN) }
}

/// Sizes and places an element, for everything that is not a built-in rule.
///
/// Only the layout tree calls these methods. It also remembers the sizes.
@_spi(Engine) open class LayoutObject {
    package init() {}

    /// The element's size for a proposal.
    @_spi(Engine) open func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize { .zero }

    /// Pushes a placement for each child that is to be shown.
    @_spi(Engine) open func pushPlacements(
        size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) {}

    /// The value of a guide that something inside sets; nil otherwise.
    @_spi(Engine) open func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? { nil }

    @_spi(Engine) open func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing { ViewSpacing() }

    /// Called when something below has changed, before the element is asked again.
    package func invalidate() {}

    /// Whether it sets a guide that otherwise follows from sizes: leading, centre, ….
    var setsGeometricGuide: Bool { false }

    /// Whether the sizes depend on the window's size.
    var dependsOnWindowSize: Bool { false }

    /// Whether sizes are estimated from what has been measured so far, so that a second measurement may know more.
    var estimatesSizes: Bool { false }

    /// Whether the element belongs to a modifier of one view, so that the view sees through it to the stack around.
    package var isModifier: Bool { false }

    /// Whether the element has the same layout as its only child, and so also the child's priority.
    package var isNeutral: Bool { false }

    /// The axis of a stack-like container, which spacers and dividers inside follow.
    package var stackAxis: Axis? { nil }

    /// Whether children outside the bounds need not be drawn.
    package var clipsChildren: Bool { false }

    /// The children in reading order, if that differs from their order in the tree.
    var readingOrder: [LayoutID]? { nil }

    /// The axes along which the children scroll.
    var scrollAxes: Axis.Set { [] }

    /// The distance by which the children are still drawn away from their placement, after a scroll position was
    /// corrected.
    var scrollCorrection: CGPoint { .zero }

    /// The bounds of all drawing inside an element of a size; nil if those of its children decide.
    func reach(of size: CGSize) -> CGRect? { nil }

    /// The insets that the object keeps free at its edges, as of the last placing; nil if it has none.
    var placedSafeAreaInsets: EdgeInsets? { nil }
}
