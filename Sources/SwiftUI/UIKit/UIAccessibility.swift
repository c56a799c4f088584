import RoostCore

/// What UIKit's code asks about how its reader uses the device: the environment of the body in which it does.
@MainActor @preconcurrency public enum UIAccessibility {
    private static var environment: EnvironmentValues { CurrentWindow.read().environment }

    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
}
