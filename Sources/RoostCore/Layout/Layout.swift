import CoreGraphics

/// A container of your own: it answers proposals with a size and places its subviews. As Apple declares it.
public protocol Layout: Animatable {
    /// The collection of subviews that the methods below get.
    typealias Subviews = LayoutSubviews

    /// What the layout keeps between calls.
    associatedtype Cache = Void

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews; `bounds` need not start at zero. A subview that is not placed is centred (case `lp-*`).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The value of a guide in `bounds`' coordinates, or nil for the default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The container's spacing to its neighbours; by default the union of its subviews'.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, in: bounds)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, in: bounds)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing: ViewSpacing?
        for subview in subviews {
            spacing = spacing?.union(subview.spacing) ?? subview.spacing
        }
        return spacing ?? .zero
    }

    /// A view that lays out `content` by this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Properties of a kind of layout.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack arranges its subviews: what spacers and dividers inside go by.
    public var stackOrientation: Axis?
    public init() {}
}

/// A key for a value that a view gives to the layout that contains it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
