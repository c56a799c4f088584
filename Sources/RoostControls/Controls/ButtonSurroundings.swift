import RoostCore

/// A container that takes part in the presses of its buttons: an alert or a menu closes before its button acts.
struct ButtonSurroundings {
    let accessibilityRole: AccessibilityNode.Role
    let press: @MainActor (_ action: @MainActor () -> Void) -> Void
}

extension EnvironmentValues {
    /// Nil for buttons on their own.
    @Entry var buttonSurroundings: ButtonSurroundings?
}
