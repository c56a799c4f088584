/// The text size that the user has chosen. On macOS it changes no fonts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Body text of 14 points.
    case xSmall
    /// Body text of 15 points.
    case small
    /// Body text of 16 points.
    case medium
    /// Body text of 17 points, the default.
    case large
    /// Body text of 19 points.
    case xLarge
    /// Body text of 21 points.
    case xxLarge
    /// Body text of 23 points.
    case xxxLarge
    /// Body text of 28 points, the first of the accessibility sizes.
    case accessibility1
    /// Body text of 33 points.
    case accessibility2
    /// Body text of 40 points.
    case accessibility3
    /// Body text of 47 points.
    case accessibility4
    /// Body text of 53 points.
    case accessibility5

    /// Whether this is one of the five largest sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// 0 for `xSmall` … 11 for `accessibility5`.
    var index: Int { Self.allCases.firstIndex(of: self)! }
}
