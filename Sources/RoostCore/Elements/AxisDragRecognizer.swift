import CoreGraphics

/// The actions of a drag along an axis, in the order of the calls.
package struct AxisDragHandlers {
    /// A finger is down.
    package var touched: () -> Void
    /// The drag has begun: nothing else gets the finger any more.
    package var began: () -> Void
    /// The movement since the last call, in points.
    package var moved: (CGSize) -> Void
    /// The finger let go after a drag, at a velocity in points per second.
    package var ended: (CGSize) -> Void
    /// The finger came up without a drag, or went to something else.
    package var left: () -> Void

    package init(
        touched: @escaping () -> Void = {}, began: @escaping () -> Void = {},
        moved: @escaping (CGSize) -> Void = { _ in }, ended: @escaping (CGSize) -> Void = { _ in },
        left: @escaping () -> Void = {}
    ) {
        self.touched = touched
        self.began = began
        self.moved = moved
        self.ended = ended
        self.left = left
    }
}

/// Recognises a drag along given axes: the recognizer of scroll views and of rows with actions.
///
/// It waits until the finger has moved 10 points, and gives up if most of that is across the axes, so that scroll views
/// around it, or inside, get their turn. A mouse scrolls nothing, but drags rows.
package final class AxisDragRecognizer: PointerRecognizer {
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

    package init(
        element: LayoutID, node: ViewNode, axes: @escaping () -> Axis.Set, handlers: AxisDragHandlers,
        takesMouse: Bool = false
    ) {
        self.axes = axes
        self.takesMouse = takesMouse
        self.handlers = handlers
        super.init(element: element, node: node)
    }

    override package var state: State { current }
    override package var isScrolling: Bool { true }

    override package func handle(_ input: PointerInput, at time: Double) {
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

    /// Begins once the finger has moved far enough along an allowed axis.
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
        // Only the distance to the threshold is lost: if a page had to wait, all of a swift drag may come as one
        // movement.
        let share = ScrollPhysics.dragThreshold / max(x, y)
        last = CGPoint(
            x: pointer.startLocation.x + (pointer.location.x - pointer.startLocation.x) * share,
            y: pointer.startLocation.y + (pointer.location.y - pointer.startLocation.y) * share)
    }

    override package func deliver() {
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

    override package func fail() { current = .failed }
}
