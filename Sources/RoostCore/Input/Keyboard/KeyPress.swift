/// A key event, for a view that has the focus or contains it.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key comes up.
        public static let up = Phases(rawValue: 4)
        /// All three phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// The result of an action.
    public enum Result: Hashable, Sendable {
        /// The key was used: no other view gets it.
        case handled
        /// The key goes on to the next view around.
        case ignored
    }

    /// The phase of this event: a single one.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The modifier keys held.
    public let modifiers: EventModifiers

    init(_ event: KeyEvent) {
        phase =
            switch event.phase {
            case .down: .down
            case .repeated: .repeat
            case .up: .up
            }
        key = event.key
        characters = event.characters
        modifiers = event.modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: \(characters.debugDescription))"
    }
}
