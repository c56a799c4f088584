import CoreGraphics

/// Traits that a view or a controller sets for itself and for what is in it: see `UIView.traitOverrides`. A trait that is
/// `unspecified` or 0 follows the surroundings.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    package var traits = UITraitCollection()

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { traits.userInterfaceStyle = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { traits.displayScale }
        set { traits.displayScale = newValue }
    }
    /// The side on which text begins.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        set { traits.layoutDirection = newValue }
    }
    /// The room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traits.userInterfaceIdiom }
        set { traits.userInterfaceIdiom = newValue }
    }
    /// The reader's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    /// Whether the reader wants bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { traits.legibilityWeight }
        set { traits.legibilityWeight = newValue }
    }
    /// Whether the reader wants more contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        set { traits.accessibilityContrast = newValue }
    }
    /// Whether the view lies above another one.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traits.userInterfaceLevel }
        set { traits.userInterfaceLevel = newValue }
    }
    /// The range of the screen's colours.
    public var displayGamut: UIDisplayGamut {
        get { traits.displayGamut }
        set { traits.displayGamut = newValue }
    }
    /// Whether the screen feels the force of a touch.
    public var forceTouchCapability: UIForceTouchCapability {
        get { traits.forceTouchCapability }
        set { traits.forceTouchCapability = newValue }
    }
}
