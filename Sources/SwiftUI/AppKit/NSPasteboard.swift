import RoostLog
import UIKit

/// What has been copied, in the reader's window.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
    /// The kind of a copied thing.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind of your own, which is not kept here.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        /// An address, which is kept as text.
        public static let URL = PasteboardType(rawValue: "public.url")
        /// A picture, which is not kept here.
        public static let png = PasteboardType(rawValue: "public.png")
        /// A picture, which is not kept here.
        public static let tiff = PasteboardType(rawValue: "public.tiff")
        /// Text with attributes, which is not kept here.
        public static let rtf = PasteboardType(rawValue: "public.rtf")
        /// A document of HTML, which is not kept here.
        public static let html = PasteboardType(rawValue: "public.html")
        /// A colour, which is not kept here.
        public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")
        /// A file's address, which is kept as text.
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
    }

    private static let only = NSPasteboard()
    private override init() { super.init() }

    /// The window's.
    public class var general: NSPasteboard { only }

    private var changes = 0
    /// How often the app has changed it.
    open var changeCount: Int { changes }

    /// Forgets what the app has copied. What the reader has copied elsewhere stays until something new is set.
    @discardableResult
    open func clearContents() -> Int {
        changes += 1
        return changes
    }

    /// Copies text; false, with a warning, for other kinds.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard [.string, .URL, .fileURL].contains(dataType) else {
            Log.warning("NSPasteboard keeps texts and addresses; \(dataType.rawValue) is neither")
            return false
        }
        UIPasteboard.general.string = string
        changes += 1
        return true
    }

    /// The text that the app has copied; nil where there is none.
    open func string(forType dataType: PasteboardType) -> String? {
        [.string, .URL, .fileURL].contains(dataType) ? UIPasteboard.general.string : nil
    }

    /// Copies texts and addresses; false, with a warning, for other things.
    @discardableResult
    open func writeObjects(_ objects: [any NSObjectProtocol]) -> Bool {
        let texts = objects.compactMap { ($0 as? NSString).map { $0 as String } ?? ($0 as? NSURL)?.absoluteString }
        guard texts.count == objects.count, !texts.isEmpty else {
            if let images = objects as? [NSImage], let image = images.first {
                UIPasteboard.general.image = image
                changes += 1
                return true
            }
            Log.warning("NSPasteboard keeps texts, addresses and pictures alone")
            return false
        }
        UIPasteboard.general.strings = texts
        changes += 1
        return true
    }

    /// The kinds of what the app has copied.
    open var types: [PasteboardType]? { UIPasteboard.general.hasStrings ? [.string] : [] }

    /// Text as bytes; nil, with nothing copied or for other kinds.
    open func data(forType dataType: PasteboardType) -> Data? { string(forType: dataType).map { Data($0.utf8) } }

    /// Copies text as bytes; false, with a warning, for other kinds.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        setString(data.map { String(decoding: $0, as: UTF8.self) } ?? "", forType: dataType)
    }

    /// Does nothing but count: the window keeps one thing, whatever its kinds.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
}
