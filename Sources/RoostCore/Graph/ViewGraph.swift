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
    /// The evaluations that have read the window's size.
    var windowReaders = Dependents()
    /// The room that the system covers at the window's edges.
    private(set) var safeArea = EdgeInsets()
    /// Tracks the node that has the focus.
    package private(set) lazy var focus = FocusSystem(graph: self)
    /// The number of evaluated bodies, for tests and for `explain`.
    package private(set) var bodyEvaluations = 0
    /// The number of times that containers collected their elements, for tests.
    package private(set) var relinks = 0
    /// The display scale, in pixels per point, for which recordings were rounded.
    private var recordedScale = 0.0
    /// The number of entries in the last display list.
    private var entryCount = 0

    @exclusivity(unchecked) private var nodes = NodeTable()
    @exclusivity(unchecked) private var nextID: NodeID = 1
    private var relinkQueue: [any ElementContainer] = []
    private var preferenceObservers: [PreferenceObserver] = []
    private var arePreferencesStale = false
    /// Identifies the nodes that set the preference being read, and their versions.
    var preferenceTellers = Hasher()
    private var geometryObservers: [NodeID: () -> Void] = [:]
    private var appearActions: [() -> Void] = []
    private var changeActions: [() -> Void] = []
    private var laterActions: [() -> Void] = []
    private var disappearActions: [() -> Void] = []
    private var placedActions: [() -> Void] = []
    var isUpdating = false
    package private(set) var root: RootNode!
    /// The layers over the content; nil for an image, which presents nothing.
    package private(set) var layers: (any WindowLayers)?
    /// The root's environment; `setEnvironment` changes it.
    package private(set) var environment: EnvironmentValues
    /// The current time, in seconds on the host's clock, which only goes forward. An image is at time 0.
    package var time = 0.0
    var clock = FrameClock()
    let scrolling = ScrollSystem()
    /// The transaction of the current changes, as the scopes above the current node have changed it.
    package var transaction = Transaction() {
        didSet {
            movement = transaction.movement
            moves = movement != nil
        }
    }
    /// The animation of values that change now; nil if they jump.
    private(set) var movement: Animation?
    /// Whether values that change now move: read for each node, where copying an animation would cost more than the
    /// rest.
    @exclusivity(unchecked) private(set) var moves = false
    var turns = UpdateTurns()
    var transactionScopes = TransactionScopes()
    var motion = Motion()
    @exclusivity(unchecked) var transitions = TransitionStage()
    var matches = MatchedGeometryStage()
    @exclusivity(unchecked) var comparisons = ValueComparisons()
    @exclusivity(unchecked) var textSurroundings = TextSurroundings.Recent()
    /// Tracks fingers and the mouse; made when the first one arrives.
    package private(set) lazy var pointers = PointerArena(graph: self)
    /// By their types.
    var services: [ObjectIdentifier: any GraphService] = [:]
    /// The stored settings of the viewer. An image that a window draws shares the window's, any other graph has its
    /// own.
    private(set) lazy var settings = environment.windowSettings ?? WindowServices.current?.settings ?? WindowSettings()
    /// The locations of `SceneStorage` values, by key.
    var sceneValues: [String: AnyObject] = [:]
    /// The number of views that give their controls a keyboard shortcut.
    @exclusivity(unchecked) var shortcutScopes = 0

    /// - Parameter isWindow: Whether the view is a window's, and can present others over itself.
    package init<V: View>(_ view: V, environment: EnvironmentValues, isWindow: Bool = false) {
        ownedLayout = LayoutTree(isLasting: isWindow)
        unownedLayout = Unowned(ownedLayout)
        self.environment = environment
        layers = isWindow ? environment.engines.makeLayers?() : nil
        root = nil
        isUpdating = true
        root = RootNode(view, _NodeInputs(graph: self, parent: nil, environment: self.environment.borrowed))
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
        ended.append(node)
    }

    /// Frees removed nodes one by one, parents first: in a long chain, nodes that free each other would overflow the
    /// stack.
    private func releaseEnded() {
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
    func findingTellers<Value>(_ value: () -> Value) -> (Value, tellers: Int) {
        preferenceTellers = Hasher()
        let value = value()
        return (value, tellers: preferenceTellers.finalize())
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

    private var hasActionsOfUpdate: Bool { !changeActions.isEmpty || !laterActions.isEmpty }

    private func runActionsOfUpdate() {
        for action in take(&changeActions).reversed() { action() }
        for action in take(&laterActions) { action() }
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

    // MARK: Passes

    package func setEnvironment(_ environment: EnvironmentValues) {
        if environment.windowSize != self.environment.windowSize
            || environment.colorScheme != self.environment.colorScheme
        {
            markWindowReaders()
        }
        self.environment = environment
        isUpdating = true
        root.setEnvironment(environment)
        isUpdating = false
    }

    /// Replaces the root view by another value at once, without animation. State is kept.
    package func setContent<V: View>(_ view: V) {
        isUpdating = true
        transaction.disablesAnimations = true
        root.setContent(view)
        transaction = Transaction()
        isUpdating = false
    }

    /// The most rounds of "an action or a preference changed state again" in one update.
    private static let roundLimit = 16

    /// Resolve: evaluates the marked bodies, until nothing is left to do.
    package func update() { update(thenPlace: nil) }

    /// Applies the changes of one transaction after the other. Changes that may animate are laid out separately.
    private func update(thenPlace placing: Placing?) {
        defer { releaseEnded() }
        var rounds = 0
        repeat {
            if turns.isEmpty {
                guard rounds < Self.roundLimit else {
                    return Log.warning(
                        "The views under \(typeName(root.contentType)) change state in every update; stopped after \(Self.roundLimit) rounds.",
                        view: typeName(root.contentType))
                }
                rounds += 1
                turns.fill(from: self)
            }
            takeTurn(thenPlace: placing)
        } while !(turns.isEmpty && queue.isEmpty && relinkQueue.isEmpty && !arePreferencesStale)
    }

    private func takeTurn(thenPlace placing: Placing?) {
        let turn = turns.next()
        transactionScopes.begin(turn.transaction)
        transaction = turn.transaction
        matches.beginTurn()
        let before = placing == nil || !mayChange(turn) ? nil : geometryBeforeMovement()
        resolve(turn)
        updatePreferences()
        runActionsOfUpdate()
        focus.resolve(isSettled: turns.isEmpty && queue.isEmpty)
        if let placing, var before, transactionScopes.mayMove {
            place(placing)
            addArrivals(to: &before, placing)
            animateGeometry(since: before)
        }
        matches.endTurn()
        transactionScopes.begin(Transaction())
        transaction = Transaction()
        turn.transaction.completions.release()
    }

    /// Whether a turn may change something, as far as is known before it: in many frames it does not.
    private func mayChange(_ turn: UpdateTurns.Turn) -> Bool {
        !turn.nodes.isEmpty || turn.transaction.movement != nil || !relinkQueue.isEmpty || hasActionsOfUpdate
            || arePreferencesStale && !preferenceObservers.isEmpty
            || transactionScopes.unconditionalCount > 0 && layout.needsPlacement
    }

    private func resolve(_ turn: UpdateTurns.Turn) {
        isUpdating = true
        defer { isUpdating = false }
        let marked = turn.nodes.compactMap { id in node(id).map { (node: $0, evaluation: $0.evaluation) } }
        // Parents first, so that their changes have updated the nodes below.
        for (node, evaluation) in marked.sorted(by: { $0.node.depth < $1.node.depth })
        where node.isAlive && node.evaluation == evaluation {
            transaction = transaction(for: node)
            node.reevaluate()
        }
        transaction = turn.transaction
        relinkAll()
        beginEntering(afterLayout: false)
    }

    /// Updates the containers' lists of elements.
    func relinkAll() {
        while let container = relinkQueue.popLast() {
            container.awaitsRelink = false
            relinks += 1
            container.relink()
        }
    }

    private func updatePreferences() {
        guard arePreferencesStale else { return }
        arePreferencesStale = false
        isUpdating = true
        defer { isUpdating = false }
        for observer in preferenceObservers { observer.check() }
        relinkAll()
    }

    /// Empties a list of actions, so that the actions can add to it while they run.
    private func take(_ actions: inout [() -> Void]) -> [() -> Void] {
        let due = actions
        actions = []
        return due
    }

    /// Lay out: proposes a size (by default that of the bounds) to the root, centres it in `bounds` and places
    /// everything. Content that depends on geometry is resolved on the way.
    package func layOut(in bounds: CGRect, proposal: ProposedViewSize? = nil) {
        layout.displayScale = environment.displayScale
        let placing = Placing(bounds: bounds, proposal: proposal ?? ProposedViewSize(bounds.size))
        defer { layout.endPass() }
        for _ in 0..<Self.roundLimit {
            update(thenPlace: placing)
            place(placing)
            for action in take(&appearActions).reversed() { action() }
            for action in take(&disappearActions) { action() }
            if queue.isEmpty && !arePreferencesStale && relinkQueue.isEmpty && !hasActionsOfUpdate
                && !layout.needsPlacement
            {
                return
            }
        }
        Log.warning(
            "The layout of \(typeName(root.contentType)) changes state in every pass; stopped after \(Self.roundLimit) rounds.",
            view: typeName(root.contentType))
    }

    /// Places everything, and places again the elements that follow the frames of others.
    private func place(_ placing: Placing) {
        layout.setWindowSize(placing.bounds.size)
        placeOnce(placing)
        for _ in 0..<Self.roundLimit {
            guard settleMatches() else { break }
            placeOnce(placing)
        }
        guard layout.geometryChanged else { return }
        layout.geometryChanged = false
        arePreferencesStale = arePreferencesStale || root.writesPreferences
        for observer in geometryObservers.values { observer() }
    }

    func placeOnce(_ placing: Placing) {
        layout.placeRoot(in: placing.bounds, proposal: placing.proposal)
        for action in take(&placedActions) { action() }
        scrolling.didLayOut()
        layOutTransitions()
    }

    /// The size that the root chooses for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.endPass()
        update()
        return layout.size(of: root.layoutID, proposal)
    }

    /// Lay out for a proposal without bounds: the root chooses their size, which is returned.
    package func layOut(_ proposal: ProposedViewSize) -> CGSize {
        layout.setWindowSize(proposal.replacingUnspecifiedDimensions())
        let size = measure(proposal)
        layOut(in: CGRect(origin: .zero, size: size), proposal: proposal)
        return size
    }

    /// Paint: the drawing of the last layout, in which unchanged parts reuse their recordings from the last such frame.
    package func retainedDisplayList(size: CGSize) -> RetainedDisplayList {
        if recordedScale != environment.displayScale {
            layout.dropAllRecordings()
            recordedScale = environment.displayScale
        }
        var context = PaintContext(
            tree: layout, size: size, displayScale: environment.displayScale, isRetained: true)
        context.paint(root.layoutID)
        return context.finishRetained()
    }

    /// Paint: the display list of the last layout.
    package func displayList(size: CGSize) -> DisplayList {
        var context = PaintContext(
            tree: layout, size: size, displayScale: environment.displayScale, expecting: entryCount)
        context.paint(root.layoutID)
        let list = context.finish()
        entryCount = list.entries.count
        return list
    }
}

/// The bounds in which the root is placed, and its proposal.
struct Placing {
    let bounds: CGRect
    let proposal: ProposedViewSize
}
