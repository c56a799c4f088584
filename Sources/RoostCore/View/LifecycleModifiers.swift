import Combine

/// Runs actions when a view's identity begins and ends.
nonisolated struct AppearanceModifier: ViewModifier {
    typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        AppearanceNode(view, inputs)
    }
}

/// A view has appeared while it has elements: an empty `ForEach` has not (case `lc-A6`).
final class AppearanceNode<Base: View>: ModifierNode<Base, AppearanceModifier> {
    private var hasElements = false
    private var hasAppeared = false
    /// Whether the appear action waits for the layout.
    private var isDue = false

    /// Before the content is made, so that this action runs after the content's: the last one registered runs first.
    override func prepare() { appearOnceLaidOut() }

    private func appearOnceLaidOut() {
        guard !isDue else { return }
        isDue = true
        graph.onceLaidOut { [weak self] in self?.appear() }
    }

    private func appear() {
        isDue = false
        guard isAlive, hasElements, !hasAppeared, isInView else { return }
        hasAppeared = true
        view.modifier.appear?()
    }

    override package func isInViewChanged() {
        if isInView { appearOnceLaidOut() } else { disappear() }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        if let disappear = view.modifier.disappear { graph.onceGone(disappear) }
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        let first = list.count
        appendElements(of: content, to: &list)
        note(hasElements: list.count > first)
    }

    override package func appendLazyElements(to list: inout LazyElementList) {
        let first = list.rowCount
        appendLazyElements(of: content, to: &list)
        note(hasElements: list.rowCount > first)
    }

    private func note(hasElements: Bool) {
        guard hasElements != self.hasElements else { return }
        self.hasElements = hasElements
        if hasElements { appearOnceLaidOut() } else { disappear() }
    }

    override package func willEnd() { disappear() }
}

/// Runs an action when a value has changed between two evaluations.
nonisolated package struct ChangeModifier<Value: Equatable>: ViewModifier {
    package typealias Body = Never
    let value: Value
    let initial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    package init(value: Value, initial: Bool, action: @escaping (_ old: Value, _ new: Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ChangeNode(view, inputs)
    }
}

final class ChangeNode<Base: View, Value: Equatable>: ModifierNode<Base, ChangeModifier<Value>> {
    private var last: Value

    override package init(_ view: ModifiedContent<Base, ChangeModifier<Value>>, _ inputs: borrowing _NodeInputs) {
        last = view.modifier.value
        super.init(view, inputs)
    }

    override func prepare() {
        guard view.modifier.initial else { return }
        graph.onceLaidOut { [value = view.modifier.value, action = view.modifier.action] in action(value, value) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        // Before the content is updated, so that this action runs after the content's: the last one registered runs
        // first.
        if view.modifier.value != last {
            let (old, new, action) = (last, view.modifier.value, view.modifier.action)
            last = new
            graph.onceChanged { action(old, new) }
        }
        super.changed(view: viewChanged, environment: environmentChanged)
    }
}

/// Runs an asynchronous action while a view is in view, and anew for each value of `id`.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TaskNode(view, inputs)
    }
}

final class TaskNode<Base: View, ID: Equatable>: ModifierNode<Base, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var last: ID

    override package init(_ view: ModifiedContent<Base, TaskModifier<ID>>, _ inputs: borrowing _NodeInputs) {
        last = view.modifier.id
        super.init(view, inputs)
    }

    override func prepare() { graph.onceLaidOut { [weak self] in self?.start() } }

    private func start() {
        guard isAlive, task == nil, isInView else { return }
        task = Task(priority: view.modifier.priority) { [action = view.modifier.action] in await action() }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if view.modifier.id != last {
            last = view.modifier.id
            stop()
            start()
        }
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    private func stop() {
        task?.cancel()
        task = nil
    }

    override package func isInViewChanged() {
        if isInView { graph.onceLaidOut { [weak self] in self?.start() } } else { stop() }
    }

    override package func willEnd() { stop() }
}

/// Runs an action for each value of a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ReceiveNode(view, inputs)
    }
}

final class ReceiveNode<Base: View, P: Publisher>: ModifierNode<Base, ReceiveModifier<P>>
where P.Failure == Never {
    /// The publisher of the subscription.
    private var publisher: P
    private var subscription: AnyCancellable?

    override package init(_ view: ModifiedContent<Base, ReceiveModifier<P>>, _ inputs: borrowing _NodeInputs) {
        publisher = view.modifier.publisher
        super.init(view, inputs)
        subscribe()
    }

    private func subscribe() {
        subscription = publisher.sink { [weak self] value in
            guard let self, self.isAlive else { return }
            self.view.modifier.action(value)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged, !isKnownEqual(view.modifier.publisher, publisher) {
            publisher = view.modifier.publisher
            subscription = nil
            // A publisher may send at once, and its action may change state.
            graph.afterUpdate { [weak self] in
                guard let self, isAlive, subscription == nil else { return }
                subscribe()
            }
        }
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    override package func willEnd() { subscription = nil }
}

extension View {
    /// Runs an action after the view's first layout. In a lazy container or a list it runs again whenever the view
    /// comes back into view.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action once the view is gone: its identity ends, or it leaves the visible part of a lazy container or a
    /// list.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs an action with the old and the new value whenever a value changes between two evaluations. With `initial`
    /// it also runs after the first layout, with the same value twice.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action whenever a value changes between two evaluations. With `initial` it also runs after the first
    /// layout.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value whenever a value changes between two evaluations.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
    }

    /// Starts an asynchronous action when the view appears, and cancels it when the view goes.
    @preconcurrency nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts an asynchronous action when the view appears, and cancels it when the view goes. A new `id` cancels it
    /// and starts it anew.
    @preconcurrency nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs an action for each value that a publisher sends.
    ///
    /// It subscribes when the view's identity begins, and anew to a publisher that differs from the one before: another
    /// object, or another value as in `onReceive(Just(text))`.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
