import CoreGraphics

/// A view's size and alignment guides, in points in its own coordinates.
public struct ViewDimensions {
    let tree: LayoutTree
    let element: LayoutID
    let size: CGSize
    let proposal: Proposal

    /// The view's width in points.
    public var width: CGFloat { size.width }
    /// The view's height in points.
    public var height: CGFloat { size.height }

    /// The position of a guide in points from the leading edge: the value that a view sets, or the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a guide in points from the top edge: the value that a view sets, or the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide if a view sets it; nil otherwise.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The position of a guide if a view sets it; nil otherwise.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { tree.guide(key, of: element, size: size, proposal: proposal) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        tree.explicitGuide(key, of: element, size: size, proposal: proposal).map { CGFloat($0) }
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.tree === b.tree && a.element == b.element && a.size == b.size && a.proposal.isSame(as: b.proposal)
    }
}
