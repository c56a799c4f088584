import CoreGraphics

/// A container of your own: it answers proposals with a size and places its subviews. The declaration is Apple's.
public protocol Layout: Animatable {
    /// The subviews, as the methods below get them.
    typealias Subviews = LayoutSubviews

    /// The data that the layout keeps between calls; nothing by default.
    associatedtype Cache = Void

    /// Properties of this kind of layout; by default it has no axis.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, before the first other call.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the subviews have changed; by default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The container's size for a proposal, in points. It may be called often for one layout, with many proposals.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews with `place(at:anchor:proposal:)`. The origin of `bounds` need not be zero. Subviews that
    /// are not placed are centred (case `lp-*`).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The value of a horizontal guide in the coordinates of `bounds`, or nil for the guide's default; by default the
    /// mean of the subviews' explicit values.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The value of a vertical guide in the coordinates of `bounds`, or nil for the guide's default. By default the
    /// topmost first baseline, the lowest last baseline, and the mean of any other guide's explicit values.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The container's preferred distances from its neighbours; by default the union of its subviews'.
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

    /// A view that arranges `content` by this layout. A type's own function of this form is preferred.
    @_disfavoredOverload
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
    /// The axis along which a stack arranges its subviews, which spacers and dividers inside follow; nil by default.
    public var stackOrientation: Axis?
    /// Properties of a layout that is no stack.
    public init() {}
}

/// The key of a value that a view passes to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that pass none.
    static var defaultValue: Value { get }
}
