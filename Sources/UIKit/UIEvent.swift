import Foundation

/// A touch or a key, for overrides of `hitTest(_:with:)`. Roost makes none: SwiftUI's gestures take the input.
@MainActor @preconcurrency open class UIEvent {
    /// The kind of an event.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// An event of touches.
    public init() {}

    /// The kind: touches.
    open var type: EventType { .touches }
    /// The time since the machine started, in seconds.
    public let timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
}
