import RoostCore

/// UIKit's names for the reader's text size, the same sizes as `DynamicTypeSize`'s.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No size is known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// `xSmall`, the smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// `small`.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// `medium`.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// `large`, the usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// `xLarge`.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// `xxLarge`.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// `xxxLarge`, the largest of the ordinary ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// `accessibility1`, the smallest for people who see badly.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// `accessibility2`.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// `accessibility3`.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// `accessibility4`.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// `accessibility5`, the largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// From the smallest to the largest, as `DynamicTypeSize` lists them.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) {
        self = zip(DynamicTypeSize.allCases, Self.all).first { $0.0 == size }?.1 ?? .unspecified
    }

    /// SwiftUI's name; nil for `unspecified` and unknown strings.
    var dynamicTypeSize: DynamicTypeSize? { Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } }

    /// Whether this is one of the five sizes for people who see badly.
    public var isAccessibilityCategory: Bool {
        dynamicTypeSize?.isAccessibilitySize ?? false
    }
}
