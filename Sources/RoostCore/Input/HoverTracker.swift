import CoreGraphics

/// Follows the mouse while no button is held, and notifies the views under it.
final class HoverTracker {
    private unowned(unsafe) let graph: ViewGraph
    private var location: CGPoint?
    /// The number of nodes that observe the mouse. Without any, no hit testing is done.
    var observerCount = 0
    /// The number of nodes that take clicks of the mouse's other button.
    var clickTakerCount = 0
    /// Whether a view under the mouse takes clicks of its other button.
    private(set) var isOverClickTaker = false
    /// The observing elements under the mouse, innermost first.
    private var entered: [(element: LayoutID, node: ViewNode)] = []

    init(graph: ViewGraph) { self.graph = graph }

    func receive(_ event: PointerEvent) {
        guard event.kind != .touch else { return }
        switch event.phase {
        case .hovered, .ended: location = event.location
        case .left: location = nil
        // While a button is held, the views under the mouse stay those that it was pressed over.
        case .began, .moved, .cancelled: return
        }
        update()
    }

    /// Repeats hit testing after a layout, for a mouse at rest.
    func layoutChanged() {
        if location != nil, isWanted || !entered.isEmpty || isOverClickTaker { update(isStill: true) }
    }

    private var isWanted: Bool { observerCount > 0 || clickTakerCount > 0 }

    private func update(isStill: Bool = false) {
        var found: [(element: LayoutID, node: ViewNode)] = []
        isOverClickTaker = false
        if let location, isWanted {
            let path = graph.hitPath(at: location)
            for element in path {
                if let node = graph.layout.owner(of: element), node.observesHover { found.append((element, node)) }
            }
            isOverClickTaker = clickTakerCount > 0 && graph.secondaryClickTaker(along: path) != nil
        }
        let before = entered
        entered = found
        func isIn(_ list: [(element: LayoutID, node: ViewNode)], _ item: (element: LayoutID, node: ViewNode)) -> Bool {
            list.contains { $0.element == item.element && $0.node === item.node }
        }
        for item in before where item.node.isAlive && !isIn(found, item) {
            item.node.hover(at: nil, over: item.element, isNew: false)
        }
        for item in found.reversed() {
            let isNew = !isIn(before, item)
            if isNew || !isStill { item.node.hover(at: location, over: item.element, isNew: isNew) }
        }
    }
}
