import CoreGraphics

/// A place in a scroll view's content, as the target of a scroll.
enum ScrollDestination {
    case view(id: AnyHashable, anchor: UnitPoint?)
    case element(LayoutID)
    case edge(Edge)
    case point(CGPoint)
    case coordinate(Double, Axis)

    /// The offset that shows it, by the frames known now; nil for an unknown view.
    func offset(in controller: ScrollController) -> CGPoint? {
        let geometry = controller.geometry
        var offset = geometry.contentOffset
        switch self {
        case .view(let id, let anchor):
            guard let rect = controller.rect(ofViewWithID: id) else { return nil }
            return geometry.offset(showing: rect, anchor: anchor, along: controller.axes)
        case .element(let element):
            guard let rect = controller.contentFrame(of: element) else { return nil }
            return geometry.offset(showing: rect, anchor: nil, along: controller.axes)
        case .edge(let edge):
            let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
            let limits = geometry.limits(along: axis)
            offset[axis] = edge == .top || edge == .leading ? limits.lowerBound : limits.upperBound
        case .point(let point):
            for axis in Axis.allCases where controller.axes.contains(Axis.Set(axis)) && point[axis].isFinite {
                offset[axis] = point[axis] + geometry.limits(along: axis).lowerBound
            }
        case .coordinate(let place, let axis):
            if place.isFinite { offset[axis] = place + geometry.limits(along: axis).lowerBound }
        }
        return geometry.clamped(offset)
    }
}

extension ScrollController {
    /// The content rectangle of the view with an id, estimated if the view has not been made.
    func rect(ofViewWithID id: AnyHashable) -> CGRect? {
        var search = ScrollSearch(id: id)
        guard search.visit(node) else { return nil }
        switch search.result {
        case .element(let element)?: return contentFrame(of: element)
        case .row(let container, let source, let row)?: return container.estimatedRect(ofRow: row, of: source, in: self)
        case nil: return nil
        }
    }
}

/// Finds a view by its explicit id, or by the id that a `ForEach` gives it.
struct ScrollSearch {
    enum Result {
        case element(LayoutID)
        /// A row of a lazy container that is not made or not placed.
        case row(LazyContainerObject, source: any LazyElementSource, row: Int)
    }

    let id: AnyHashable
    private(set) var result: Result?
    private var container: LazyContainerObject?

    init(id: AnyHashable) { self.id = id }

    mutating func visit(_ node: ViewNode) -> Bool {
        guard node.isAlive else { return false }
        if let identified = node as? any ExplicitlyIdentified, identified.explicitID == id, found(node) { return true }
        if let source = node as? any LazyElementSource, let container, let row = source.row(withID: id) {
            if let element = source.placedElement(ofRow: row) {
                result = .element(element)
            } else {
                result = .row(container, source: source, row: row)
            }
            return true
        }
        if let rows = node as? any IdentifiedRows, let row = rows.rowNode(withID: id), found(row) { return true }
        let outer = container
        defer { container = outer }
        if let lazy = node as? any LazyContainer { container = lazy.lazyObject }
        for child in node.children where StackGuard.run(depth: node.depth, { visit(child) }) { return true }
        return false
    }

    private mutating func found(_ node: ViewNode) -> Bool {
        guard let element = node.shownElements.first(where: { node.graph.layout.isPlaced($0) }) else { return false }
        result = .element(element)
        return true
    }
}
