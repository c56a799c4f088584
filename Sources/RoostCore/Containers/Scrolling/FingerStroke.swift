import CoreGraphics

/// Two fingers that move over a touchpad. From their first movement until they lift they drag one view, as a finger on
/// the screen does: content follows them beyond its edges, and goes on when they lift.
final class FingerStroke {
    /// What the fingers drag; nil while they rest, and where nothing takes them.
    private var drag: AxisDragHandlers?
    /// Where a finger on the screen would be.
    private var finger: Pointer?
    /// Lets the content under resting fingers go.
    private var release: [() -> Void] = []
    private var end: TimerID?

    /// The seconds without a movement after which fingers rest, or have lifted without a word of it.
    private static let pause = 0.15

    func take(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        switch event.phase {
        case .turned: return false
        case .moved: return move(event, in: graph)
        case .lifted, .rested:
            finish(in: graph)
            for release in release { release() }
            release = event.phase == .rested ? rest(at: event.location, in: graph) : []
        }
        return true
    }

    /// Stops the content under resting fingers. Returns what lets it go.
    private func rest(at point: CGPoint, in graph: ViewGraph) -> [() -> Void] {
        graph.scrollViews(at: point).map { controller in
            controller.touch()
            return { [weak controller] in controller?.release() }
        }
    }

    private func move(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        guard event.delta.width.isFinite, event.delta.height.isFinite, event.delta != .zero else { return false }
        let way = CGSize(width: -event.delta.width, height: -event.delta.height)
        if finger == nil {
            finger = Pointer(kind: .touch, at: event.location, time: graph.inputTime)
            drag = handlers(of: way, at: event.location, in: graph)
            drag?.touched()
            drag?.began()
        }
        if let finger {
            let place = CGPoint(x: finger.location.x + way.width, y: finger.location.y + way.height)
            finger.move(to: place, at: graph.inputTime)
        }
        drag?.moved(way)
        if let end { graph.cancel(end) }
        end = graph.schedule(at: graph.time + Self.pause) { [unowned self, unowned graph] in
            finish(in: graph)
        }
        return drag != nil
    }

    /// Lets go of what the fingers drag, with their velocity.
    private func finish(in graph: ViewGraph) {
        if let end { graph.cancel(end) }
        end = nil
        finger?.time = graph.inputTime
        let velocity = finger?.velocity ?? .zero
        finger = nil
        let drag = drag
        self.drag = nil
        drag?.ended(velocity)
    }

    /// What a stroke drags: the innermost view that has room that way. Where none has, the innermost scroll view yields.
    private func handlers(of way: CGSize, at point: CGPoint, in graph: ViewGraph) -> AxisDragHandlers? {
        let axis = abs(way.width) > abs(way.height) ? Axis.horizontal : .vertical
        var yielding: ScrollController?
        for element in graph.hitPath(at: point) {
            if let controller = (graph.layout.layoutObject(of: element) as? ScrollObject)?.controller,
                controller.canScroll(along: axis)
            {
                if controller.hasRoom(for: controller.logical(way), along: axis) { return controller.strokeHandlers }
                yielding = yielding ?? controller
            } else if yielding == nil, let drag = graph.layout.owner(of: element)?.wheelDrag(for: element),
                drag.axes.contains(Axis.Set(axis)), drag.moves(way)
            {
                return drag.handlers
            }
        }
        return yielding?.strokeHandlers
    }
}

extension ScrollController {
    /// Whether the content can follow a drag, within its limits.
    fileprivate func hasRoom(for way: CGSize, along axis: Axis) -> Bool {
        let limits = geometry.limits(along: axis)
        return way[axis] > 0 ? offset[axis] > limits.lowerBound + 0.5 : offset[axis] < limits.upperBound - 0.5
    }

    /// The handlers of fingers on a touchpad. They leave the sheet around alone.
    fileprivate var strokeHandlers: AxisDragHandlers {
        AxisDragHandlers(
            touched: { [weak self] in self?.touch() }, began: { [weak self] in self?.beginDrag() },
            moved: { [weak self] step in
                guard let self else { return }
                drag(by: logical(step))
            },
            ended: { [weak self] velocity in
                guard let self else { return }
                endDrag(velocity: logical(velocity))
            })
    }
}
