/// What buttons are part of that has a say in their press: an alert or a menu ends before its buttons act.
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
