import RoostCore

/// The surroundings of a view under UIKit's names: look, scale, direction, sizes.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark; never unspecified here.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The side on which text begins; never unspecified here.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The room from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    let dynamicTypeSize: DynamicTypeSize
    /// The reader's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(dynamicTypeSize) }

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        displayScale = environment.displayScale
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        dynamicTypeSize = environment.dynamicTypeSize
    }

    /// The traits of the body that is being evaluated, or the default ones outside of a body. A body that reads them is
    /// evaluated again when the window changes.
    public static var current: UITraitCollection {
        UITraitCollection(CurrentWindow.read().environment)
    }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// `unspecified` follows the surroundings.
    case unspecified, light, dark

    /// SwiftUI's name; nil for `unspecified`.
    var colorScheme: ColorScheme? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The side on which text begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Never occurs here.
    case unspecified = -1
    /// As the locale or the `layoutDirection` of the environment says.
    case leftToRight, rightToLeft
}

/// The room of a window in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// `compact` is that of a telephone held upright, `regular` that of larger windows; `unspecified` where the
    /// environment has none.
    case unspecified, compact, regular

    init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: self = .unspecified
        }
    }
}
