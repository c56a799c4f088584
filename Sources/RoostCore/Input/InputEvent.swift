import CoreGraphics

/// What a person does, as a host reports it.
///
/// Positions are points in the window's coordinates, y down. Hosts check what they were sent; a session leaves events
/// aside that name what no longer exists.
package enum InputEvent: Sendable, Equatable {
    case pointer(PointerEvent)
    /// The mouse's other button, or two fingers on a trackpad, at a point.
    case secondaryClick(CGPoint)
    case scroll(ScrollEvent)
    case pinch(PinchEvent)
    /// A key; not one that the host's own field has used to edit, which comes as an `edit`.
    case key(KeyEvent)
    case edit(TextEdit)
    /// The host moved the focus to a view that takes it; nil for none.
    case focus(NodeID?)
    /// Somebody who does not see the picture uses a view.
    case access(AccessibilityRequest)
}

/// A finger, pen or mouse that touches, moves or leaves.
package struct PointerEvent: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case mouse, touch, pen }

    package enum Phase: UInt8, Sendable {
        /// The mouse moves with no button held.
        case hovered
        case began, moved, ended
        /// The host took the pointer away: nothing that it began comes to an end.
        case cancelled
        /// The mouse left the window.
        case left
    }

    package var phase: Phase
    /// Tells fingers that touch at once apart.
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

/// A turn of the wheel or a stroke on a trackpad. The system's own inertia arrives as further events.
package struct ScrollEvent: Sendable, Equatable {
    package var location: CGPoint
    /// How far the content is to go, in points: positive shows what lies further right and down.
    package var delta: CGSize
    package var modifiers: EventModifiers

    package init(at location: CGPoint, by delta: CGSize, modifiers: EventModifiers = []) {
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
    /// What the key types, if anything.
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

/// What became of a text field's content in the host's own field, where input methods and the clipboard work.
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
