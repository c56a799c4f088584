import CoreGraphics
@_spi(Engine) import RoostCore

/// Presents a view over the window while there is an item.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never
    let kind: PresentationKind
    /// The item that is presented; nil for none. Another item is another presentation.
    let item: AnyHashable?
    let content: () -> AnyView
    /// Takes the item away.
    let dismiss: () -> Void
    var ended: (() -> Void)?

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        PresenterNode(view, inputs)
    }
}

/// The node of a view that presents another. It has no element of its own, and at most one of the window's layers.
final class PresenterNode<Base: View>: ModifierNode<Base, PresentationModifier> {
    private var layer: PresentedLayer?

    override init(_ view: ModifiedContent<Base, PresentationModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        synchronize()
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        synchronize(environmentChanged: environmentChanged)
    }

    override package func willEnd() {
        if let layer { graph.presentations?.remove(layer) }
        layer = nil
    }

    private func synchronize(environmentChanged: Bool = false) {
        guard let stack = graph.presentations else { return }
        let modifier = view.modifier
        if let layer {
            if layer.item == modifier.item, !layer.isLeaving {
                layer.content = modifier.content
                if environmentChanged { layer.environment = presentedEnvironment(of: layer) }
                layer.dismiss = modifier.dismiss
            } else {
                stack.leave(layer, animated: !graph.transaction.disablesAnimations)
            }
        } else if let item = modifier.item {
            present(item, in: stack)
        }
    }

    private func present(_ item: AnyHashable, in stack: PresentationStack) {
        let modifier = view.modifier
        let layer = PresentedLayer(
            id: stack.nextID(), kind: modifier.kind, item: item, content: modifier.content, environment: environment,
            graph: graph, anchor: { [weak self] in self?.anchor($0) }, dismiss: modifier.dismiss)
        layer.parent = environment.presentedLayer
        layer.environment = presentedEnvironment(of: layer)
        layer.ended = { [weak self] in self?.layerEnded() }
        self.layer = layer
        stack.add(layer)
    }

    /// Runs after the presentation has disappeared. If there is a next item already, it is presented now.
    private func layerEnded() {
        layer = nil
        guard isAlive else { return }
        view.modifier.ended?()
        synchronize()
    }

    private func presentedEnvironment(of layer: PresentedLayer) -> EnvironmentValues {
        var environment = environment.forScreenOfItsOwn
        environment.presentedLayer = layer
        // A cover takes the window's place.
        let isElevated = if case .cover = layer.kind { false } else { true }
        if environment.isElevated != isElevated { environment.isElevated = isElevated }
        environment.dismiss = DismissAction(layer)
        return environment
    }

    private func anchor(_ attachment: PopoverAttachmentAnchor) -> CGRect? {
        guard isAlive else { return nil }
        var elements = ContiguousArray<LayoutID>()
        appendElements(to: &elements)
        guard let element = elements.first else { return nil }
        switch attachment {
        case .rect(let source): return source.make(graph.layout, element).value(from: .zero)
        case .point(let point):
            return CGRect(origin: point.point(in: graph.layout.frame(of: element)), size: .zero)
        }
    }
}

/// Weak: the layer keeps the environment of its content.
private struct PresentedLayerKey: EnvironmentKey {
    static var defaultValue: WeakLayer { WeakLayer() }

    struct WeakLayer {
        weak var layer: PresentedLayer?
    }
}

extension EnvironmentValues {
    /// The layer that the view is in; nil for the window's own content.
    var presentedLayer: PresentedLayer? {
        get { self[PresentedLayerKey.self].layer }
        set { self[PresentedLayerKey.self] = PresentedLayerKey.WeakLayer(layer: newValue) }
    }
}
