import Foundation
import RoostCore

/// UIKit's clipboard: what the app copies. Texts and addresses reach the reader's own clipboard, too; what the reader
/// copied elsewhere is not seen.
@MainActor @preconcurrency public final class UIPasteboard {
    /// The clipboard of the window in which this is called.
    public static var general: UIPasteboard {
        UIPasteboard(WindowServices.current?.pasteboard ?? EnvironmentValues().pasteboard)
    }

    private let content: WindowPasteboard

    private init(_ content: WindowPasteboard) { self.content = content }

    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts; nil where there are none.
    public var strings: [String]? {
        get {
            let texts = content.items.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.isEmpty ? nil : texts
        }
        set { content.items = (newValue ?? []).map { .text($0) } }
    }

    public var url: URL? {
        get { content.items.lazy.compactMap { if case .url(let url) = $0 { url } else { nil } }.first }
        set { content.items = newValue.map { [.url($0)] } ?? [] }
    }

    /// A picture. It stays in the app: the reader's clipboard gets texts only.
    public var image: UIImage? {
        get {
            content.items.lazy.compactMap { if case .picture(let image) = $0 { image as? UIImage } else { nil } }.first
        }
        set {
            if newValue != nil { Log.warning("UIPasteboard.image stays in the app: only texts reach the clipboard") }
            content.items = newValue.map { [.picture($0)] } ?? []
        }
    }

    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var numberOfItems: Int { content.items.count }
}
