import RoostCore

/// Whether people edit a view's content: move and delete rows, or select several.
public enum EditMode: Sendable {
    /// Nobody edits.
    case inactive
    /// A momentary edit, as while a row shows its actions; Roost itself never sets it.
    case transient
    /// People edit.
    case active

    /// True for `transient` too.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Source { Source() }

    struct Source {
        var mode: Binding<EditMode>?
        /// Whether a screen supplied the mode, not the app.
        var isScreens = false
    }
}

extension EnvironmentValues {
    /// Whether people edit. Each screen (a window, a navigation stack's or a presented one) has its own mode, unless
    /// the app sets one. Nil outside of windows.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].mode }
        set { self[EditModeKey.self] = EditModeKey.Source(mode: newValue) }
    }

    /// The same value. Setting it supplies a screen's mode, unless the app has set one.
    fileprivate var screensEditMode: Binding<EditMode>? {
        get { editMode }
        set {
            let known = self[EditModeKey.self]
            guard known.mode == nil || known.isScreens else { return }
            self[EditModeKey.self] = EditModeKey.Source(mode: newValue, isScreens: true)
        }
    }
}

extension View {
    /// Gives a screen an edit mode of its own.
    nonisolated func editingScreen() -> some View { EditingScreen(content: self) }
}

nonisolated private struct EditingScreen<Content: View>: View {
    let content: Content
    @State private var mode = EditMode.inactive

    @MainActor var body: some View { content.environment(\.screensEditMode, $mode) }
}

/// A button that starts and ends editing on its screen, titled Edit or Done; the change is animated.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Takes the mode from the environment's `editMode`.
    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
