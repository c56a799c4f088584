import Foundation
import RoostLog
import UIKit

/// An event of AppKit's. None is ever made here: gestures, `onKeyPress` and `onHover` hear of input.
@MainActor @preconcurrency
open class NSEvent {
    private init() {}

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The mouse's first button goes down.
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        /// The mouse's first button comes up.
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        /// The mouse's other button goes down.
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        /// The mouse's other button comes up.
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        /// The mouse moves.
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        /// The mouse moves with its first button down.
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        /// The mouse moves with its other button down.
        public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
        /// A key goes down.
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        /// A key comes up.
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        /// A key such as shift goes down or up.
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        /// The wheel turns.
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        /// Everything.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        /// A kind by its name.
        case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
        /// A kind by its name.
        case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
        /// A kind by its name.
        case scrollWheel = 22
    }

    /// Keys that are held while others are pressed.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The keys as bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Capitals.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// Function.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// The bits that do not depend on the device.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }

    /// The kind.
    open var type: EventType { .mouseMoved }
    /// The keys that are held.
    open var modifierFlags: ModifierFlags { [] }
    /// The place in the window, in points.
    open var locationInWindow: CGPoint { .zero }
    /// The key's number.
    open var keyCode: UInt16 { 0 }
    /// The letters of the key.
    open var characters: String? { nil }
    /// The letters of the key without the other keys that are held.
    open var charactersIgnoringModifiers: String? { nil }
    /// Whether the key is held.
    open var isARepeat: Bool { false }
    /// The number of clicks.
    open var clickCount: Int { 0 }
    /// How far the wheel turned sideways.
    open var scrollingDeltaX: CGFloat { 0 }
    /// How far the wheel turned.
    open var scrollingDeltaY: CGFloat { 0 }
    /// The window of the event.
    open var window: NSWindow? { UIApplication.shared.keyWindow }

    /// Zero: the pointer's place is not known outside of `onContinuousHover`.
    public class var mouseLocation: CGPoint { .zero }
    /// None: the keys that are held are not known.
    public class var modifierFlags: ModifierFlags { [] }
    /// None: the buttons that are held are not known.
    public class var pressedMouseButtons: Int { 0 }

    /// Nil, with a warning: no event is ever handed over. Use `onKeyPress` and gestures.
    public class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        warn()
        return nil
    }

    /// Nil, with a warning: the input of other programs is not known.
    public class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        warn()
        return nil
    }

    /// Does nothing: there are no monitors.
    public class func removeMonitor(_ eventMonitor: Any) {}

    private class func warn() {
        Log.warning("NSEvent's monitors hear of nothing: use onKeyPress, onHover and gestures")
    }
}
