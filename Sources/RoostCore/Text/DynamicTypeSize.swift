/// The text size that a user has chosen. `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether this is one of the sizes for people who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// 0 for `xSmall` … 11 for `accessibility5`.
    var index: Int { Self.allCases.firstIndex(of: self)! }
}
