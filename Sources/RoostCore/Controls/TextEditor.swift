/// Text of many lines to edit, at rest.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.idiom) private var idiom

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        Color.clear
            .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity)
            .frame(minHeight: 0, idealHeight: 12, maxHeight: .infinity)
            .background(Color(.background))
            .overlay(alignment: .topLeading) {
                Text(verbatim: text.wrappedValue)
                    .padding(.horizontal, 5)
                    .padding(.vertical, idiom == .iOS ? 8 : 0)
            }
            .clipped()
    }
}
