/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        case once
        /// Nil for ever; the delay between two turns is in seconds.
        case turns(Int?, delay: Double)
    }

    /// How an effect plays again.
    public struct RepeatBehavior: Hashable, Sendable {
        let repetition: Repetition

        /// One turn after the other, for ever.
        public static let continuous = RepeatBehavior(repetition: .turns(nil, delay: 0))
        /// Turns with a pause between them.
        public static let periodic = periodic()

        /// - Parameters:
        ///   - count: how many turns; nil for ever.
        ///   - delay: seconds between two turns.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(repetition: .turns(count.map { max($0, 1) }, delay: max(delay ?? 0.5, 0)))
        }
    }

    /// Nil for what the effect does by itself.
    private(set) var repetition: Repetition?
    private(set) var speed = 1.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(repetition: .turns(nil, delay: 0))
    public static let nonRepeating = SymbolEffectOptions(repetition: .once)

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions { with { $0.repetition = .turns(nil, delay: 0) } }
    public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.repetition = .turns(count.map { max($0, 1) }, delay: 0) }
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { $0.repetition = behavior.repetition }
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
