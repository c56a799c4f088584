import RoostCore

/// A control that starts an action.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    private var accessibilityRole = AccessibilityNode.Role.button
    @Environment(\.primitiveButtonStyle) private var styles
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.buttonSurroundings) private var surroundings
    private var labelSlot = ButtonLabelSlot<Label>()

    /// A button with any view as its label. `action` runs when the pointer comes up over the button, or when space or
    /// return presses it.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button whose role the style may show: a destructive one is red. Nil makes an ordinary button.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// A button that assistive technology knows as something else.
    init(
        accessibilityRole: AccessibilityNode.Role, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
        self.accessibilityRole = accessibilityRole
    }

    @MainActor public var body: some View {
        let (parts, slot) = labelSlot.parts(role: role, label: label, styles: styles, action: trigger)
        styles.draw { $0.view(PrimitiveButtonStyleConfiguration(parts: parts)) }
            .filling(slot, with: label)
            .control(control)
    }

    private var control: AccessibleControl {
        var control = AccessibleControl(
            surroundings?.accessibilityRole ?? accessibilityRole, hiddenLabel: spokenWords(of: label)
        ) { [trigger] in
            runIsolated { trigger() }
        }
        control.repeats = repeatBehavior == .enabled
        return control
    }

    /// The action of a press. An alert or a menu around the button closes first.
    private var trigger: @MainActor () -> Void {
        guard let surroundings else { return action }
        return { [action] in surroundings.press(action) }
    }
}

extension Button where Label == Text {
    /// A button with a text as its label.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button with a text as its label, and a role; nil makes an ordinary button.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == RoostControls.Label<Text, Image> {
    /// A button with a title beside the symbol named `systemImage`.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title beside a symbol, and a role; nil makes an ordinary button.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RoostControls.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RoostControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button labelled by its role: Close, Done, Delete or Cancel, with a symbol.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The label of a button that is made from a role alone: its text, and in bars and menus, which set a style of labels,
/// its symbol too.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole
    @Environment(\.labelStyle) private var labelStyle

    init(role: ButtonRole) { self.role = role }

    @MainActor public var body: some View {
        if labelStyle.style is DefaultLabelStyle { Text(title) } else { Label(title, systemImage: symbol) }
    }

    private var title: LocalizedStringKey {
        switch role {
        case .close: "Close"
        case .confirm: "Done"
        case .destructive: "Delete"
        default: "Cancel"
        }
    }

    private var symbol: String {
        switch role {
        case .confirm: "checkmark"
        case .destructive: "trash"
        default: "xmark"
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The configured button as a view, for `PrimitiveButtonStyle.makeBody(configuration:)` in styles that build on
    /// others.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == Text {
    /// A button with a translated text as its label.
    @preconcurrency @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// A button with a translated text as its label, and a role; nil makes an ordinary button.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == RoostControls.Label<Text, Image> {
    /// A button with a translated title beside the symbol named `systemImage`.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleResource, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a translated title beside a symbol, and a role; nil makes an ordinary button.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RoostControls.Label(titleResource, systemImage: systemImage) }
    }
}
