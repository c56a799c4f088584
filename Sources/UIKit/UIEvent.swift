import Foundation

/// A touch on a view.
@MainActor @preconcurrency open class UIEvent {
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// The kind of a motion or a command; `none` for touches.
    public enum EventSubtype: Int, Sendable {
        /// Of no kind.
        case none
        /// Somebody shakes the device: never here.
        case motionShake
    }

    private let touches: Set<UITouch>

    /// An event of no touches.
    public convenience init() { self.init([]) }
    init(_ touches: Set<UITouch>) { self.touches = touches }

    /// The kind: touches.
    open var type: EventType { .touches }
    /// Always `none`.
    open var subtype: EventSubtype { .none }
    /// The time since the machine started, in seconds.
    public let timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    /// All touches of the event: one, for Roost follows one finger.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
    /// The touch alone: Roost hears of each place.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// None: Roost foretells no places.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
