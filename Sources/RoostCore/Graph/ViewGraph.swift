import CoreGraphics

/// The persistent counterpart of a tree of views. Its stages run in this order: resolve, lay out, paint.
///
/// A graph is confined to one thread at a time. Graphs share nothing mutable except locked caches, so a server renders
/// as many at once as it has cores.
package final class ViewGraph {
    /// Keeps the tree alive; all uses go through `unownedLayout`.
    private let ownedLayout: LayoutTree
    let unownedLayout: Unowned<LayoutTree>
    package var layout: LayoutTree {
        @inline(__always) get { unownedLayout.object }
    }
    package let queue = UpdateQueue()
    let confinement = Confinement()
    /// The evaluations that have read the window's size.
    var windowReaders = Dependents()
    /// The room that the system covers at the window's edges.
    private(set) var safeArea = EdgeInsets()
    /// The number of evaluated bodies, for tests and for `explain`.
    package private(set) var bodyEvaluations = 0
    /// The number of times that containers collected their elements, for tests.
    package internal(set) var relinks = 0
    /// The display scale, in pixels per point, for which recordings were rounded.
    var recordedScale = 0.0
    /// The number of entries in the last display list.
    var entryCount = 0

    // Accesses to these values are not checked at run time: the graph is confined to one thread, and no access to one of
    // them lasts over a call that needs it.
    @exclusivity(unchecked) private var nodes = NodeTable()
    @exclusivity(unchecked) private var nextID: NodeID = 1
    @exclusivity(unchecked) var relinkQueue: [any ElementContainer] = []
    @exclusivity(unchecked) var preferenceObservers: [PreferenceObserver] = []
    @exclusivity(unchecked) var arePreferencesStale = false
    /// Identifies the nodes that set the preference being read, and their versions.
    var preferenceSources = Hasher()
    var geometryObservers: [NodeID: () -> Void] = [:]
    @exclusivity(unchecked) var appearActions: [() -> Void] = []
    @exclusivity(unchecked) var changeActions: [() -> Void] = []
    @exclusivity(unchecked) var laterActions: [() -> Void] = []
    @exclusivity(unchecked) var disappearActions: [() -> Void] = []
    var placedActions: [() -> Void] = []
    @exclusivity(unchecked) var isUpdating = false
    package private(set) var root: RootNode!
    /// The layers over the content; nil for an image, which presents nothing.
    package private(set) var layers: (any WindowLayers)?
    /// The root's environment; `setEnvironment` changes it.
    package private(set) var environment: EnvironmentValues
    /// The current time, in seconds on the host's clock, which only goes forward. An image is at time 0.
    package var time = 0.0
    /// The time of the event at work, on the same clock; outside of events the current time. A busy app sees events late,
    /// and may have made a frame of a later time since: they keep the times between them, which make a fling or a tap.
    var inputTime: Double { eventTime ?? time }
    var eventTime: Double?
    var clock = FrameClock()
    /// The transaction of the current changes, as the scopes above the current node have changed it.
    @exclusivity(unchecked) package var transaction = Transaction() {
        didSet {
            movement = transaction.movement
            moves = movement != nil
            transactionIsBlank = false
        }
    }
    /// Whether the transaction and that of the scopes are known to say nothing: in most frames they do.
    @exclusivity(unchecked) var transactionIsBlank = true
    /// The animation of values that change now; nil if they jump.
    @exclusivity(unchecked) private(set) var movement: Animation?
    /// Whether values that change now move: read for each node, where copying an animation would cost more than the
    /// rest.
    @exclusivity(unchecked) private(set) var moves = false
    @exclusivity(unchecked) var turns = UpdateTurns()
    @exclusivity(unchecked) var transactionScopes = TransactionScopes()
    @exclusivity(unchecked) var comparisons = ValueComparisons()
    /// By their types.
    @exclusivity(unchecked) var services: ContiguousArray<(key: ObjectIdentifier, service: any GraphService)> = []
    /// The locations of `SceneStorage` values, by key.
    var sceneValues: [String: AnyObject] = [:]
    /// The starts of the views' states; nil for their own.
    let stateSeeds: StateSeeds?
    var statePlaces = StatePlaces()
    /// Whether a node here may keep more than its view.
    @exclusivity(unchecked) private var remembers = false
    /// Whether a node here has evaluated a body.
    @exclusivity(unchecked) private var hasBodies = false
    /// The number of views that give their controls a keyboard shortcut.
    @exclusivity(unchecked) var shortcutScopes = 0

    /// - Parameter isWindow: Whether the view is a window's, and can present others over itself.
    package init<V: View>(_ view: V, environment: EnvironmentValues, isWindow: Bool = false) {
        ownedLayout = LayoutTree(isLasting: isWindow)
        unownedLayout = Unowned(ownedLayout)
        self.environment = environment
        stateSeeds = environment.stateSeeds
        layers = isWindow ? environment.engines.makeLayers?() : nil
        root = nil
        isUpdating = true
        root = confinement.run {
            RootNode(view, _NodeInputs(graph: self, parent: nil, environment: self.environment.borrowed))
        }
        isUpdating = false
        layout.root = root.layoutID
    }

    deinit {
        queue.end()
        endTransitions()
        layout.end()
        nodes.removeAll()
        root?.remove()
        root = nil
        releaseEnded()
    }

    // MARK: Nodes

    func register() -> NodeID {
        defer { nextID += 1 }
        return nextID
    }

    /// Makes a node reachable by its id, so that it is told of changes to the values that it has read.
    func track(_ node: ViewNode) {
        nodes.insert(node)
        node.isTracked = true
    }

    func unregister(_ id: NodeID) {
        nodes.remove(id)
    }

    package func node(_ id: NodeID) -> ViewNode? {
        nodes[id]
    }

    /// Nodes whose identity has ended.
    @exclusivity(unchecked) private var ended: ContiguousArray<ViewNode> = []

    /// Keeps a node that was removed until `releaseEnded`.
    func keepUntilReleased(_ node: ViewNode) {
        if ended.isEmpty { ended.reserveCapacity(8) }
        ended.append(node)
    }

    /// Frees removed nodes one by one, parents first: in a long chain, nodes that free each other would overflow the
    /// stack.
    func releaseEnded() {
        while ended.popLast() != nil {}
        StackGuard.releasePostponed()
    }

    package func countBodyEvaluation() {
        bodyEvaluations += 1
    }

    /// Ends all views.
    func end() {
        queue.end()
        root.remove()
        runActionsOfUpdate()
        for action in take(&disappearActions) { action() }
        releaseEnded()
    }

    // MARK: Work to do in an update

    func relink(_ container: any ElementContainer) {
        guard !container.awaitsRelink else { return }
        container.awaitsRelink = true
        relinkQueue.append(container)
    }

    func preferencesChanged() {
        arePreferencesStale = true
    }

    /// A preference's value, and a number that stays the same while the same views, unchanged, set it.
    func findingSources<Value>(_ value: () -> Value) -> (Value, sources: Int) {
        preferenceSources = Hasher()
        let value = value()
        return (value, sources: preferenceSources.finalize())
    }

    func addPreferenceObserver(_ observer: PreferenceObserver) {
        preferenceObservers.append(observer)
        arePreferencesStale = true
    }

    func removePreferenceObserver(_ observer: PreferenceObserver) {
        preferenceObservers.removeAll { $0 === observer }
    }

    /// Calls an observer after each pass that moved something; nil removes it.
    func observeGeometry(of node: ViewNode, _ observer: (() -> Void)?) {
        geometryObservers[node.id] = observer
    }

    /// Runs an action (`onAppear`) once the current update has been laid out, last in first out.
    package func onceLaidOut(_ action: @escaping () -> Void) {
        appearActions.append(action)
    }

    /// Runs an action (`onDisappear`) once the current update has been laid out and new views have appeared, in order.
    package func onceGone(_ action: @escaping () -> Void) {
        disappearActions.append(action)
    }

    /// Runs an action (that removes rows of lazy containers) after the placing pass.
    func afterPlacing(_ action: @escaping () -> Void) {
        placedActions.append(action)
    }

    /// Runs an action (`onChange`) at the end of the current update, last in first out: inner views before outer ones,
    /// later views before earlier ones (case `lc-C8`).
    func onceChanged(_ action: @escaping () -> Void) {
        changeActions.append(action)
    }

    /// Runs an action (`onPreferenceChange`) at the end of the current update, in order.
    package func afterUpdate(_ action: @escaping () -> Void) {
        laterActions.append(action)
    }

    // MARK: Windows

    /// Sets the room that the system covers at the window's edges. Content keeps clear of it; backgrounds reach into
    /// it.
    package func setSafeArea(_ insets: EdgeInsets) {
        if insets != safeArea { markWindowReaders() }
        safeArea = insets
        layers?.safeArea = insets
        root.setSafeArea(insets)
    }

    private func markWindowReaders() {
        let readers = windowReaders.all
        windowReaders = Dependents()
        for reader in readers { queue.mark(reader, transaction: Transaction()) }
    }

    /// Takes note of a node that may keep more than its view: see `_ViewNode.isForgetful`.
    func noteMemory() { remembers = true }

    /// Takes note of a node that has evaluated a body.
    func noteBody() { hasBodies = true }

    /// Whether the graph would show other content as a new graph would. Services other than those for texts remember
    /// something.
    package var isForgetful: Bool {
        !remembers && services.allSatisfy { $0.key == ObjectIdentifier(TextSurroundings.Recent.self) }
    }

    package func setEnvironment(_ environment: EnvironmentValues) {
        if environment.windowSize != self.environment.windowSize
            || environment.colorScheme != self.environment.colorScheme
        {
            markWindowReaders()
        }
        self.environment = environment
        isUpdating = true
        confinement.run { root.setEnvironment(environment) }
        isUpdating = false
    }

    /// Shows another value of the root view as a new graph would, if this one is forgetful. Each body is evaluated, even
    /// if its view is equal: it may look at the clock, and the user's `==` may leave something out.
    package func startOver<V: View>(with view: V) {
        comparisons.areOff = hasBodies
        setContent(view)
        comparisons.areOff = false
    }

    /// Replaces the root view by another value at once, without animation. State is kept.
    package func setContent<V: View>(_ view: V) {
        isUpdating = true
        let wasBlank = transactionIsBlank
        transaction.disablesAnimations = true
        confinement.run { root.setContent(view) }
        transaction = Transaction()
        transactionIsBlank = wasBlank
        isUpdating = false
    }
}
