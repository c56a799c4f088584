import CoreGraphics

/// What a drag along an axis does, in the order of the calls.
struct AxisDragHandlers {
    /// A finger is down.
    var touched: () -> Void = {}
    /// It drags: from here on nothing else gets it.
    var began: () -> Void = {}
    /// By how much it has moved since the last call, in points.
    var moved: (CGSize) -> Void = { _ in }
    /// It let go after dragging, at a velocity in points a second.
    var ended: (CGSize) -> Void = { _ in }
    /// It came up, or went to something else, without dragging.
    var left: () -> Void = {}
}

/// Follows a finger that drags along one of some axes: what scroll views and rows with actions take part in the
/// `PointerArena` with.
///
/// It waits until the finger has gone 10 points, and gives up where most of that is across the axes, so that scroll views
/// around it, or inside, get their turn. A mouse scrolls nothing, but drags rows.
final class AxisDragRecognizer: PointerRecognizer {
    private let axes: () -> Axis.Set
    private let handlers: AxisDragHandlers
    private let takesMouse: Bool
    private var current = State.possible
    private var last = CGPoint.zero
    private var step = CGSize.zero
    private var velocity = CGSize.zero
    private var isTouched = false
    private var hasBegun = false
    private var isOverNow = false

    init(
        element: LayoutID, node: ViewNode, axes: @escaping () -> Axis.Set, handlers: AxisDragHandlers,
        takesMouse: Bool = false
    ) {
        self.axes = axes
        self.takesMouse = takesMouse
        self.handlers = handlers
        super.init(element: element, node: node)
    }

    override var state: State { current }
    override var isScrolling: Bool { true }

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let pointer):
            if pointers.filter(\.isDown).count > 1 { return }
            if pointer.kind == .mouse && !takesMouse || pointer.pinch != nil || axes().isEmpty { current = .failed }
            last = pointer.location
        case .moved(let pointer):
            guard pointer === pointers.first else { return }
            if current == .possible { decide(pointer) }
            if current == .active {
                step.width += pointer.location.x - last.x
                step.height += pointer.location.y - last.y
                last = pointer.location
            }
        case .ended(let pointer):
            guard pointer === pointers.first else { return }
            velocity = pointer.velocity
            current = current == .active ? .ended : .failed
        case .cancelled(let pointer):
            guard pointer === pointers.first else { return }
            current = current == .active ? .ended : .failed
        case .deadline: break
        }
    }

    /// Begins once the finger has gone far enough along an axis that it may go along.
    private func decide(_ pointer: Pointer) {
        let (x, y) = (
            abs(pointer.location.x - pointer.startLocation.x), abs(pointer.location.y - pointer.startLocation.y)
        )
        guard max(x, y) >= ScrollPhysics.dragThreshold else { return }
        let allowed = axes()
        guard allowed.contains(x > y ? .horizontal : .vertical) else {
            current = .failed
            return
        }
        current = .active
        // Only the way to the threshold is lost: all of a swift drag may come as one movement where a page had to wait.
        let share = ScrollPhysics.dragThreshold / max(x, y)
        last = CGPoint(
            x: pointer.startLocation.x + (pointer.location.x - pointer.startLocation.x) * share,
            y: pointer.startLocation.y + (pointer.location.y - pointer.startLocation.y) * share)
    }

    override func deliver() {
        if !isTouched, current != .failed {
            isTouched = true
            handlers.touched()
        }
        if isAccepted && !hasBegun {
            hasBegun = true
            handlers.began()
        }
        if hasBegun, step != .zero {
            let moved = step
            step = .zero
            handlers.moved(moved)
        }
        guard isOver, !isOverNow else { return }
        isOverNow = true
        if hasBegun {
            handlers.ended(current == .ended ? velocity : .zero)
        } else if isTouched {
            handlers.left()
        }
    }

    override func fail() { current = .failed }
}
