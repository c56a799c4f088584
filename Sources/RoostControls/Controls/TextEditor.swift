import Foundation
import RoostCore

/// An editor for text of many lines. Text that does not fit scrolls with the caret.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<Range<Int>?>?
    @Environment(\.idiom) private var idiom

    /// An editor that fills the proposed room.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor that fills the proposed room.
    ///
    /// - Parameter selection: The selection, which the app may set too. Nil until the editor has had the focus.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection.offsets(in: text)
    }

    /// An editor of a text with attributes, which it keeps: new letters take those of the letters before them. The editor
    /// shows the words in its own font and colour.
    public init(text: Binding<AttributedString>) { self.init(text: text.words) }

    @MainActor public var body: some View {
        FieldControl(source: FieldSource(text), kind: .editor, label: nil, selected: selection) { input in
            Color.clear
                .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity)
                .frame(minHeight: 0, idealHeight: 12, maxHeight: .infinity)
                .background(Color(.background))
                .overlay {
                    input
                        .padding(.horizontal, 5)
                        .padding(.top, idiom == .iOS ? 8 : 0)
                }
                .clipped()
                .focusRing(RoundedRectangle(cornerRadius: 2, style: .continuous))
        }
    }
}
