import RoostCore

extension View {
    /// Adds an action with a label, whose words are its name.
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { Button(action: action, label: label) }
    }
}
