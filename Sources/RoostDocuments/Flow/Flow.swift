import RoostCore

/// A view that a document takes apart, and lays out piece by piece.
protocol FlowingView: View {
    @MainActor func flow(into flow: Flow) throws
}

/// Takes views apart as far as they are mere structure, and hands the separate views on to the composer.
@MainActor
struct Flow {
    let composer: PageComposer
    /// The modifiers around the current view, the innermost last. Modifiers of structure apply to each of its members.
    private var modifiers: [any ViewModifier] = []

    init(composer: PageComposer) { self.composer = composer }

    func add<V: View>(_ view: V) throws {
        if let structure = view as? any FlowingView { return try structure.flow(into: self) }
        if let content = Self.content(of: view) { return try add(content) }
        try composer.add { modified(view, $0) }
    }

    /// Adds views under a modifier.
    func add(_ view: some View, under modifier: any ViewModifier) throws {
        var inner = self
        inner.modifiers.append(modifier)
        try inner.add(view)
    }

    /// The block of a view under the modifiers.
    func modified(_ view: some View, _ context: BlockContext) -> FlowBlock {
        wrap(view, modifiers[...], context)
    }

    private func wrap<V: View>(_ view: V, _ modifiers: ArraySlice<any ViewModifier>, _ context: BlockContext)
        -> FlowBlock
    {
        guard let modifier = modifiers.last else { return FlowBlock(view, context) }
        func apply<M: ViewModifier>(_ modifier: M) -> FlowBlock {
            wrap(ModifiedContent(content: view, modifier: modifier), modifiers.dropLast(), context)
        }
        return apply(modifier)
    }

    // MARK: The user's own views

    /// The content of a view that is made of others and needs no graph to be evaluated; nil for any other view.
    private static func content<V: View>(of view: V) -> (any View)? {
        guard V.Body.self != Never.self, !isOfRoost(V.self) else { return nil }
        for (_, field) in Mirror(reflecting: view).children where field is any DynamicProperty { return nil }
        return view.body
    }

    /// Roost's own views may make nodes that differ from those of their bodies.
    private static func isOfRoost(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["RoostCore.", "RoostControls.", "SwiftUI.", "UIKit.", "RoostImaging."].contains { name.hasPrefix($0) }
    }
}
