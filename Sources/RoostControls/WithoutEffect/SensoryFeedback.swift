import RoostCore

/// Haptic or audible feedback. Accepted for source compatibility: nothing can be felt or heard here.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of colliding objects.
    nonisolated public struct Weight: Equatable, Sendable {
        private let value: Int
        /// A small object.
        public static let light = Weight(value: 0)
        /// An object of middle size.
        public static let medium = Weight(value: 1)
        /// A large object.
        public static let heavy = Weight(value: 2)
    }

    /// The softness of colliding objects.
    nonisolated public struct Flexibility: Equatable, Sendable {
        private let value: Int
        /// A hard, short impact.
        public static let rigid = Flexibility(value: 0)
        /// An impact of middle softness.
        public static let solid = Flexibility(value: 1)
        /// A soft, long impact.
        public static let soft = Flexibility(value: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    /// A task is done.
    public static let success = SensoryFeedback(kind: .success)
    /// A task gave a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task failed.
    public static let error = SensoryFeedback(kind: .error)
    /// A selection changed.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rose past a step.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value fell past a step.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity began.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged object met a guide.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure level was crossed.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path was closed.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// A collision of objects of medium weight, at full intensity.
    public static let impact = impact()

    /// A collision of objects of some weight; `intensity` is in 0…1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    /// A collision of objects of some softness; `intensity` is in 0…1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}
