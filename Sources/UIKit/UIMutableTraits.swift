import CoreGraphics

/// Traits that a closure can set: see `UITraitCollection.init(mutations:)`.
public protocol UIMutableTraits {
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    /// The side on which text begins.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The room from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The reader's text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the reader wants bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the reader wants more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether the view lies above another one.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The range of the screen's colours.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the screen feels the force of a touch.
    var forceTouchCapability: UIForceTouchCapability { get set }
}
