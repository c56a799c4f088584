import CoreGraphics

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    case idle
    /// A finger is down and may begin to scroll.
    case tracking
    /// A person scrolls.
    case interacting
    /// The content goes on by itself after a person let go.
    case decelerating
    /// The content moves to where the program told it to.
    case animating

    public var isScrolling: Bool { self != .idle }

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

/// What a scroll view is like when its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Of the content offset, in points a second; nil where nothing moves.
    public let velocity: CGVector?
}
