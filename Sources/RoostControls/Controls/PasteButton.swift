import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A button that hands the app what is on the clipboard.
///
/// In a browser it asks for the text that the reader has copied anywhere; the browser may ask the reader first. Otherwise
/// it takes what the app itself has copied.
nonisolated public struct PasteButton: View {
    private let accepts: (NSItemProvider) -> Bool
    private let take: ([NSItemProvider]) -> Void
    @Environment(\.readClipboard) private var readClipboard
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.idiom) private var idiom

    /// A button for values of one type. The action runs once they have been read, and only if there are any.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        accepts = { $0.leads(to: T.self) }
        take = { providers in
            // Runs on the main actor, where the view's closures belong.
            nonisolated(unsafe) let onPaste = onPaste
            Task { @MainActor in
                var values: [T] = []
                for provider in providers {
                    do {
                        values.append(try await provider.value(as: T.self))
                    } catch {
                        Log.warning("What was pasted could not be read: \(error)")
                    }
                }
                if !values.isEmpty { onPaste(values) }
            }
        }
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
        guard let readClipboard else { return hand(over: pasteboard.items.compactMap(\.provider)) }
        let own = pasteboard.items
        readClipboard { text in
            // The reader's clipboard does not have the app's pictures, nor anything where the browser forbids it.
            guard let text, !text.isEmpty else { return hand(over: own.compactMap(\.provider)) }
            hand(over: [NSItemProvider(transferring: URL.alone(in: text) ?? text)])
        }
    }

    private func hand(over providers: [NSItemProvider]) {
        let wanted = providers.filter(accepts)
        if !wanted.isEmpty { take(wanted) }
    }
}

extension WindowPasteboard.Item {
    fileprivate var provider: NSItemProvider? {
        switch self {
        case .text(let text): NSItemProvider(transferring: text)
        case .url(let url): NSItemProvider(transferring: url)
        case .picture: nil
        }
    }
}

extension URL {
    /// The address that a text consists of; nil for any other text.
    fileprivate static func alone(in text: String) -> URL? {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.host != nil,
            ["http", "https"].contains(url.scheme)
        else { return nil }
        return url
    }
}
