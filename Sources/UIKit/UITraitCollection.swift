import CoreGraphics
import RoostCore

/// The surroundings of a view under UIKit's names: look, scale, direction, sizes. A trait that a collection does not
/// say is `unspecified` or 0.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Pixels per point; 0 where it is not specified.
    public internal(set) var displayScale: CGFloat = 0
    /// The side on which text begins.
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The room from left to right.
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The room from top to bottom.
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The kind of device.
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The reader's text size.
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Whether the reader wants bold text.
    public internal(set) var legibilityWeight = UILegibilityWeight.unspecified
    /// Whether the reader wants more contrast.
    public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// Whether the view lies above another one, as a sheet does. It has no effect here.
    public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The range of the screen's colours. It has no effect here: pictures are sRGB.
    public internal(set) var displayGamut = UIDisplayGamut.unspecified
    /// Whether the screen feels the force of a touch. It has no effect here.
    public internal(set) var forceTouchCapability = UIForceTouchCapability.unknown

    /// A collection that specifies nothing.
    public init() {}

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        displayScale = environment.displayScale
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        userInterfaceIdiom = environment.windowSize.width >= UIDevice.leastPadWidth ? .pad : .phone
        preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        userInterfaceLevel = .base
        displayGamut = .SRGB
    }

    /// The traits of the body that is being evaluated, or the default ones outside of a body. A body that reads them is
    /// evaluated again when the window changes. Inside `performAsCurrent(_:)` they are that collection.
    public static var current: UITraitCollection {
        performing ?? UITraitCollection(CurrentWindow.read().environment)
    }

    @TaskLocal private static var performing: UITraitCollection?

    /// Runs code for which this collection is `current`.
    public func performAsCurrent(_ actions: () -> Void) { Self.$performing.withValue(self, operation: actions) }

    /// The text size; that of the current body where it is not specified.
    var dynamicTypeSize: DynamicTypeSize {
        preferredContentSizeCategory.dynamicTypeSize ?? CurrentWindow.read().environment.dynamicTypeSize
    }

    /// The text size where no traits are given: the app's, which a test's traits do not change.
    static var appTypeSize: DynamicTypeSize {
        if let size = performing?.preferredContentSizeCategory.dynamicTypeSize { return size }
        let environment = CurrentWindow.read().environment
        return environment.appTypeSize ?? environment.dynamicTypeSize
    }
}

extension UITraitCollection {
    /// Writes the specified traits into an environment.
    package func apply(to environment: inout EnvironmentValues) {
        if let scheme = userInterfaceStyle.colorScheme { environment.colorScheme = scheme }
        if displayScale > 0 { environment.displayScale = displayScale }
        if layoutDirection != .unspecified {
            environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let sizeClass = horizontalSizeClass.sizeClass { environment.horizontalSizeClass = sizeClass }
        if let sizeClass = verticalSizeClass.sizeClass { environment.verticalSizeClass = sizeClass }
        if let size = preferredContentSizeCategory.dynamicTypeSize { environment.dynamicTypeSize = size }
        if legibilityWeight != .unspecified {
            environment.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
        }
        if accessibilityContrast != .unspecified {
            environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        }
    }
}

/// Whether a view lies on the window or above others.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// `unspecified` follows the surroundings.
    case unspecified = -1
    /// On the window, or above others as a sheet is.
    case base, elevated
}

/// The range of a screen's colours.
public enum UIDisplayGamut: Int, Sendable {
    /// `unspecified` follows the surroundings.
    case unspecified = -1
    /// Standard colours, or more of them.
    case SRGB, P3
}

/// Whether a screen feels the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
    /// No screen here does.
    case unknown, unavailable, available
}
