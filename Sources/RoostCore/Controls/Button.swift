/// A control that starts an action.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.primitiveButtonStyle) private var styles
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.buttonSurroundings) private var surroundings
    private var handover = ButtonHandover<Label>()

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        let (parts, place) = handover.parts(role: role, label: label, styles: styles, action: trigger)
        styles.draw { $0.view(PrimitiveButtonStyleConfiguration(parts: parts)) }
            .handing(label, over: place)
            .control(control)
    }

    private var control: AccessibleControl {
        var control = AccessibleControl(surroundings?.accessibilityRole ?? .button, hiddenLabel: spokenWords(of: label))
        { [trigger] in
            runIsolated { trigger() }
        }
        control.repeats = repeatBehavior == .enabled
        return control
    }

    /// What a press does here.
    private var trigger: @MainActor () -> Void {
        guard let surroundings else { return action }
        return { [action] in surroundings.press(action) }
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RoostCore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { RoostCore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says by itself what its role is.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// What a button says whose role is all that is known of it.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Cancel", systemImage: "xmark")
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style draws differently: for use in `PrimitiveButtonStyle.makeBody(configuration:)`.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
