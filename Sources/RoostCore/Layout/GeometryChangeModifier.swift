import CoreGraphics

/// The modifier of `onGeometryChange(for:of:action:)`.
nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> T
    let action: (_ old: T, _ new: T) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        GeometryChangeNode(view, inputs)
    }
}

final class GeometryChangeNode<Base: View, T: Equatable>: ModifierNode<Base, GeometryChangeModifier<T>> {
    private var last: T?

    override package init(_ view: ModifiedContent<Base, GeometryChangeModifier<T>>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.observeGeometry(of: self) { [unowned self] in check() }
    }

    private func check() {
        guard let element = content.shownElements.first else { return }
        let size = graph.layout.frame(of: element).size
        let value = view.modifier.transform(GeometryProxy(tree: graph.layout, element: element, size: size))
        guard value != last else { return }
        let old = last ?? value
        last = value
        let action = view.modifier.action
        graph.afterUpdate { action(old, value) }
    }

    override package func willEnd() { graph.observeGeometry(of: self, nil) }
}

extension View {
    /// Runs an action with a value made from the view's geometry: once after the first layout, and whenever the value
    /// changes.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Runs an action with the old and the new value made from the view's geometry: once after the first layout, with
    /// the same value twice, and whenever the value changes.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
