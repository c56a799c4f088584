/// The older form of `DynamicTypeSize`: the text size that the user has chosen.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// `xSmall`.
    case extraSmall
    /// `small`.
    case small
    /// `medium`.
    case medium
    /// `large`, the default.
    case large
    /// `xLarge`.
    case extraLarge
    /// `xxLarge`.
    case extraExtraLarge
    /// `xxxLarge`.
    case extraExtraExtraLarge
    /// `accessibility1`.
    case accessibilityMedium
    /// `accessibility2`.
    case accessibilityLarge
    /// `accessibility3`.
    case accessibilityExtraLarge
    /// `accessibility4`.
    case accessibilityExtraExtraLarge
    /// `accessibility5`.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five largest sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    fileprivate var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }

    fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }
}

extension DynamicTypeSize {
    /// The size of a category; never nil.
    public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

extension EnvironmentValues {
    /// `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
