import CoreGraphics

/// What a node is given when it is made.
public struct _NodeInputs {
    // All outlive the making of a node.
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

/// A place in the view graph: it lasts as long as the identity of the view that it stands for.
///
/// A node holds its children, its state and, where its view takes part in layout, an index into the layout tree. A
/// graph and its nodes are confined to one thread at a time, and no node holds on to a property of its own over a call
/// that could set it: so those that are used in every step of resolving go without Swift's checks for exclusive access,
/// which would cost as much as the rest.
open class _ViewNode {
    private let unownedGraph: Unowned<ViewGraph>
    private let unownedParent: Unowned<ViewNode>?
    @exclusivity(unchecked) package internal(set) final var environment: EnvironmentValues
    /// Unique in the graph; also the owner of what the node draws.
    package final let id: NodeID
    /// Steps from the root.
    package final let depth: Int32
    /// False once the node's identity has ended.
    @exclusivity(unchecked) package private(set) final var isAlive = true
    /// Whether this node or one below writes a preference: lets preference passes skip the rest of the graph.
    @exclusivity(unchecked) package private(set) final var writesPreferences = false
    /// Whether the graph finds the node by its number.
    @exclusivity(unchecked) final var isTracked = false
    /// Whether the node is a container that waits for its elements to be listed anew.
    @exclusivity(unchecked) final var awaitsRelink = false
    /// Whether the elements here are made only when a container asks for them.
    private final let isMadeLazily: Bool

    package init(_ inputs: borrowing _NodeInputs) {
        unownedGraph = inputs.unownedGraph
        unownedParent = inputs.unownedParent
        environment = inputs.environment
        depth = (inputs.parent?.depth ?? -1) + 1
        isMadeLazily = inputs.parent?.makesElementsLazily ?? false
        id = inputs.graph.register()
    }

    package final var graph: ViewGraph {
        @inline(__always) get { unownedGraph.object }
    }

    package final var parent: ViewNode? {
        @inline(__always) get { unownedParent?.object }
    }

    /// Uses the graph's layout tree without counting it.
    @inline(__always)
    final func withLayout<Result>(_ body: (LayoutTree) -> Result) -> Result {
        unownedGraph.with { $0.unownedLayout.with(body) }
    }

    // MARK: Children

    /// The nodes below, in the order of their views.
    package var children: NodeList { .none }

    package func makeChild<V: View>(_ view: V) -> _ViewNodeOf<V> {
        // The node keeps its environment while it makes a child.
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

    /// Updates the node with the view at an address, which must be of the type that the node stands for.
    package func update(at view: UnsafeRawPointer, _ environment: EnvironmentValues) {
        fatalError("_ViewNode is abstract")
    }

    /// Evaluates the node again because something that it read has changed.
    package func reevaluate() {}

    /// Counts the node's evaluations: what an earlier one read no longer counts.
    package var evaluation: UInt32 { 0 }

    /// Ends the node's identity and that of everything below.
    package final func remove() {
        guard isAlive else { return }
        if !graph.transitions.isEmpty { graph.endLeaving(of: self) }
        StackGuard.run(depth: depth) {
            // The last view goes first, as it comes first (case `lc-A1`).
            children.forEachFromLast { $0.remove() }
        }
        isAlive = false
        if writesPreferences { graph.preferencesChanged() }
        willEnd()
        if isTracked { graph.unregister(id) }
        graph.keepUntilReleased(self)
    }

    /// Called where a child that the node no longer has is gone from the screen too.
    package func end(_ child: ViewNode) { child.remove() }

    /// Called once when the node's identity ends, after its children's.
    package func willEnd() {}

    // MARK: Elements

    /// Adds the layout nodes that a container sees, in order. Structure (groups, conditionals, `ForEach`) has none of
    /// its own and expands to its children's.
    package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        children.forEachFromFirst { appendElements(of: $0, to: &list) }
    }

    /// Adds those of a node below.
    @inline(__always)
    final func appendElements(of child: ViewNode, to list: inout ContiguousArray<LayoutID>) {
        StackGuard.run(depth: depth) { child.appendElements(to: &list) }
    }

    /// Adds what a lazy container needs to make its elements on demand.
    package func appendLazyElements(to list: inout LazyElementList) {
        let children = children
        guard !children.isEmpty else {
            var elements = ContiguousArray<LayoutID>()
            appendElements(to: &elements)
            for element in elements { list.append(.element(element)) }
            return
        }
        for child in children { appendLazyElements(of: child, to: &list) }
    }

    /// Adds those of a node below.
    final func appendLazyElements(of child: ViewNode, to list: inout LazyElementList) {
        StackGuard.run(depth: depth) { child.appendLazyElements(to: &list) }
    }

    /// Whether elements below are made only when a container asks for them.
    package var makesElementsLazily: Bool { isMadeLazily }

    /// Whether a modifier sees the views here as one: where one is expected, unless they are made one by one (case `id-G1`).
    package var isOne: Bool { StackGuard.run(depth: depth) { parent?.isOne ?? false } }

    /// Tells the nearest container that its list of elements is no longer right.
    package func elementsChanged() {
        StackGuard.run(depth: depth) { parent?.elementsChanged() }
    }

    // MARK: Modifiers with a body

    /// The node itself if it is that of a modifier with a body.
    var modifierContentSource: (any ModifierContentSource)? { nil }

    /// The modifier whose `content` the node stands for, if it does.
    var usedModifier: (any ModifierContentSource)? { nil }

    // MARK: Being in view

    /// Whether a lazy container has parked this node, and so everything below.
    package private(set) final var isParked = false

    /// Whether the node is on screen as far as lazy containers know: neither it nor what is around it is parked.
    package final var isInView: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isParked { return false }
            node = current.parent
        }
        return true
    }

    /// Parks the node or brings it back, and tells everything below.
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

    /// Whether state that belongs to this node or one below has been written: it would be lost if the node ended.
    package var holdsWrittenState: Bool {
        children.contains { child in StackGuard.run(depth: depth) { child.holdsWrittenState } }
    }

    // MARK: Preferences

    /// Marks this node and all above as having a preference writer below.
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

    /// Whether the node draws by more than its view, its environment and the layout, and so in each frame anew.
    package var drawsEachFrame: Bool { false }

    /// Notes that the node's elements draw otherwise than they did.
    package func markDrawing() {}

    /// Draws the layout node `element`, which this node owns, in the coordinates of the picture.
    package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.paintChildren(of: element)
    }

    // MARK: Accessibility

    /// Adds what the node knows of its element for people who do not see it. Answers whether it said anything.
    package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool { false }

    /// What the second child of the node's elements is for, where it is never drawn.
    var unseenLayerUse: UnseenLayerUse? { nil }

    /// What the node does as a control that keys reach.
    package var keyboardControl: AccessibleControl? { nil }

    /// Whether the node's elements keep their place and show nothing.
    package var hidesContent: Bool { false }

    /// Whether keyboard shortcuts inside work.
    package var shortcutsReachContent: Bool { !hidesContent }

    /// The node itself if it changes the transaction of updates below.
    var transactionScope: (any TransactionScope)? { nil }

    /// How the node's elements are seen while layout moves them.
    package var geometryRole: GeometryRole { [] }

    /// How far the node's elements draw whose content draws as far as `reach`; infinite where that is anywhere.
    func drawingReach(around reach: CGRect) -> CGRect { reach }

    /// Called where an element that the node draws begins to glide to another frame.
    package func glides(_ element: LayoutID) {}

    /// The coordinate space that the node's elements define.
    package var coordinateSpaceName: AnyHashable? { nil }

    // MARK: Pointers

    /// Whether the node draws at a point of its frame, whose origin is zero: where it is hit.
    package func covers(_ point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    /// Whether the node's elements, and what is inside them, can be hit at all.
    package var admitsHits: Bool { true }

    /// What is hit of an element at a point of its frame, whose origin is zero.
    package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion { .content }

    /// Where a point of an element's frame, whose origin is zero, lies in what the node draws, before it draws it through
    /// a transform; nil where the transform has no inverse.
    package func contentPoint(_ point: CGPoint, size: CGSize) -> CGPoint? { point }

    /// The element's children that can be hit, the lowest first.
    package func hitChildren(of element: LayoutID) -> ContiguousArray<LayoutID> {
        graph.layout.childrenFromBehind(of: element)
    }

    /// Whether the node's elements stand for the first thing in them, as a modifier's do.
    package var wrapsContent: Bool { false }

    /// What is to hear of a pointer that came down on something in an element of the node; nil for nothing. The recognizer
    /// lasts until its pointers are up and it is over; until then the node is not asked again.
    package func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? { nil }

    /// What a wheel or a trackpad does that scrolls an element of the node sideways, as a drag would; nil for nothing.
    func sidewaysHandlers(for element: LayoutID) -> AxisDragHandlers? { nil }

    /// Whether recognizers of nodes inside are left out.
    package var masksInnerGestures: Bool { false }

    /// Tells the node where a pointer is that hovers over an element of it, in the root's coordinates; nil when it has
    /// gone.
    package func hover(at point: CGPoint?, over element: LayoutID, isNew: Bool) {}

    /// Whether `hover` does anything.
    package var observesHover: Bool { false }

    /// Tells the node that the mouse's other button was pressed on it, in the root's coordinates.
    package func secondaryClick(at point: CGPoint) {}

    /// Whether `secondaryClick` does anything.
    package var takesSecondaryClicks: Bool { false }

    /// The type of the view that the node stands for.
    package var viewType: Any.Type { Never.self }

    /// The view's name in reports and messages.
    package var elementName: String { typeName(viewType) }
}

/// A node that stands for a view of type `V`.
open class _ViewNodeOf<V>: _ViewNode {
    @exclusivity(unchecked) package internal(set) final var view: V

    // Borrowed: an initialiser owns its parameters otherwise, and each class on the way to this one would copy the view.
    init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        self.view = copy view
        super.init(inputs)
    }

    /// Takes over a new value of the view and a new environment; does nothing where both are what they were.
    package final func update(_ view: V, _ environment: EnvironmentValues) {
        withUnsafePointer(to: view) { update(at: $0, environment) }
    }

    /// Updates a part of this node's view, which is compared where it lies: copying it would cost more.
    @inline(__always)
    final func update<Part>(
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
        // Parts of the view are compared where it lies now.
        let outerDifference = graph.comparisons.difference
        graph.comparisons.difference = difference.map { bytes in
            withUnsafeMutablePointer(to: &self.view) { ValueComparisons.Difference(bytes, of: $0) }
        }
        StackGuard.run(depth: depth) {
            changed(view: viewChanged, environment: environmentChanged)
        }
        graph.comparisons.difference = outerDifference
    }

    /// Called before `view` takes the value at the pointer, which is another one.
    func willChange(to view: UnsafeRawPointer) {}

    /// Called, where a change is animated, before `view` and `environment` take the values that they are given.
    package func willMove(to view: V, _ environment: EnvironmentValues) {}

    /// Brings the node and its children up to date with `view` and `environment`.
    package func changed(view viewChanged: Bool, environment environmentChanged: Bool) {}

    package override var viewType: Any.Type { V.self }
}

/// Numbers a graph's nodes from 1; never used twice in one graph.
package typealias NodeID = UInt32
