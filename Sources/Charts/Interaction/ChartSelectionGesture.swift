import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

/// A pointer that selects in a plot.
///
/// The mouse selects as soon as its button is down. A finger selects once it has rested for a moment, so that it may
/// scroll the page around the chart, or once it has moved along an axis of the selection.
nonisolated struct ChartSelectionGesture: Gesture {
    typealias Body = Never
    typealias Value = Void

    /// The axes along which a moving finger selects.
    let axes: Axis.Set
    /// The points at which the pointer came down and at which it is.
    let changed: (CGPoint, CGPoint) -> Void
    let ended: () -> Void

    static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        ChartSelectionRecognition(gesture, context)
    }
}

private final class ChartSelectionRecognition: _GestureRecognition<ChartSelectionGesture> {
    private var pointer: Pointer?
    /// The time at which a resting finger begins to select.
    private var start: Double?
    /// The point that is selected.
    private var shown: CGPoint?

    /// The seconds for which a finger has to rest.
    private static let rest = 0.12
    /// The points that a finger may move meanwhile.
    private static let reach: CGFloat = 10

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            guard pointer == nil, new.pinch == nil else {
                // A second finger ends the gesture, unless it has already begun.
                if phase.isPossible { enter(.failed) }
                return
            }
            pointer = new
            if new.kind == .touch { start = time + Self.rest } else { enter(.active(())) }
        case .moved(let moved):
            guard moved === pointer else { return }
            guard !phase.isPossible || mayBegin(moved) else { return }
            if !phase.isFailed { enter(.active(())) }
        case .ended(let ended):
            if ended === pointer { enter(phase.isPossible ? .failed : .ended(())) }
        case .cancelled(let cancelled):
            if cancelled === pointer { enter(.failed) }
        case .deadline:
            start = nil
            enter(.active(()))
        }
    }

    /// Whether a moving finger begins to select. One that moves elsewhere never does.
    private func mayBegin(_ pointer: Pointer) -> Bool {
        let (x, y) = (
            abs(pointer.location.x - pointer.startLocation.x), abs(pointer.location.y - pointer.startLocation.y)
        )
        guard max(x, y) >= Self.reach else { return false }
        if gesture.axes.contains(x > y ? .horizontal : .vertical) { return true }
        enter(.failed)
        return false
    }

    override var deadline: Double? { start }

    override func deliver() {
        if let pointer, !phase.isPossible, !phase.isFailed, shown != pointer.location {
            shown = pointer.location
            gesture.changed(point(pointer.startLocation), point(pointer.location))
        }
        if phase.isOver, shown != nil { gesture.ended() }
    }

    private func point(_ location: CGPoint) -> CGPoint { context.point(location, in: .local) }
}
