/// The number of turns and the speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        case once
        /// A number of turns, nil for endless ones, with a delay in seconds between two of them.
        case turns(Int?, delay: Double)
    }

    /// The way in which an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        let repetition: Repetition

        /// Endless turns without a pause.
        public static let continuous = RepeatBehavior(repetition: .turns(nil, delay: 0))
        /// Endless turns with half a second between them.
        public static let periodic = periodic()

        /// Turns with a pause between them.
        ///
        /// - Parameters:
        ///   - count: The number of turns, at least 1; nil for endless ones.
        ///   - delay: The pause between two turns in seconds; nil for half a second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(repetition: .turns(count.map { max($0, 1) }, delay: max(delay ?? 0.5, 0)))
        }
    }

    /// Nil for the effect's own repetition.
    private(set) var repetition: Repetition?
    private(set) var speed = 1.0

    /// The effect's own repetition at normal speed.
    public static let `default` = SymbolEffectOptions()
    /// Endless turns without a pause.
    public static let repeating = SymbolEffectOptions(repetition: .turns(nil, delay: 0))
    /// A single turn.
    public static let nonRepeating = SymbolEffectOptions(repetition: .once)

    /// A number of turns without a pause, at least 1; nil for endless ones.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Turns that repeat by a behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// A factor of the effect's speed; 2 plays it in half the time. Values that are not positive count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options with endless turns.
    public var repeating: SymbolEffectOptions { with { $0.repetition = .turns(nil, delay: 0) } }
    /// The options with a single turn.
    public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

    /// The options with a number of turns, at least 1; nil for endless ones.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.repetition = .turns(count.map { max($0, 1) }, delay: 0) }
    }

    /// The options with turns that repeat by a behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { $0.repetition = behavior.repetition }
    }

    /// The options with a factor of the effect's speed; 2 plays it in half the time.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
