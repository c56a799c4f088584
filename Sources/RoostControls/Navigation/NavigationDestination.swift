@_spi(Engine) import RoostCore

/// Declares how screens are made for the values of a type.
nonisolated struct NavigationDestinationModifier: ViewModifier {
    typealias Body = Never
    let type: ObjectIdentifier
    let make: (AnyHashable) -> AnyView

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        NavigationDestinationNode(view, inputs)
    }
}

final class NavigationDestinationNode<Base: View>: ModifierNode<Base, NavigationDestinationModifier> {
    override func prepare() { declare() }

    private func declare() { environment.linkTarget?.stack.declare(view.modifier.type, by: id, view.modifier.make) }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        declare()
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    override package func willEnd() { environment.linkTarget?.stack.withdraw(view.modifier.type, by: id) }
}

/// Keeps a screen on the stack while there is an item.
nonisolated struct NavigationPresentationModifier: ViewModifier {
    typealias Body = Never
    let item: AnyHashable?
    let content: () -> AnyView
    /// Removes the item.
    let dismiss: () -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        NavigationPresentationNode(view, inputs)
    }
}

final class NavigationPresentationNode<Base: View>: ModifierNode<Base, NavigationPresentationModifier> {
    private var shown: (item: AnyHashable, entry: NavigationEntry)?

    override init(_ view: ModifiedContent<Base, NavigationPresentationModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        synchronize()
    }

    private func synchronize() {
        guard let (stack, replaces) = environment.linkTarget else { return }
        let modifier = view.modifier
        if let shown, shown.entry.isLeaving || shown.item != modifier.item {
            stack.leave(from: shown.entry)
            self.shown = nil
        }
        if let shown {
            shown.entry.content = modifier.content
            shown.entry.popped = modifier.dismiss
        } else if let item = modifier.item {
            let entry = NavigationEntry(id: stack.nextID(), content: modifier.content, popped: modifier.dismiss)
            shown = (item, entry)
            stack.push(entry, replacing: replaces)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        synchronize()
    }

    override package func willEnd() {
        if let shown { environment.linkTarget?.stack.leave(from: shown.entry) }
    }
}

extension View {
    /// Declares how the surrounding navigation stack makes screens for values of a type. Of several declarations for
    /// one type the outermost counts.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationDestinationModifier(type: ObjectIdentifier(D.self)) { value in
                AnyView((value.base as? D).map { destination($0) })
            })
    }

    /// Keeps a screen on the navigation stack while `isPresented` is true; going back sets it to false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let screen = destination()
        return modifier(
            NavigationPresentationModifier(
                item: isPresented.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(screen) },
                dismiss: { isPresented.wrappedValue = false }))
    }

    /// Keeps a screen on the navigation stack while there is an item; another item makes another screen, and going back
    /// sets nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            NavigationPresentationModifier(
                item: shown.map { AnyHashable($0) }, content: { AnyView(shown.map { destination($0) }) },
                dismiss: { item.wrappedValue = nil }))
    }
}
