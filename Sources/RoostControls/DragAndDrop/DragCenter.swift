import CoreGraphics
import Observation
@_spi(Engine) import RoostCore

/// An item that is dragged over a window, as the window shows it.
@Observable
final class DraggedItem {
    /// The pointer's place in the window.
    var location: CGPoint
    /// The distance from the preview's middle to the pointer, in points.
    @ObservationIgnored let grip: CGSize
    /// The preview's size; nil for its own.
    @ObservationIgnored let size: CGSize?
    @ObservationIgnored let preview: AnyView
    @ObservationIgnored let environment: EnvironmentValues
    @ObservationIgnored let shape: AnyShape?

    init(
        at location: CGPoint, grip: CGSize, size: CGSize?, preview: AnyView, environment: EnvironmentValues,
        shape: AnyShape?
    ) {
        self.location = location
        self.grip = grip
        self.size = size
        self.preview = preview
        self.environment = environment
        self.shape = shape
    }
}

extension DraggedItem {
    /// The view as a picture of its own.
    var picture: DisplayList {
        let graph = ViewGraph(DraggedItemContent(item: self), environment: environment)
        let size = graph.layOut(.unspecified)
        return graph.displayList(size: size)
    }
}

/// Follows a drag over a window, and tells the views that may take the items.
final class DragCenter: GraphService {
    private unowned(unsafe) let graph: ViewGraph
    private var providers: [NSItemProvider] = []
    private var target: (element: LayoutID, node: any DropTargetNode)?
    /// The nodes that take drops.
    private var targets: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
        weak var node: (any DropTargetNode)?
    }

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ node: any DropTargetNode) { targets[ObjectIdentifier(node)] = Weak(node: node) }

    func remove(_ node: any DropTargetNode) {
        targets[ObjectIdentifier(node)] = nil
        if target?.node === node { target = nil }
    }

    /// The dragged things as other programs get them.
    var items: [PasteboardItem] { providers.map { PasteboardItem($0) } }

    func begin(_ providers: [NSItemProvider], showing item: DraggedItem) {
        cancel()
        self.providers = providers
        graph.presentations?.dragged = item
        move(to: item.location)
    }

    /// Follows items from outside of the window, whose picture the host shows.
    func follow(_ providers: [NSItemProvider], at location: CGPoint) {
        self.providers = providers
        move(to: location)
    }

    func move(to location: CGPoint) {
        graph.presentations?.dragged?.location = location
        let found = find(at: location)
        guard let found else { return leave() }
        let info = info(at: location, over: found.element)
        if let target, target.element == found.element, target.node === found.node {
            found.node.dropMoved(info)
        } else {
            leave()
            target = found
            found.node.dropEntered(info)
        }
    }

    /// Returns whether a view has taken the items.
    @discardableResult
    func drop(at location: CGPoint) -> Bool {
        move(to: location)
        let isTaken = target != nil
        if let target {
            let info = info(at: location, over: target.element)
            // After the drop nothing is over the target any more.
            self.target = nil
            target.node.dropped(info)
        }
        end()
        return isTaken
    }

    func cancel() {
        leave()
        end()
    }

    private func leave() {
        guard let target else { return }
        self.target = nil
        target.node.dropLeft(info(at: .zero, over: target.element))
    }

    private func end() {
        providers = []
        if graph.presentations?.dragged != nil { graph.presentations?.dragged = nil }
    }

    private func info(at location: CGPoint, over element: LayoutID) -> DropInfo {
        DropInfo(location: graph.layout.point(location, in: element), providers: providers)
    }

    /// The innermost view that takes the dragged items. A view that draws nothing under the pointer counts too, unless
    /// a presentation lies over the window.
    private func find(at location: CGPoint) -> (element: LayoutID, node: any DropTargetNode)? {
        for element in graph.hitPath(at: location) {
            guard let node = graph.layout.owner(of: element) as? any DropTargetNode, node.accepts(providers) else {
                continue
            }
            return (element, node)
        }
        guard graph.presentations?.top == nil else { return nil }
        var best: (element: LayoutID, node: any DropTargetNode, area: CGFloat)?
        for node in targets.values.compactMap(\.node) {
            for element in node.dropElements where graph.layout.isPlaced(element) {
                let size = graph.layout.localFrame(of: element).size
                let area = size.width * size.height
                guard CGRect(origin: .zero, size: size).contains(graph.layout.point(location, in: element)),
                    area < best?.area ?? .infinity, node.accepts(providers)
                else { continue }
                best = (element, node, area)
            }
        }
        return best.map { ($0.element, $0.node) }
    }
}

/// A node that takes drops.
protocol DropTargetNode: ViewNode {
    /// The elements in which the node wraps its content.
    var dropElements: [LayoutID] { get }
    func accepts(_ providers: [NSItemProvider]) -> Bool
    func dropEntered(_ info: DropInfo)
    func dropMoved(_ info: DropInfo)
    func dropLeft(_ info: DropInfo)
    func dropped(_ info: DropInfo)
}

/// The dragged item under the pointer, over everything else.
nonisolated struct DraggedItemLayer: View {
    let item: DraggedItem

    @MainActor var body: some View {
        GeometryReader { _ in
            EnvironmentIsland(
                environment: item.environment, content: DraggedItemContent(item: item), confinesFocus: false
            )
            .wholeOpacity(0.85)
            .shadow(color: .black.opacity(0.2), radius: 8, y: 3)
            .position(x: item.location.x - item.grip.width, y: item.location.y - item.grip.height)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// The dragged item itself.
nonisolated private struct DraggedItemContent: View {
    let item: DraggedItem

    @MainActor @ViewBuilder var body: some View {
        if let shape = item.shape {
            sized.clipShape(shape)
        } else {
            sized
        }
    }

    @MainActor private var sized: some View {
        item.preview.frame(width: item.size?.width, height: item.size?.height).fixedSize()
    }
}
