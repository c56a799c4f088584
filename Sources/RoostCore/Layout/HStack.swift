import CoreGraphics

/// Views in a row from leading to trailing. The stack shares its width by priority, then by flexibility, the least
/// flexible view first.
nonisolated public struct HStack<Content: View>: ContainerView {
    public typealias Body = Never
    @usableFromInline let layout: HStackLayout
    @usableFromInline var content: Content

    /// Views in a row, aligned across it by `alignment`.
    /// - Parameter spacing: The distance between neighbours in points; nil for the distance that they prefer.
    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @inline(__always)
    static func layout(of view: UnsafePointer<Self>) -> HStackLayout { view.pointee.layout }

    @inline(__always)
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}

/// The layout of `HStack`, for `AnyLayout` and for calls from other layouts.
@frozen public struct HStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
    public typealias Cache = Void
    /// The guide by which the views are aligned.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; nil for the distance that they prefer.
    public var spacing: CGFloat?

    /// Aligned at the vertical centre, with preferred distances, unless said otherwise.
    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Horizontal, for the spacers and dividers inside.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var rule: LayoutRule { .stack(.horizontal, spacing: spacing.map { Double($0) } ?? .nan, alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.stackSize(.horizontal, spacing: spacing, alignment.key, proposal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeAsStack(.horizontal, spacing: spacing, alignment.key, in: bounds, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.stackSpacing(.horizontal)
    }
}
