import CoreGraphics

/// The scroll views of a graph, which it informs after each layout and asks to scroll once everything is placed.
package final class ScrollSystem: GraphService {
    private var controllers: [ScrollController] = []
    private var requests: [() -> Void] = []
    fileprivate let stroke = WheelStroke()
    fileprivate let fingers = FingerStroke()

    package init(graph: ViewGraph) {}

    func add(_ controller: ScrollController) { controllers.append(controller) }

    func remove(_ controller: ScrollController) { controllers.removeAll { $0 === controller } }

    /// Runs a request to scroll after the next layout.
    func onceLaidOut(in graph: ViewGraph, _ request: @escaping () -> Void) {
        requests.append(request)
        graph.requestFrame()
        graph.queue.wakeHost()
    }

    func didLayOut() {
        let due = requests
        requests = []
        for request in due { request() }
        for controller in controllers { controller.didLayOut() }
    }
}

extension ViewGraph {
    var scrolling: ScrollSystem { service() }

    /// Turns the wheel. The innermost scroll view under the point that can move goes first, the ones around it take the
    /// rest; a view that the wheel drags takes all of a turn along its axes. Fingers on a touchpad drag one view instead.
    /// Returns whether anything moved.
    @discardableResult
    package func scroll(_ event: ScrollEvent) -> Bool {
        guard event.phase == .turned else { return scrolling.fingers.take(event, in: self) }
        let path = hitPath(at: event.location)
        if scrolling.stroke.take(event, along: path, in: self) { return true }
        var rest = event.delta
        for controller in scrollViews(along: path) {
            rest = controller.wheel(by: controller.logical(rest))
            rest = controller.logical(rest)
            if rest.width == 0 && rest.height == 0 { break }
        }
        return rest != event.delta
    }

    /// Scrolls the scroll views around a node by the shortest way that shows the node.
    func scrollToVisible(_ node: ViewNode) {
        guard let element = node.shownElements.first(where: { layout.isPlaced($0) }) else { return }
        var current = layout.parent(of: element)
        while current.exists {
            if let scroll = layout.layoutObject(of: current) as? ScrollObject {
                scroll.controller.scroll(to: .element(element), animation: nil)
            }
            current = layout.parent(of: current)
        }
    }

    /// The scroll views at a point, the innermost first.
    package func scrollViews(at point: CGPoint) -> [ScrollController] {
        scrollViews(along: hitPath(at: point))
    }

    private func scrollViews(along path: ContiguousArray<LayoutID>) -> [ScrollController] {
        path.compactMap { (layout.layoutObject(of: $0) as? ScrollObject)?.controller }
    }
}

/// A stroke: turns of a wheel, or of two fingers on a trackpad, that follow each other closely. A stroke that begins
/// over a view that it drags, such as a row with actions, belongs to that view until a pause ends it.
private final class WheelStroke {
    private var last = -Double.infinity
    /// The dragged view; nil if the stroke scrolls.
    private var drag: WheelDrag?
    private var end: TimerID?

    /// The seconds without a turn that end a stroke.
    private static let pause = 0.15

    /// Returns whether the turn drags a view.
    func take(_ event: ScrollEvent, along path: ContiguousArray<LayoutID>, in graph: ViewGraph) -> Bool {
        guard event.delta.width.isFinite, event.delta.height.isFinite else { return false }
        let way = CGSize(width: -event.delta.width, height: -event.delta.height)
        if graph.time - last > Self.pause, drag == nil {
            drag = findDrag(by: way, along: path, in: graph)
            drag?.handlers.began()
        }
        last = graph.time
        guard let drag else { return false }
        drag.handlers.moved(
            CGSize(
                width: drag.axes.contains(.horizontal) ? way.width : 0,
                height: drag.axes.contains(.vertical) ? way.height : 0))
        if let end { graph.cancel(end) }
        end = graph.schedule(at: graph.time + Self.pause) { [unowned self] in
            self.drag = nil
            self.end = nil
            drag.handlers.ended(.zero)
        }
        return true
    }

    private func findDrag(
        by way: CGSize, along path: ContiguousArray<LayoutID>, in graph: ViewGraph
    ) -> WheelDrag? {
        let axis = Axis.Set(abs(way.width) > abs(way.height) ? .horizontal : .vertical)
        for element in path {
            if let scroll = graph.layout.layoutObject(of: element) as? ScrollObject,
                scroll.controller.scrollableAxes.contains(axis)
            {
                return nil
            }
            if let drag = graph.layout.owner(of: element)?.wheelDrag(for: element), drag.axes.contains(axis),
                drag.moves(way)
            {
                return drag
            }
        }
        return nil
    }
}

extension ScrollController {
    /// The window onto the content, in the scroll view's own coordinates.
    func viewport(of size: CGSize) -> CGRect {
        CGRect(
            x: environment.layoutDirection == .rightToLeft ? -overhang.trailing : -overhang.leading, y: -overhang.top,
            width: size.width + overhang.leading + overhang.trailing,
            height: size.height + overhang.top + overhang.bottom)
    }

    /// Converts a distance on the screen into one of the offset, which grows to the left in right-to-left layouts, and
    /// back.
    package func logical(_ delta: CGSize) -> CGSize {
        environment.layoutDirection == .rightToLeft ? CGSize(width: -delta.width, height: delta.height) : delta
    }
}

extension ScrollController {
    /// The axes along which a finger can move the content.
    var scrollableAxes: Axis.Set {
        var axes: Axis.Set = []
        for axis in Axis.allCases where canScroll(along: axis) { axes.insert(Axis.Set(axis)) }
        return axes
    }

    /// The handlers of a finger on the content.
    var dragHandlers: AxisDragHandlers {
        AxisDragHandlers(
            touched: { [weak self] in self?.touch() },
            began: { [weak self] in
                self?.beginDrag()
                self?.isDragNew = true
            },
            moved: { [weak self] step in
                guard let self, !pullSheet(by: step) else { return }
                drag(by: logical(step))
            },
            ended: { [weak self] velocity in
                guard let self else { return }
                endDrag(velocity: pulledSheet == nil ? logical(velocity) : .zero)
                pulledSheet?.end(velocity: velocity.height)
                pulledSheet = nil
            },
            left: { [weak self] in self?.release() })
    }

    /// Moves the surrounding sheet instead of the content; returns false if the sheet stays.
    private func pullSheet(by step: CGSize) -> Bool {
        if isDragNew {
            isDragNew = false
            pulledSheet = nil
            let isAtTop = offset.y <= geometry.limits(along: .vertical).lowerBound + 0.5
            if isAtTop, refresh == nil || step.height < 0, let sheet = environment.sheetPull, sheet.begins(by: step) {
                pulledSheet = sheet
            }
        }
        pulledSheet?.move(by: step.height)
        return pulledSheet != nil
    }
}
