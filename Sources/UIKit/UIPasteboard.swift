import Foundation
import RoostControls
import RoostCore

/// UIKit's clipboard: the things that the app copied. They reach the reader's own clipboard, too: all of them on a
/// desktop, texts, addresses and pictures in a browser that allows it. Things that the reader copied elsewhere cannot be
/// read here; `PasteButton` and `onPasteCommand` get them.
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
            let texts = objects(of: String.self)
            return texts.isEmpty ? nil : texts
        }
        set { content.items = (newValue ?? []).map { .text($0) } }
    }

    /// The first address; nil for none. Setting it replaces everything.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses; nil for none. Setting them replaces everything.
    public var urls: [URL]? {
        get {
            let urls = objects(of: URL.self)
            return urls.isEmpty ? nil : urls
        }
        set { content.items = (newValue ?? []).map { .url($0) } }
    }

    /// The first picture; nil for none. Setting it replaces everything.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures; nil for none. Setting them replaces everything. Other programs get them as PNG.
    public var images: [UIImage]? {
        get {
            let images = objects(of: UIImage.self)
            return images.isEmpty ? nil : images
        }
        set {
            content.items = (newValue ?? []).map { image in
                .picture(image) {
                    guard let data = image.pngData() else { throw UnwritablePicture() }
                    return data
                }
            }
        }
    }

    /// Copies bytes of a kind, such as `public.rtf` or one of the app's own. They replace everything.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        content.items = [
            PasteboardItem(
                object: CopiedData(type: pasteboardType, data: data),
                forms: [PasteboardItem.Form(pasteboardType) { data }])
        ]
    }

    /// The bytes of a kind that the app has copied with `setData(_:forPasteboardType:)`; nil for none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        objects(of: CopiedData.self).first { $0.type == pasteboardType }?.data
    }

    /// Whether the app has copied something of one of these kinds.
    public func contains(pasteboardTypes: [String]) -> Bool {
        content.items.contains { item in item.forms.contains { pasteboardTypes.contains($0.type) } }
    }

    /// The things that the app has copied, as drags and drops have them.
    public var itemProviders: [NSItemProvider] {
        get { content.items.map(\.provider) }
        set { content.items = newValue.map { PasteboardItem($0) } }
    }

    /// Whether there are texts.
    public var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    public var hasImages: Bool { image != nil }
    /// The number of things.
    public var numberOfItems: Int { content.items.count }

    private func objects<T>(of type: T.Type) -> [T] { content.items.compactMap { $0.object as? T } }
}

private struct CopiedData {
    let type: String
    let data: Data
}

private struct UnwritablePicture: Error, CustomStringConvertible {
    var description: String { "a symbol or an empty picture was copied, which has no pixels" }
}
