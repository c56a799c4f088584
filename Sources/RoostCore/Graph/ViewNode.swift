package typealias ViewNode = _ViewNode

/// A place in the view graph, which lasts as long as the identity of its view.
///
/// A node holds its children, its state and, if its view takes part in layout, an index into the layout tree. A graph
/// and its nodes are confined to one thread at a time, and no node holds an access to one of its properties over a call
/// that could set it. So the properties that every step of resolving uses go without Swift's exclusivity checks, which
/// would cost as much as the rest.
///
/// What single stages ask a node is in the classes above this one: `ElementOwner`, `PaintedOwner`, `PointedOwner` and
/// `DescribedOwner`.
open class _ViewNode: _DescribedOwner {
    private let unownedGraph: Unowned<ViewGraph>
    private let unownedParent: Unowned<ViewNode>?
    @exclusivity(unchecked) package internal(set) final var environment: EnvironmentValues
    /// Unique in the graph; the display list also records it as the owner of the node's drawing.
    package final let id: NodeID
    /// The number of steps from the root.
    package final let depth: Int32
    /// False once the node's identity has ended.
    @exclusivity(unchecked) package private(set) final var isAlive = true
    /// Whether this node or one below writes a preference: lets preference passes skip the rest of the graph.
    @exclusivity(unchecked) package private(set) final var writesPreferences = false
    /// Whether the graph finds the node by its id.
    @exclusivity(unchecked) final var isTracked = false
    /// Whether the node is a container that waits to collect its elements again.
    @exclusivity(unchecked) final var awaitsRelink = false
    /// Whether a child has left by a transition: lets other nodes end without a look for such children.
    @exclusivity(unchecked) final var hasHadLeavingChildren = false
    /// Whether the elements below are made only when a container asks for them. Containers set it before they make children.
    @exclusivity(unchecked) package final var makesElementsLazily: Bool

    package init(_ inputs: borrowing _NodeInputs) {
        unownedGraph = inputs.unownedGraph
        unownedParent = inputs.unownedParent
        environment = inputs.environment
        depth = (inputs.parent?.depth ?? -1) + 1
        makesElementsLazily = inputs.parent?.makesElementsLazily ?? false
        id = inputs.graph.register()
        super.init()
        if !type(of: self).isForgetful { inputs.graph.noteMemory() }
    }

    /// Whether nodes of the class keep no more than their view and its surroundings, so that one with another view is as
    /// good as new; by default none is. A body may look elsewhere, so `ViewGraph.startOver` evaluates each again.
    package class var isForgetful: Bool { false }

    package final var graph: ViewGraph {
        @inline(__always) get { unownedGraph.object }
    }

    package final var parent: ViewNode? {
        @inline(__always) get { unownedParent?.object }
    }

    /// Uses the graph's layout tree without retaining it.
    @inline(__always)
    final func withLayout<Result>(_ body: (LayoutTree) -> Result) -> Result {
        unownedGraph.with { $0.unownedLayout.with(body) }
    }

    // MARK: Children

    /// The nodes below, in the order of their views.
    @_spi(Engine) open var children: NodeList { .none }

    /// Updates the node, which must stand for a `V`.
    package final func update<V: View>(as view: V, _ environment: EnvironmentValues) {
        withUnsafePointer(to: view) { update(at: $0, environment) }
    }

    /// Updates the node with the view at an address, which must be of the node's type.
    package func update(at view: UnsafeRawPointer, _ environment: EnvironmentValues) {
        fatalError("_ViewNode is abstract")
    }

    /// Evaluates the node again because something that it has read changed.
    @_spi(Engine) open func reevaluate() {}

    /// The number of the node's latest evaluation; the reads of earlier ones no longer count.
    package var evaluation: UInt32 { 0 }

    /// Ends the node's identity, and those of all nodes below.
    package final func remove() {
        guard isAlive else { return }
        if hasHadLeavingChildren { graph.endLeaving(of: self) }
        StackGuard.run(depth: depth) {
            // The last view ends first (case `lc-A1`).
            children.forEachFromLast { $0.remove() }
        }
        isAlive = false
        if writesPreferences { graph.preferencesChanged() }
        willEnd()
        if isTracked { graph.unregister(id) }
        graph.keepUntilReleased(self)
    }

    /// Called when a former child of the node has also left the screen.
    package func end(_ child: ViewNode) { child.remove() }

    /// Called once when the node's identity ends, after those of its children.
    @_spi(Engine) open func willEnd() {}

    // MARK: Elements

    /// Appends the elements that a container sees, in order. Structure (groups, conditionals, `ForEach`) has none of
    /// its own and expands to its children's.
    package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        children.forEachFromFirst { appendElements(of: $0, to: &list) }
    }

    /// Appends the elements of a node below.
    @inline(__always)
    package final func appendElements(of child: ViewNode, to list: inout ContiguousArray<LayoutID>) {
        StackGuard.run(depth: depth) { child.appendElements(to: &list) }
    }

    /// The elements that the node shows now. Who only asks for them leaves their traits alone.
    package final var shownElements: ContiguousArray<LayoutID> { graph.layout.listing { appendElements(to: &$0) } }

    /// Appends the entries from which a lazy container makes its elements on demand.
    @_spi(Engine) open func appendLazyElements(to list: inout LazyElementList) {
        let children = children
        guard !children.isEmpty else {
            var elements = ContiguousArray<LayoutID>()
            appendElements(to: &elements)
            for element in elements { list.append(.element(element)) }
            return
        }
        for child in children { appendLazyElements(of: child, to: &list) }
    }

    /// Appends the entries of a node below.
    package final func appendLazyElements(of child: ViewNode, to list: inout LazyElementList) {
        StackGuard.run(depth: depth) { child.appendLazyElements(to: &list) }
    }

    /// Whether modifiers treat the views here as one. They do where one view is expected, unless the views are made one
    /// by one (case `id-G1`).
    package var isSingleView: Bool { StackGuard.run(depth: depth) { parent?.isSingleView ?? false } }

    /// Tells the nearest container that its list of elements is outdated.
    package func elementsChanged() {
        StackGuard.run(depth: depth) { parent?.elementsChanged() }
    }

    // MARK: Modifiers with a body

    /// The node itself if it belongs to a modifier with a body.
    var modifierContentSource: (any ModifierContentSource)? { nil }

    /// The modifier whose `content` the node stands for; nil for other nodes.
    var usedModifier: (any ModifierContentSource)? { nil }

    // MARK: Being in view

    /// Whether a lazy container has parked this node, and so everything below.
    package private(set) final var isParked = false

    /// Whether the node is on screen as far as lazy containers know: neither the node nor any node above is parked.
    package final var isInView: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isParked { return false }
            node = current.parent
        }
        return true
    }

    /// Parks the node or brings it back, and notifies everything below.
    package final func setParked(_ isParked: Bool) {
        guard isParked != self.isParked else { return }
        self.isParked = isParked
        tellViewChanged()
    }

    private func tellViewChanged() {
        isInViewChanged()
        StackGuard.run(depth: depth) {
            for child in children { child.tellViewChanged() }
        }
    }

    /// Called when a lazy container has parked the node or brought it back.
    package func isInViewChanged() {}

    /// Whether state of this node, or of one below, has been written and would be lost if the node ended.
    package var holdsWrittenState: Bool {
        children.contains { child in StackGuard.run(depth: depth) { child.holdsWrittenState } }
    }

    // MARK: Preferences

    /// Marks this node, and all nodes above, as having a writer of preferences below.
    package final func noteWritesPreferences() {
        var node: ViewNode? = self
        while let current = node, !current.writesPreferences {
            current.writesPreferences = true
            node = current.parent
        }
        graph.preferencesChanged()
    }

    /// Merges the preference values of this node's subtree, in view order.
    package func mergePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard writesPreferences else { return }
        for child in children { StackGuard.run(depth: depth) { child.mergePreference(key, into: &value) } }
    }

    package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value: K.Value?
        StackGuard.run(depth: depth) { mergePreference(key, into: &value) }
        return value ?? K.defaultValue
    }

    /// Whether a view of this node's subtree sets a preference.
    package final func setsPreference<K: PreferenceKey>(_ key: K.Type) -> Bool {
        var value: K.Value?
        StackGuard.run(depth: depth) { mergePreference(key, into: &value) }
        return value != nil
    }

    // MARK: Transactions and names

    /// The node itself if it changes the transaction of updates below.
    var transactionScope: (any TransactionScope)? { nil }

    /// The type of the view that the node stands for.
    package var viewType: Any.Type { Never.self }

    /// The view's name in reports and messages.
    override package var elementName: String { typeName(viewType) }
}
