/// Whether people edit what a view shows: move and delete rows, choose several.
public enum EditMode: Sendable {
    case inactive
    /// Only for a moment: a row shows its actions.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Source { Source() }

    struct Source {
        var mode: Binding<EditMode>?
        /// Whether a screen has made it and not the app.
        var isScreens = false
    }
}

extension EnvironmentValues {
    /// Whether people edit: each screen, of a window, of a navigation stack or presented, has a mode of its own, unless the
    /// app says which. Nil outside of windows.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].mode }
        set { self[EditModeKey.self] = EditModeKey.Source(mode: newValue) }
    }

    /// The same; to set it gives a screen its mode, where the app has not said which.
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
    /// A screen, in which something may be edited apart from other screens.
    nonisolated func editingScreen() -> some View { EditingScreen(content: self) }
}

nonisolated private struct EditingScreen<Content: View>: View {
    let content: Content
    @State private var mode = EditMode.inactive

    @MainActor var body: some View { content.environment(\.screensEditMode, $mode) }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
