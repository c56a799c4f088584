import RoostCore

/// The reader's settings, as the environment of the body that asks has them.
@MainActor @preconcurrency public enum UIAccessibility {
    private static var environment: EnvironmentValues { CurrentWindow.read().environment }

    /// Whether the reader wants less motion.
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether the reader wants opaque backgrounds instead of blurs.
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether the reader sees inverted colours.
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    /// Whether the reader wants signs beside colours.
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }
    /// Whether the reader wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// Whether a screen reader is known to be at work; `accessibilityVoiceOverEnabled` of the environment.
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
}
