/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The state of a window's controls: `key` if they take keys.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

/// Settings that browsers do not tell; tests set them.
extension EnvironmentValues {
    /// The user wants buttons marked by more than their colour.
    @Entry public package(set) var accessibilityShowButtonShapes: Bool = false

    /// The screen is dimmed, as that of a watch at rest.
    @Entry public package(set) var isLuminanceReduced: Bool = false

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
