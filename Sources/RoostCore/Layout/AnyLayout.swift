import CoreGraphics

/// A layout that hides the type of another layout. The arranged views keep their identities, and with them their state,
/// when the hidden type changes.
public struct AnyLayout: Layout {
    let storage: AnyLayoutStorage

    /// Hides the type of `layout`. An `AnyLayout` of an `AnyLayout` holds the inner layout directly.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? LayoutStorage(layout)
    }

    /// The hidden layout's cache.
    public struct Cache {
        fileprivate var value: Any
    }

    /// The hidden layout's new cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }

    /// Updates the hidden layout's cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        storage.updateCache(&cache.value, subviews)
    }

    /// The hidden layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache.value)
    }

    /// Has the hidden layout place the subviews.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.place(bounds, proposal, subviews, &cache.value)
    }

    /// The hidden layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }
}

/// The hidden layout, without its type.
class AnyLayoutStorage {
    var rule: LayoutRule? { nil }
    func makeObject() -> LayoutObject { fatalError("AnyLayoutStorage is abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
}

private final class LayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var rule: LayoutRule? { (layout as? any BuiltInLayout)?.rule }

    override func makeObject() -> LayoutObject { CustomLayoutObject(layout) }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    private func with<R>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
}
