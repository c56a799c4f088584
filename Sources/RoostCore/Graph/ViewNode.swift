import CoreGraphics

/// The inputs of a new node.
public struct _NodeInputs {
    // All of these outlive the making of the node.
    fileprivate let unownedGraph: Unowned<ViewGraph>
    fileprivate let unownedParent: Unowned<ViewNode>?
    private let borrowedEnvironment: EnvironmentValues.Borrowed

    init(graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues.Borrowed) {
        unownedGraph = Unowned(graph)
        unownedParent = parent.map(Unowned.init)
        borrowedEnvironment = environment
    }

    package var environment: EnvironmentValues {
        @inline(__always) get { borrowedEnvironment.values }
    }

    package var graph: ViewGraph {
        @inline(__always) get { unownedGraph.object }
    }

    package var parent: ViewNode? {
        @inline(__always) get { unownedParent?.object }
    }
}

package typealias ViewNode = _ViewNode

/// A place in the view graph, which lasts as long as the identity of its view.
///
/// A node holds its children, its state and, if its view takes part in layout, an index into the layout tree. A graph
/// and its nodes are confined to one thread at a time, and no node holds an access to one of its properties over a call
/// that could set it. So the properties that every step of resolving uses go without Swift's exclusivity checks, which
/// would cost as much as the rest.
open class _ViewNode: _ElementOwner {
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
    }

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

    package func makeChild<V: View>(_ view: V) -> _ViewNodeOf<V> {
        // The node retains its environment while it makes a child.
        makeChild(view, environment.borrowed)
    }

    package func makeChild<V: View>(_ view: V, _ environment: EnvironmentValues) -> _ViewNodeOf<V> {
        withExtendedLifetime(environment) { makeChild(view, environment.borrowed) }
    }

    private func makeChild<V: View>(_ view: V, _ environment: EnvironmentValues.Borrowed) -> _ViewNodeOf<V> {
        var child: ViewNode?
        StackGuard.run(depth: depth) {
            child = V._makeNode(view, _NodeInputs(graph: graph, parent: self, environment: environment))
        }
        return unsafeDowncast(child!, to: _ViewNodeOf<V>.self)
    }

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

    // MARK: Painting

    /// Whether the drawing depends on more than the view, the environment and the layout, so that each frame draws it
    /// anew.
    @_spi(Engine) open var drawsEachFrame: Bool { false }

    /// Marks the drawing of the node's elements as stale.
    package func markDrawing() {}

    /// Draws an element of this node, in the image's coordinates.
    @_spi(Engine) open func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.paintChildren(of: element)
    }

    // MARK: Accessibility

    /// Adds the node's accessibility attributes of its element. Returns whether it added any.
    package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool { false }

    /// The purpose of the second child of the node's elements, if it is never drawn; nil otherwise.
    var unseenLayerUse: UnseenLayerUse? { nil }

    /// The node's action as a control that the keyboard reaches.
    package var keyboardControl: AccessibleControl? { nil }

    /// Whether the node's elements keep their place but are not drawn.
    package var hidesContent: Bool { false }

    /// Whether keyboard shortcuts inside work.
    package var shortcutsReachContent: Bool { !hidesContent }

    /// The node itself if it changes the transaction of updates below.
    var transactionScope: (any TransactionScope)? { nil }

    /// How the node's elements appear while an animation moves their frames.
    package var geometryRole: GeometryRole { [] }

    /// Called when an element that the node draws begins to glide to another frame.
    package func glides(_ element: LayoutID) {}

    /// Whether the node's elements define the coordinate space of a name.
    package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

    // MARK: Pointers

    /// Whether the node draws at a point in its own coordinates, which decides whether it is hit there.
    @_spi(Engine) open func covers(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    /// Whether the node's elements, and everything in them, can be hit at all.
    package var admitsHits: Bool { true }

    /// The hit region at a point in an element's own coordinates.
    package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion { .content }

    /// A point in an element's own coordinates, converted to those in which the node draws its content through a
    /// transform; nil if the transform has no inverse.
    package func contentPoint(_ point: CGPoint, size: CGSize) -> CGPoint? { point }

    /// The element's children that can be hit, from back to front.
    package func hitChildren(of element: LayoutID) -> ContiguousArray<LayoutID> {
        graph.layout.childrenFromBehind(of: element)
    }

    /// Whether the node's elements represent their first child, as a modifier's do.
    package var wrapsContent: Bool { false }

    /// The recogniser of pointers that go down on an element of the node; nil for none. It lasts until its pointers are
    /// up and it has finished; until then the node is not asked again.
    @_spi(Engine) open func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? { nil }

    /// What a wheel or trackpad that scrolls over an element does; nil where it scrolls the scroll views around.
    func wheelDrag(for element: LayoutID) -> WheelDrag? { nil }

    /// Whether the recognisers of nodes inside are left out.
    package var masksInnerGestures: Bool { false }

    /// Reports a pointer that hovers over an element of the node, in the root's coordinates; nil when it has left.
    package func hover(at point: CGPoint?, over element: LayoutID, isNew: Bool) {}

    /// Whether `hover` does anything.
    package var observesHover: Bool { false }

    /// Reports a press of the mouse's secondary button on the node, in the root's coordinates.
    package func secondaryClick(at point: CGPoint) {}

    /// Whether `secondaryClick` does anything.
    package var takesSecondaryClicks: Bool { false }

    /// The type of the view that the node stands for.
    package var viewType: Any.Type { Never.self }

    /// The view's name in reports and messages.
    override package var elementName: String { typeName(viewType) }
}

/// A node that stands for a view of type `V`.
open class _ViewNodeOf<V>: _ViewNode {
    @exclusivity(unchecked) package final var view: V

    // Borrowed: an initialiser would otherwise own its parameters, and each class up to this one would copy the view.
    package init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        self.view = copy view
        super.init(inputs)
    }

    /// Updates the view and the environment; does nothing if both are unchanged.
    package final func update(_ view: V, _ environment: EnvironmentValues) {
        withUnsafePointer(to: view) { update(at: $0, environment) }
    }

    /// Updates a child with a part of this node's view. The part is compared in place: a copy would cost more.
    @inline(__always)
    package final func update<Part>(
        _ child: _ViewNodeOf<Part>, with part: inout Part, _ environment: EnvironmentValues
    ) {
        withUnsafeMutablePointer(to: &part) { child.update(at: $0, environment) }
    }

    package override final func update(at pointer: UnsafeRawPointer, _ environment: EnvironmentValues) {
        let view = pointer.assumingMemoryBound(to: V.self)
        let environmentChanged = !environment.isIdentical(to: self.environment)
        let difference = withUnsafeMutablePointer(to: &self.view) { graph.comparisons.difference(V.self, $0, view) }
        let viewChanged = difference != nil
        guard viewChanged || environmentChanged else { return }
        if !graph.layout.recordings.isEmpty { markDrawing() }
        if graph.moves { willMove(to: view.pointee, environment) }
        if viewChanged {
            willChange(to: pointer)
            self.view = view.pointee
        }
        if environmentChanged { self.environment = environment }
        // The parts of the view are compared in its new place.
        let outerDifference = graph.comparisons.difference
        graph.comparisons.difference = difference.map { bytes in
            withUnsafeMutablePointer(to: &self.view) { ValueComparisons.Difference(bytes, of: $0) }
        }
        StackGuard.run(depth: depth) {
            changed(view: viewChanged, environment: environmentChanged)
        }
        graph.comparisons.difference = outerDifference
    }

    /// Called before `view` changes to the value at the pointer, which differs.
    func willChange(to view: UnsafeRawPointer) {}

    /// Called for an animated change, before `view` and `environment` change to the given values.
    package func willMove(to view: V, _ environment: EnvironmentValues) {}

    /// Updates the node and its children for `view` and `environment`.
    @_spi(Engine) open func changed(view viewChanged: Bool, environment environmentChanged: Bool) {}

    package override var viewType: Any.Type { V.self }
}
