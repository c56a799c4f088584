import RoostCore

/// A choice of actions as a value: the older form of `confirmationDialog`.
public struct ActionSheet {
    /// A button of the choice.
    public typealias Button = Alert.Button

    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// A choice of buttons; by default of a Cancel alone.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var card: AnyView {
        AnyView(
            AlertCard(
                title: title, message: message.map { AnyView($0) }, actions: AnyView(AlertButtons(buttons: buttons)),
                isDialog: true))
    }
}

extension View {
    /// Presents a choice of actions while `isPresented` is true.
    @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)")
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presents(.dialog, isPresented) { content().card }
    }

    /// Presents a choice of actions while there is an item.
    @available(
        *, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
    )
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        presents(.dialog, item) { content($0).card }
    }
}
