import CoreGraphics

/// A finger or the mouse's button held on the view.
///
/// It ends as soon as the duration is over, while the finger is still down. Its value is true from the touch on.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Bool

    /// The time that the finger must be held, in seconds.
    public var minimumDuration: Double
    /// The distance that the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat
    /// Whether all other recognizers of the touch fail once this one succeeds.
    private(set) var takesOver = false

    /// The long press that opens a menu: a button under it is not pressed.
    package static let opensMenu: LongPressGesture = {
        var gesture = LongPressGesture()
        gesture.takesOver = true
        return gesture
    }()

    /// By default half a second within 10 points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        LongPressRecognition(gesture, context)
    }
}

/// Times a finger that must keep still.
struct PressTimer {
    enum Step {
        case goesOn, began, reached, failed
    }

    let duration: Double
    let distance: CGFloat
    private(set) var pointer: Pointer?
    private(set) var deadline: Double?

    init(duration: Double, distance: CGFloat) {
        self.duration = duration.isNaN ? 0 : max(0, duration)
        self.distance = distance.isNaN ? 0 : max(0, distance)
    }

    mutating func handle(_ input: PointerInput, at time: Double) -> Step {
        switch input {
        case .began(let new):
            if new.pinch != nil { return pointer == nil ? .failed : .goesOn }
            if pointer != nil { return .failed }
            pointer = new
            if duration == 0 { return .reached }
            deadline = time + duration
            return .began
        case .moved(let moved):
            return moved === pointer && moved.distance > distance ? .failed : .goesOn
        case .ended(let pointer), .cancelled(let pointer):
            return pointer === self.pointer ? .failed : .goesOn
        case .deadline:
            deadline = nil
            return .reached
        }
    }
}

private final class LongPressRecognition: _GestureRecognition<LongPressGesture> {
    private lazy var timer = PressTimer(duration: gesture.minimumDuration, distance: gesture.maximumDistance)

    override func handle(_ input: PointerInput, at time: Double) {
        switch timer.handle(input, at: time) {
        case .goesOn: break
        case .began: enter(.possible(true))
        case .reached: enter(.ended(true))
        case .failed: enter(.failed)
        }
    }

    override var deadline: Double? { timer.deadline }
    override var outlastsTaps: Bool { context.environment.idiom == .iOS }
    override var takesOver: Bool { gesture.takesOver }
}

/// The gesture of `onLongPressGesture`: a long press that also reports whether the finger is down.
nonisolated struct PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Void

    let minimumDuration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let pressingChanged: ((Bool) -> Void)?

    static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        PressingRecognition(gesture, context)
    }
}

/// On macOS the press lasts until the button comes up, with the action in between; on iOS the action ends it.
private final class PressingRecognition: _GestureRecognition<PressingGesture> {
    private lazy var timer = PressTimer(duration: gesture.minimumDuration, distance: gesture.maximumDistance)
    private var hasShownPress = false
    private var hasActed = false

    override func handle(_ input: PointerInput, at time: Double) {
        if case .active = phase {
            switch input {
            case .ended(let pointer) where pointer === timer.pointer: enter(.ended(()))
            case .cancelled(let pointer) where pointer === timer.pointer: enter(.failed)
            default: break
            }
            return
        }
        switch timer.handle(input, at: time) {
        case .goesOn: break
        case .began: enter(.possible(()))
        case .reached: enter(context.environment.idiom == .macOS ? .active(()) : .ended(()))
        case .failed: enter(.failed)
        }
    }

    override func deliver() {
        if phase.value != nil { show(true) }
        if !phase.isPossible, !phase.isFailed, !hasActed {
            hasActed = true
            gesture.action()
        }
        if phase.isOver { show(false) }
    }

    private func show(_ isPressing: Bool) {
        guard isPressing != hasShownPress else { return }
        hasShownPress = isPressing
        gesture.pressingChanged?(isPressing)
    }

    override var deadline: Double? { timer.deadline }
    override var outlastsTaps: Bool { context.environment.idiom == .iOS }
}
