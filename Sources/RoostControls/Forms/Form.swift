import RoostCore

/// Controls with their labels: grouped as in a list, or in columns.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look
    @Environment(\.idiom) private var idiom

    /// The style comes from `formStyle(_:)`; by default a form is grouped on iOS and in columns on macOS.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        switch (look ?? (idiom == .iOS ? .grouped : .columns), idiom) {
        case (.grouped, _): List { content }.listStyle(.insetGrouped)
        case (.columns, .iOS): VStack(alignment: .leading) { content }
        case (.columns, .macOS): FormColumns { content }.environment(\.isInFormColumns, true)
        }
    }
}

private struct IsInFormColumnsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls are rows of a form in columns, where fields too show their labels.
    var isInFormColumns: Bool {
        get { self[IsInFormColumnsKey.self] }
        set { self[IsInFormColumnsKey.self] = newValue }
    }
}
