import RoostCore

/// An alert as a value: the older form, from before alerts took views as their buttons.
public struct Alert {
    /// One button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// An ordinary button. It closes the alert before `action` runs.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that leaves; Escape presses it too.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button named Cancel that leaves; Escape presses it too.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text("Cancel"), action: action)
        }

        /// A button with a red label, for an action that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button: the given one, else an OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons side by side; one that cancels stands first.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    var card: AnyView {
        AnyView(
            AlertCard(
                title: title, message: message.map { AnyView($0) }, actions: AnyView(AlertButtons(buttons: buttons)),
                isDialog: false))
    }
}

nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            RoostControls.Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// Presents an alert while `isPresented` is true.
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:)")
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presents(.alert, isPresented) { content().card }
    }

    /// Presents an alert while there is an item.
    @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:message:)")
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presents(.alert, item) { content($0).card }
    }
}
