import RoostCore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// `unspecified` follows the surroundings.
    case unspecified, light, dark

    /// The style of a SwiftUI scheme; nil is `unspecified`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }

    /// SwiftUI's name; nil for `unspecified`.
    var colorScheme: ColorScheme? { ColorScheme(self) }
}

/// The side on which text begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Only in collections that do not specify it.
    case unspecified = -1
    /// As the locale or the `layoutDirection` of the environment says.
    case leftToRight, rightToLeft

    /// The direction of SwiftUI.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

/// The room of a window in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// `compact` is that of a telephone held upright, `regular` that of larger windows; `unspecified` where the
    /// environment has none.
    case unspecified, compact, regular

    /// The class of SwiftUI; nil is `unspecified`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }

    /// SwiftUI's name; nil for `unspecified`.
    var sizeClass: UserInterfaceSizeClass? { UserInterfaceSizeClass(self) }
}

/// Whether the reader wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Only in collections that do not specify it.
    case unspecified = -1
    /// The usual contrast, or more.
    case normal, high

    /// The contrast of SwiftUI; nil is `unspecified`.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard: self = .normal
        case .increased: self = .high
        case nil: self = .unspecified
        }
    }
}

/// Whether the reader wants bolder letters.
public enum UILegibilityWeight: Int, Sendable {
    /// Only in collections that do not specify it.
    case unspecified = -1
    /// The usual weights, or bolder ones.
    case regular, bold

    /// The weight of SwiftUI; nil is `unspecified`.
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case nil: self = .unspecified
        }
    }
}

extension ColorScheme {
    /// The scheme of a style of UIKit's; nil for `unspecified`.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension ColorSchemeContrast {
    /// The contrast of UIKit's; nil for `unspecified`.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .unspecified: return nil
        case .normal: self = .standard
        case .high: self = .increased
        }
    }
}

extension LayoutDirection {
    /// The direction of UIKit's; nil for `unspecified`.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .unspecified: return nil
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension UserInterfaceSizeClass {
    /// The class of UIKit's; nil for `unspecified`.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension LegibilityWeight {
    /// The weight of UIKit's; nil for `unspecified`.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .unspecified: return nil
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension DynamicTypeSize {
    /// The size of a category of UIKit's; nil for `unspecified` and unknown names.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
        self = size
    }
}

extension ContentSizeCategory {
    /// The category of UIKit's; nil for `unspecified` and unknown names.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
        self = zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).first { $0.0 == size }?.1 ?? .large
    }
}
