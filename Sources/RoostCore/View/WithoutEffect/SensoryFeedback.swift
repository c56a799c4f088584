/// How something feels or sounds.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what collides is.
    nonisolated public struct Weight: Equatable, Sendable {
        private let value: Int
        public static let light = Weight(value: 0)
        public static let medium = Weight(value: 1)
        public static let heavy = Weight(value: 2)
    }

    /// How soft what collides is.
    nonisolated public struct Flexibility: Equatable, Sendable {
        private let value: Int
        public static let rigid = Flexibility(value: 0)
        public static let solid = Flexibility(value: 1)
        public static let soft = Flexibility(value: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    public static let impact = impact()

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}
