/// The text size that a user has chosen, as it was called before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the sizes for people who see badly.
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
    public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

extension EnvironmentValues {
    /// `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
