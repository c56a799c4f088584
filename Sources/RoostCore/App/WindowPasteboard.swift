import Foundation
import RoostLocks

/// What the app has copied in a window: behind `UIPasteboard`.
///
/// A host that has a clipboard of its reader's is told of texts; nothing that was copied outside the app is seen here.
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
    /// What is copied in the window.
    package var pasteboard: WindowPasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}

/// What a window does for code that has no view at hand, as UIKit's has none.
package struct WindowServices: Sendable {
    package let openURL: OpenURLAction
    package let pasteboard: WindowPasteboard
    let settings: WindowSettings

    /// Those of the window whose event or frame is at work, in tasks too that were begun there; nil elsewhere.
    @TaskLocal package static var current: WindowServices?

    init(_ environment: EnvironmentValues, _ settings: WindowSettings) {
        self.settings = settings
        openURL = environment.openURL
        pasteboard = environment.pasteboard
    }
}
