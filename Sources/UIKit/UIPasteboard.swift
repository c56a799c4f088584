import Foundation
import RoostCore

/// UIKit's clipboard: the things that the app copied. Texts and addresses reach the reader's own clipboard, too, where
/// the browser allows it; things that the reader copied elsewhere cannot be read.
@MainActor @preconcurrency public final class UIPasteboard {
    /// The clipboard of the window whose event, frame or task calls this.
    public static var general: UIPasteboard {
        UIPasteboard(WindowServices.current?.pasteboard ?? EnvironmentValues().pasteboard)
    }

    private let content: WindowPasteboard

    private init(_ content: WindowPasteboard) { self.content = content }

    /// The first text; nil for none. Setting it replaces everything.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts; nil for none. Setting them replaces everything.
    public var strings: [String]? {
        get {
            let texts = content.items.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.isEmpty ? nil : texts
        }
        set { content.items = (newValue ?? []).map { .text($0) } }
    }

    /// The first address; nil for none. Setting it replaces everything.
    public var url: URL? {
        get { content.items.lazy.compactMap { if case .url(let url) = $0 { url } else { nil } }.first }
        set { content.items = newValue.map { [.url($0)] } ?? [] }
    }

    /// The first picture; nil for none. It stays in the app, with a warning: the reader's clipboard gets texts and
    /// addresses only.
    public var image: UIImage? {
        get {
            content.items.lazy.compactMap { if case .picture(let image) = $0 { image as? UIImage } else { nil } }.first
        }
        set {
            if newValue != nil { Log.warning("UIPasteboard.image stays in the app: only texts reach the clipboard") }
            content.items = newValue.map { [.picture($0)] } ?? []
        }
    }

    /// Whether there are texts.
    public var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    public var hasImages: Bool { image != nil }
    /// The number of texts, addresses and pictures.
    public var numberOfItems: Int { content.items.count }
}
