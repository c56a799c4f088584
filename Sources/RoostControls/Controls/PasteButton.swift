import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A button that hands the app what is on the clipboard.
///
/// It takes the things that the reader has copied anywhere: in a browser texts, and the browser may ask the reader first;
/// on a desktop anything. Otherwise it takes what the app itself has copied.
nonisolated public struct PasteButton: View {
    private let accepts: (NSItemProvider) -> Bool
    private let take: ([NSItemProvider]) -> Void
    @Environment(\.readClipboard) private var readClipboard
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.idiom) private var idiom

    /// A button for values of one type. The action runs once they have been read, and only if there are any.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        accepts = { $0.leads(to: T.self) }
        take = { readValues($0, onPaste) }
    }

    /// A button for things of some kinds. The action runs only if there are any.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        accepts = { provider in
            supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
        take = payloadAction
    }

    @MainActor public var body: some View {
        let button = Button {
            paste()
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        if idiom == .iOS { button.buttonStyle(.borderedProminent) } else { button }
    }

    @MainActor private func paste() {
        guard let readClipboard else { return hand(over: pasteboard.items.map(\.provider)) }
        let own = pasteboard.items
        readClipboard { items in
            // Nothing comes where the reader or the browser forbids it.
            hand(over: (items.isEmpty ? own : items).map(\.provider))
        }
    }

    private func hand(over providers: [NSItemProvider]) {
        let wanted = providers.filter(accepts)
        if !wanted.isEmpty { take(wanted) }
    }
}
