import Foundation
import RoostLocks

/// The things that the app has copied in a window, behind `UIPasteboard`.
///
/// A host with access to its reader's clipboard receives copied texts. Nothing that was copied outside of the app
/// appears here; `EnvironmentValues.readClipboard` asks for that.
package final class WindowPasteboard: Sendable {
    package enum Item: Sendable {
        case text(String)
        case url(URL)
        case picture(any Sendable)
    }

    private let content = Mutex<[Item]>([])
    private let tell: @Sendable (String) -> Void

    package init(tell: @escaping @Sendable (String) -> Void = { _ in }) { self.tell = tell }

    package var items: [Item] {
        get { content.withLock { $0 } }
        set {
            content.withLock { $0 = newValue }
            let texts = newValue.compactMap { item in
                switch item {
                case .text(let text): text
                case .url(let url): url.absoluteString
                case .picture: nil
                }
            }
            if !texts.isEmpty { tell(texts.joined(separator: "\n")) }
        }
    }
}

private struct PasteboardKey: EnvironmentKey { static let defaultValue = WindowPasteboard() }

extension EnvironmentValues {
    /// The pasteboard of the window.
    package var pasteboard: WindowPasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }

    /// Asks the host's reader for the text on the clipboard, after a press; calls back with nil if it cannot be had. Nil
    /// in a host without a clipboard.
    @Entry package var readClipboard: ((@escaping (String?) -> Void) -> Void)?
}
