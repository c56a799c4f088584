import CoreGraphics

/// Views in a column from top to bottom. The stack shares its height by priority, then by flexibility, the least
/// flexible view first.
nonisolated public struct VStack<Content: View>: ContainerView {
    public typealias Body = Never
    @usableFromInline let layout: VStackLayout
    @usableFromInline var content: Content

    /// Views in a column, aligned across it by `alignment`.
    /// - Parameter spacing: The distance between neighbours in points; nil for the distance that they prefer.
    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @inline(__always)
    static func layout(of view: UnsafePointer<Self>) -> VStackLayout { view.pointee.layout }

    @inline(__always)
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}

/// The layout of `VStack`, for `AnyLayout` and for calls from other layouts.
@frozen public struct VStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
    public typealias Cache = Void
    /// The guide by which the views are aligned.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points; nil for the distance that they prefer.
    public var spacing: CGFloat?

    /// Aligned at the horizontal centre, with preferred distances, unless said otherwise.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Vertical, for the spacers and dividers inside.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var rule: LayoutRule { .stack(.vertical, spacing: spacing.map { Double($0) } ?? .nan, alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.stackSize(.vertical, spacing: spacing, alignment.key, proposal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeAsStack(.vertical, spacing: spacing, alignment.key, in: bounds, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.stackSpacing(.vertical)
    }
}
