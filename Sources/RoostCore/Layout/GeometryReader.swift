import CoreGraphics

/// Content made from the size and position that layout gives it. The reader fills its proposal; the content gets the
/// reader's size as its proposal and lies at the top leading corner (Rules.md, Leaf views).
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content for a size and position.
    public var content: (GeometryProxy) -> Content

    /// The closure is called again when the size changes, or a position that it has read.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        GeometryReaderNode(view, inputs)
    }
}

/// The size and position that layout gave a view. Use it only in the closure that receives it.
public struct GeometryProxy {
    let tree: LayoutTree
    let element: LayoutID
    let noteFrameRead: () -> Void
    /// The view's size in points.
    public let size: CGSize

    init(tree: LayoutTree, element: LayoutID, size: CGSize, noteFrameRead: @escaping () -> Void = {}) {
        self.tree = tree
        self.element = element
        self.size = size
        self.noteFrameRead = noteFrameRead
    }

    /// The distances, in points, by which the safe area reaches into the view at each edge.
    public var safeAreaInsets: EdgeInsets { tree.safeAreaInsets(touching: element) }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        noteFrameRead()
        return CGRect(origin: tree.frame(of: element, in: coordinateSpace).origin, size: size)
    }

    /// The bounds of the nearest view around with this name, in this view's coordinates; nil without one.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        var current = element
        while current.exists {
            if tree.owner(of: current)?.isCoordinateSpace(named: coordinateSpace.name) == true {
                noteFrameRead()
                let origin = tree.absoluteOrigin(of: element)
                return tree.frame(of: current).offsetBy(dx: -origin.x, dy: -origin.y)
            }
            current = tree.parent(of: current)
        }
        return nil
    }

    /// An anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        noteFrameRead()
        return anchor.value(from: tree.absoluteOrigin(of: element))
    }
}

final class GeometryReaderNode<Content: View>: EvaluatingNode<GeometryReader<Content>>, ElementContainer {
    private var element = LayoutID.none
    private var content: _ViewNodeOf<Content>?
    private var size = CGSize.zero
    /// The origin, if the content has read it.
    private var frameRead: CGPoint?
    private var isStale = true

    override package init(_ view: GeometryReader<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        makesElementsLazily = false
        element = graph.layout.add(GeometryReaderObject { [unowned self] in resolve(size: $0) }, owner: self)
        graph.layout.markBoundary(element)
    }

    /// Makes the content for the size that the reader was given.
    private func resolve(size: CGSize) {
        let origin = graph.layout.absoluteOrigin(of: element)
        guard isStale || size != self.size || (frameRead != nil && frameRead != origin) else { return }
        self.size = size
        isStale = false
        frameRead = nil
        graph.layout.resolveContent(of: element) {
            let proxy = GeometryProxy(tree: graph.layout, element: element, size: size) { [unowned self] in
                frameRead = origin
            }
            let made = tracked { view.content(proxy) }
            if let content { content.update(made, environment) } else { content = makeChild(made) }
            relink()
            graph.relinkAll()
        }
        graph.observeGeometry(of: self, frameRead == nil ? nil : { [unowned self] in checkOrigin() })
    }

    /// The reader may move without a new placement, together with its container.
    private func checkOrigin() {
        if let frameRead, frameRead != graph.layout.absoluteOrigin(of: element) { markStale() }
    }

    private func markStale() {
        isStale = true
        graph.layout.invalidate(element)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        markStale()
    }

    override package func reevaluate() { markStale() }

    override package var children: NodeList { NodeList(content) }

    override package var isSingleView: Bool { false }

    override package func elementsChanged() { graph.relink(self) }

    package func relink() {
        guard isAlive, let content else { return }
        let elements = graph.layout.collect { content.appendElements(to: &$0) }
        graph.layout.setChildren(of: element, to: elements)
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        graph.layout.append(element, to: &list)
    }

    override package func willEnd() {
        graph.observeGeometry(of: self, nil)
        graph.layout.remove(element)
    }
}

final class GeometryReaderObject: LayoutObject {
    private let resolve: (CGSize) -> Void

    init(resolve: @escaping (CGSize) -> Void) { self.resolve = resolve }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        CGSize(
            width: proposal.width.isNaN ? 10 : max(0, proposal.width),
            height: proposal.height.isNaN ? 10 : max(0, proposal.height))
    }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        resolve(size)
        var child = tree.firstChild(of: element)
        while child.exists {
            tree.push(child, x: 0, y: 0, Proposal(size))
            child = tree.nextSibling(of: child)
        }
    }
}
