import Foundation
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

    /// Posted by nobody here: the text size is each page's own, and its views are told through their traits.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// From the smallest to the largest, as `DynamicTypeSize` lists them.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The category of a size; nil is `unspecified`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = zip(DynamicTypeSize.allCases, Self.all).first { $0.0 == dynamicTypeSize }?.1 ?? .unspecified
    }

    /// The category of SwiftUI's older name; nil is `unspecified`.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory.flatMap { DynamicTypeSize($0) }) }

    init(_ size: DynamicTypeSize) { self.init(Optional(size)) }

    /// The size under SwiftUI's name; nil for `unspecified` and unknown names.
    var dynamicTypeSize: DynamicTypeSize? { Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } }

    /// Whether this is one of the five sizes for people who see badly.
    public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }
}

extension UIContentSizeCategory: Comparable {
    /// Whether one size is smaller than another; `unspecified` is smaller than all.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        guard let size = b.dynamicTypeSize else { return false }
        return a.dynamicTypeSize.map { $0 < size } ?? true
    }
}
