import RoostCore

/// What a view stands in, as UIKit's code asks for it.
public struct UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    let dynamicTypeSize: DynamicTypeSize
    /// The text size that the reader has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(dynamicTypeSize) }

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        displayScale = environment.displayScale
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        dynamicTypeSize = environment.dynamicTypeSize
    }

    /// What the body that is being evaluated stands in; a body that reads it is evaluated again when the window changes.
    public static var current: UITraitCollection {
        UITraitCollection(CurrentWindow.read().environment)
    }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    /// SwiftUI's name; nil where nothing is specified.
    var colorScheme: ColorScheme? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// Where text begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular

    init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: self = .unspecified
        }
    }
}
