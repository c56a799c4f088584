import CoreGraphics

/// Observes the scroll view inside a view.
package protocol ScrollObserver: AnyObject {
    /// Called after each layout; must be cheap if nothing changed.
    func scrollViewDidLayOut(_ controller: ScrollController)
    func scrollViewChangedPhase(
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext, _ controller: ScrollController)
    func scrollViewEnded(_ controller: ScrollController)
    /// The points by which the bar above may shrink as content scrolls under it.
    var mayGiveWay: CGFloat { get }
    /// The points by which that bar is smaller now.
    var givenWay: CGFloat { get }
}

extension ScrollObserver {
    package var mayGiveWay: CGFloat { 0 }
    package var givenWay: CGFloat { 0 }
    package func scrollViewEnded(_ controller: ScrollController) {}
    package func scrollViewDidLayOut(_ controller: ScrollController) {}
    package func scrollViewChangedPhase(
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext, _ controller: ScrollController
    ) {}
}

extension EnvironmentValues {
    /// The observers of the next scroll view inside.
    @Entry package var scrollObservers: [any ScrollObserver] = []
}

/// A modifier that observes the scroll view inside its view.
nonisolated package protocol ScrollObserving: ViewModifier where Body == Never {
    associatedtype Observer: ScrollObserver
    func makeObserver(graph: ViewGraph) -> Observer
    func update(_ observer: Observer)
}

extension ScrollObserving {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ScrollObservingNode(view, inputs)
    }
}

/// Holds the observer, so that its environment stays the same when the modifier's closures change.
final class ScrollObservingNode<Base: View, Modifier: ScrollObserving>: _ViewNodeOf<ModifiedContent<Base, Modifier>> {
    private let observer: Modifier.Observer
    private var inner: EnvironmentValues
    private var content: _ViewNodeOf<Base>!

    override package init(_ view: ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        observer = view.modifier.makeObserver(graph: inputs.graph)
        inner = inputs.environment
        super.init(view, inputs)
        inner.scrollObservers.append(observer)
        content = makeChild(view.content, inner)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        view.modifier.update(observer)
        if environmentChanged {
            inner = environment
            inner.scrollObservers.append(observer)
        }
        updateContent(of: content, inner)
    }

    override package var children: NodeList { NodeList(content) }
}

// MARK: - Geometry

/// The modifier behind `onScrollGeometryChange`.
nonisolated struct ScrollGeometryModifier<T: Equatable>: ScrollObserving {
    typealias Body = Never
    let transform: (ScrollGeometry) -> T
    let action: (_ old: T, _ new: T) -> Void

    func makeObserver(graph: ViewGraph) -> ScrollGeometryObserver<T> { ScrollGeometryObserver(self, graph) }
    func update(_ observer: ScrollGeometryObserver<T>) { observer.modifier = self }
}

final class ScrollGeometryObserver<T: Equatable>: ScrollObserver {
    var modifier: ScrollGeometryModifier<T>
    private unowned let graph: ViewGraph
    private var last: T?

    init(_ modifier: ScrollGeometryModifier<T>, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
    }

    func scrollViewDidLayOut(_ controller: ScrollController) {
        let value = modifier.transform(controller.geometry)
        guard value != last else { return }
        let old = last ?? value
        last = value
        let action = modifier.action
        graph.afterUpdate { action(old, value) }
    }
}

// MARK: - Phase

/// The modifier behind `onScrollPhaseChange`.
nonisolated struct ScrollPhaseModifier: ScrollObserving {
    typealias Body = Never
    let action: (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

    func makeObserver(graph: ViewGraph) -> ScrollPhaseObserver { ScrollPhaseObserver(self, graph) }
    func update(_ observer: ScrollPhaseObserver) { observer.modifier = self }
}

final class ScrollPhaseObserver: ScrollObserver {
    var modifier: ScrollPhaseModifier
    private unowned let graph: ViewGraph

    init(_ modifier: ScrollPhaseModifier, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
    }

    func scrollViewChangedPhase(
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext, _ controller: ScrollController
    ) {
        let action = modifier.action
        graph.afterUpdate { action(old, new, context) }
    }
}

// MARK: - Visibility of targets

/// The modifier behind `onScrollTargetVisibilityChange`.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollObserving {
    typealias Body = Never
    let threshold: Double
    let action: ([ID]) -> Void

    func makeObserver(graph: ViewGraph) -> ScrollTargetVisibilityObserver<ID> {
        ScrollTargetVisibilityObserver(self, graph)
    }

    func update(_ observer: ScrollTargetVisibilityObserver<ID>) { observer.modifier = self }
}

final class ScrollTargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var modifier: ScrollTargetVisibilityModifier<ID>
    private unowned let graph: ViewGraph
    private var last: [ID]?

    init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
    }

    func scrollViewDidLayOut(_ controller: ScrollController) {
        let visible = controller.targets().compactMap { target -> ID? in
            guard let frame = controller.contentFrame(of: target),
                controller.visibleShare(of: frame) >= modifier.threshold
            else { return nil }
            return controller.id(of: target)?.base as? ID
        }
        guard visible != last else { return }
        last = visible
        let action = modifier.action
        graph.afterUpdate { action(visible) }
    }
}

extension ScrollController {
    /// The visible share of a content rectangle, 0…1.
    func visibleShare(of rect: CGRect) -> Double {
        let area = rect.width * rect.height
        let seen = rect.common(with: geometry.visibleRect)
        guard !seen.isNull else { return 0 }
        return area > 0 ? Double(seen.width * seen.height / area) : 1
    }
}

extension View {
    /// Runs an action when a value derived from the geometry of the scroll view inside has changed; at first with the
    /// same value twice.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when the phase of the scroll view inside changes, as when a finger begins to drag or the content
    /// comes to rest.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when the phase of the scroll view inside changes, with its geometry and velocity.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Runs an action with the ids of the scroll targets of which at least `threshold` (0…1) is visible, when these
    /// change.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
