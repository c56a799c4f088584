import CoreGraphics

/// The user's input, as reported by a host.
///
/// Positions are points in the window's coordinates, y down. Hosts validate what they receive; a session ignores events
/// that name a node that no longer exists.
package enum InputEvent: Sendable, Equatable {
    case pointer(PointerEvent)
    /// The mouse's other button, or two fingers on a trackpad, at a point.
    case secondaryClick(CGPoint)
    case scroll(ScrollEvent)
    case pinch(PinchEvent)
    /// A key, except one that the host's own field has used for editing: that comes as an `edit`.
    case key(KeyEvent)
    case edit(TextEdit)
    /// The host moved the focus to a focusable view; nil for none.
    case focus(NodeID?)
    /// An assistive technology uses a view.
    case access(AccessibilityRequest)
}

/// A finger, pen or mouse that touches, moves or leaves.
package struct PointerEvent: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case mouse, touch, pen }

    package enum Phase: UInt8, Sendable {
        /// The mouse moves with no button held.
        case hovered
        case began, moved, ended
        /// The host took the pointer away: nothing that it began completes.
        case cancelled
        /// The mouse left the window.
        case left
    }

    package var phase: Phase
    /// Identifies a finger among those that touch at once.
    package var pointer: Int
    package var kind: Kind
    package var location: CGPoint
    package var modifiers: EventModifiers

    package init(
        _ phase: Phase, at location: CGPoint, pointer: Int = 0, kind: Kind = .mouse, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.pointer = pointer
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
    }
}

/// A turn of the wheel or a stroke on a trackpad. The system's own inertia arrives as further turns.
package struct ScrollEvent: Sendable, Equatable {
    package enum Phase: UInt8, Sendable {
        /// The wheel turns, or something that is told as a wheel.
        case turned
        /// Fingers move over a touchpad.
        case moved
        /// The fingers have lifted: the content goes on by its own inertia.
        case lifted
        /// Fingers rest on the touchpad: moving content stops.
        case rested
    }

    package var phase: Phase
    package var location: CGPoint
    /// The requested scroll distance in points: positive shows content further right and down.
    package var delta: CGSize
    package var modifiers: EventModifiers

    package init(
        _ phase: Phase = .turned, at location: CGPoint, by delta: CGSize = .zero, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.delta = delta
        self.modifiers = modifiers
    }
}

/// Two fingers on a trackpad.
package struct PinchEvent: Sendable, Equatable {
    package var phase: PointerEvent.Phase
    package var location: CGPoint
    /// The factor since the pinch began.
    package var magnification: Double
    /// Radians, clockwise, since the pinch began.
    package var rotation: Double

    package init(_ phase: PointerEvent.Phase, at location: CGPoint, magnification: Double = 1, rotation: Double = 0) {
        self.phase = phase
        self.location = location
        self.magnification = magnification
        self.rotation = rotation
    }
}

/// A key that goes down, repeats or comes up.
package struct KeyEvent: Sendable, Equatable {
    package enum Phase: UInt8, Sendable { case down, repeated, up }

    package var phase: Phase
    package var key: KeyEquivalent
    /// The characters that the key types, if any.
    package var characters: String
    package var modifiers: EventModifiers

    package init(
        _ phase: Phase, _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.key = key
        self.characters = characters ?? String(key.character)
        self.modifiers = modifiers
    }
}

/// The new content of a text field after an edit in the host's own field, where input methods and the clipboard work.
package struct TextEdit: Sendable, Equatable {
    package var node: NodeID
    package var text: String
    /// In UTF-16 units, as hosts count; the session clamps it.
    package var selection: Range<Int>
    /// Text that an input method is still composing, in UTF-16 units.
    package var composition: Range<Int>?

    package init(node: NodeID, text: String, selection: Range<Int>, composition: Range<Int>? = nil) {
        self.node = node
        self.text = text
        self.selection = selection
        self.composition = composition
    }
}
