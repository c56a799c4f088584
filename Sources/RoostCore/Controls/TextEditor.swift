/// Text of many lines to edit; what does not fit scrolls with the caret.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.idiom) private var idiom

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        FieldControl(source: FieldSource(text), kind: .editor, label: nil) { input in
            Color.clear
                .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity)
                .frame(minHeight: 0, idealHeight: 12, maxHeight: .infinity)
                .background(Color(.background))
                .overlay {
                    input
                        .padding(.horizontal, 5)
                        .padding(.vertical, idiom == .iOS ? 8 : 0)
                }
                .clipped()
                .focusRing(RoundedRectangle(cornerRadius: 2, style: .continuous))
        }
    }
}
