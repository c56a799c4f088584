import CoreGraphics

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    /// Nothing scrolls.
    case idle
    /// A finger is down and may begin to scroll.
    case tracking
    /// A person scrolls, by finger or wheel.
    case interacting
    /// The content moves on by itself after a person has let go.
    case decelerating
    /// The content moves to the place that the program asked for.
    case animating

    /// Whether the phase is not `idle`; true while a finger is merely down, too.
    public var isScrolling: Bool { self != .idle }

    /// The case's name.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
    /// The geometry at the change.
    public let geometry: ScrollGeometry
    /// The velocity of the content offset, in points per second; nil unless the content moves by itself.
    public let velocity: CGVector?
}
