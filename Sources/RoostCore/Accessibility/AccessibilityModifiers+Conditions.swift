import CoreGraphics

// The modifiers with a condition: while it is false they change nothing.

extension View {
    /// Sets the words that name the view, while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityAttributes { if isEnabled { $0.label = label } }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the words for the view's value, while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibilityAttributes { if isEnabled { $0.value = value } }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the words that tell the effect of using the view, while `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityAttributes { if isEnabled { $0.hint = hint } }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Hides the view from assistive technologies or shows it, while `isEnabled` is true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityAttributes { if isEnabled { $0.isHidden = hidden } }
    }

    /// Sets the names that voice control accepts for the view, while `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityAttributes { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// Sets a name for tests and reports, while `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: isEnabled ? identifier : nil))
    }
}
