import CoreGraphics

/// Views side by side along the vertical axis.
nonisolated public struct VStack<Content: View>: ContainerView {
    public typealias Body = Never
    @usableFromInline let layout: VStackLayout
    @usableFromInline var content: Content

    /// - Parameter spacing: the distance between the views in points; nil for what the views prefer.
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

/// The layout of `VStack`, for `AnyLayout` and for layouts that call it.
@frozen public struct VStackLayout: Layout, BuiltInLayout, Equatable, Sendable {
    public typealias Cache = Void
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

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
