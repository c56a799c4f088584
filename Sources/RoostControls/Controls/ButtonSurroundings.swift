import RoostCore

/// A container that takes part in the presses of its buttons: an alert or a menu closes before its button acts.
struct ButtonSurroundings {
    let accessibilityRole: AccessibilityNode.Role
    let press: @MainActor (_ action: @MainActor () -> Void) -> Void
}

private struct ButtonSurroundingsKey: EnvironmentKey {
    static var defaultValue: ButtonSurroundings? { nil }
}

extension EnvironmentValues {
    /// Nil for buttons on their own.
    var buttonSurroundings: ButtonSurroundings? {
        get { self[ButtonSurroundingsKey.self] }
        set { self[ButtonSurroundingsKey.self] = newValue }
    }
}
