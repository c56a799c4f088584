/// Whether text is drawn heavier than usual for people who see badly.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a window's controls take what is typed.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

private struct ButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

/// What existing code asks of its system and what browsers do not say; tests set it.
extension EnvironmentValues {
    /// Whether buttons are to be marked by more than their colour.
    public package(set) var accessibilityShowButtonShapes: Bool {
        get { self[ButtonShapesKey.self] }
        set { self[ButtonShapesKey.self] = newValue }
    }

    /// Whether the screen is dimmed, as of a watch that nobody looks at.
    public package(set) var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// How heavy the reader wants text to be; nil where the system does not say.
    public package(set) var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether something reads the page out or works it for its reader.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

    /// Whether the window is in front: `key` while it is seen.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}
