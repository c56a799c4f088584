import RoostCore

/// A button that starts the rename action of the views around it. Without such an action it is disabled.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == RoostControls.Label<Text, Image> {
    /// A button that says “Rename”, with a pencil.
    public init() { label = RoostControls.Label("Rename", systemImage: "pencil") }
}

/// An action that lets people change a name.
public struct RenameAction {
    let handler: () -> Void

    /// Starts renaming.
    @MainActor public func callAsFunction() { handler() }
}

extension EnvironmentValues {
    /// The action of a `RenameButton`, set by `renameAction(_:)`; nil without one.
    @Entry public internal(set) var rename: RenameAction?
}

extension View {
    /// Lets a `RenameButton` in this view run an action, for instance one that moves the focus to a field.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(handler: action))
    }

    /// Lets a `RenameButton` in this view move the focus to the field that `isFocused` belongs to.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
