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
        switch FlowKind.of(V.self) {
        case .structure: if let structure = view as? any FlowingView { try structure.flow(into: self) }
        case .composed: try add(view.body)
        case .block: try composer.add { modified(view, $0) }
        }
    }

    /// Adds views under a modifier.
    func add(_ view: some View, under modifier: any ViewModifier) throws {
        var inner = self
        inner.modifiers.append(modifier)
        try inner.add(view)
    }

    /// The block of a view under the modifiers.
    /// - Parameter isSingle: Whether the view is known to be one view, which needs no stack around it.
    func modified(_ view: some View, isSingle: Bool = false, _ context: BlockContext) -> FlowBlock {
        wrap(view, modifiers[...], isSingle, context)
    }

    private func wrap<V: View>(
        _ view: V, _ modifiers: ArraySlice<any ViewModifier>, _ isSingle: Bool, _ context: BlockContext
    ) -> FlowBlock {
        guard let modifier = modifiers.last else {
            return isSingle ? FlowBlock(single: view, context) : FlowBlock(view, context)
        }
        func apply<M: ViewModifier>(_ modifier: M) -> FlowBlock {
            wrap(ModifiedContent(content: view, modifier: modifier), modifiers.dropLast(), isSingle, context)
        }
        return apply(modifier)
    }
}
