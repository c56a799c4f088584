/// A key that was pressed while a view, or one in it, has the focus.
public struct KeyPress: Sendable {
    /// What a key does over time.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        /// The key is held and types again.
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// What an action made of a key.
    public enum Result: Hashable, Sendable {
        /// Nobody else gets the key.
        case handled
        /// The key goes on to the next view around.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
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
