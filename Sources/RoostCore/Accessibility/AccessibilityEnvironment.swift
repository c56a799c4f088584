/// The user's settings for accessibility; hosts and tests set them.
extension EnvironmentValues {
    /// The user prefers less motion; in a browser its own setting. Transitions that move views then fade.
    @Entry public package(set) var accessibilityReduceMotion: Bool = false

    /// The user prefers opaque backgrounds; in a browser its own setting.
    @Entry public package(set) var accessibilityReduceTransparency: Bool = false

    /// Information should not depend on colour alone. False in a browser, which has no such setting.
    @Entry public package(set) var accessibilityDifferentiateWithoutColor: Bool = false

    /// The system inverts colours; in a browser its own setting.
    @Entry public package(set) var accessibilityInvertColors: Bool = false

    /// The contrast that the user prefers; in a browser its own setting.
    @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

    /// A screen reader runs. False in a browser, which does not tell.
    @Entry public package(set) var accessibilityVoiceOverEnabled: Bool = false
}
