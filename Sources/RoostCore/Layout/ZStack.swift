import CoreGraphics

/// Views on top of each other, from back to front, aligned on both axes.
nonisolated public struct ZStack<Content: View>: ContainerView {
    public typealias Body = Never
    @usableFromInline let layout: ZStackLayout
    @usableFromInline var content: Content

    /// Views on top of each other, the first at the back. `alignment` places them relative to each other.
    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @inline(__always)
    static func layout(of view: UnsafePointer<Self>) -> ZStackLayout { view.pointee.layout }

    @inline(__always)
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}

/// The layout of `ZStack`, for `AnyLayout` and for calls from other layouts.
@frozen public struct ZStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
    public typealias Cache = Void
    /// The guides by which the views are aligned.
    public var alignment: Alignment

    /// Centred, unless said otherwise.
    @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

    var rule: LayoutRule { .zstack(alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.alignedBox(alignment, proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(bounds.size)
        let box = subviews.alignedBox(alignment, proposal)
        guard box.minX <= box.maxX else { return }
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - box.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - box.minY - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }
}
