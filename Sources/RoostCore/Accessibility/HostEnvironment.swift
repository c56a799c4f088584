/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The state of a window's controls: `key` if they take keys.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

private struct ButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

/// Settings that browsers do not tell; tests set them.
extension EnvironmentValues {
    /// The user wants buttons marked by more than their colour.
    public package(set) var accessibilityShowButtonShapes: Bool {
        get { self[ButtonShapesKey.self] }
        set { self[ButtonShapesKey.self] = newValue }
    }

    /// The screen is dimmed, as that of a watch at rest.
    public package(set) var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The weight of text that the user prefers; nil if the system does not tell.
    public package(set) var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// True while an assistive technology runs, as far as `accessibilityVoiceOverEnabled` tells.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

    /// The state of the window: `key` while its scene is active, else `inactive`.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }
}
