import Foundation
import RoostLocks

/// The things that the app has copied in a window, behind `UIPasteboard`.
///
/// A host with access to its reader's clipboard puts them there. Nothing that was copied outside of the app appears
/// here; `EnvironmentValues.readClipboard` asks for that.
package final class WindowPasteboard: Sendable {
    private let content = Mutex<[PasteboardItem]>([])
    private let tell: @Sendable ([PasteboardItem]) -> Void

    /// - Parameter tell: Hears of the items that the app has copied.
    package init(tell: @escaping @Sendable ([PasteboardItem]) -> Void = { _ in }) { self.tell = tell }

    package var items: [PasteboardItem] {
        get { content.withLock { $0 } }
        set {
            content.withLock { $0 = newValue }
            if !newValue.isEmpty { tell(newValue) }
        }
    }
}

extension [PasteboardItem] {
    /// The texts of the items, each on lines of its own; nil where no item has one.
    package var joinedText: String? {
        let texts = compactMap(\.text)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
}

private struct PasteboardKey: EnvironmentKey { static let defaultValue = WindowPasteboard() }

extension EnvironmentValues {
    /// The pasteboard of the window.
    package var pasteboard: WindowPasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }

    /// Asks for the items on the reader's clipboard, after a press; calls back with none if they cannot be had. Nil in a
    /// host without a clipboard.
    @Entry package var readClipboard: ((@escaping ([PasteboardItem]) -> Void) -> Void)?
}
