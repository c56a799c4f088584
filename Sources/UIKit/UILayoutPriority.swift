/// The weight of a layout constraint, 1…1000. Of two that contradict each other, the heavier one holds.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number, 1…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: of all constraints by default. Two of them that contradict each other are reported in the log.
    public static let required = UILayoutPriority(1000)
    /// 750: of the compression resistance by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: of the hugging by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: has no meaning of its own here.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
