import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// A message of a page to its session. `Documentation/Protocol.md` describes the bytes.
enum ClientMessage: Equatable, Sendable {
    /// The first message of every connection. `token` names the session to resume; empty for a new one. `settings` are
    /// those that the browser keeps for the app. `address` is the page's; nil for one that is the app's own.
    case hello(version: Int, token: String, surroundings: Surroundings, settings: [SealedSetting], address: URL?)
    /// A frame has been drawn.
    case drawn(frame: UInt32)
    /// Asks whether the server is there. It answers at once, whatever the session does.
    case ping
    /// All other messages. Each has a number, one more than that of the message before it.
    case numbered(UInt32, Content)

    enum Content: Equatable, Sendable {
        case input(InputEvent)
        case surroundings(Surroundings)
        /// The page is hidden or shown again.
        case visible(Bool)
        /// The chosen files; none if the chooser was cancelled.
        case files(UInt64, [OfferedFile])
        /// The next bytes of those files.
        case fileData(UInt64, [UInt8])
        /// The text on the reader's clipboard; nil if the reader or the browser did not give it.
        case clipboard(UInt64, String?)
        /// The reader copies, cuts or pastes, outside of a field.
        case clipboardCommand(PageClipboardCommand)
        /// The reader went to another address of the page's history; nil for one that cannot be read.
        case address(URL?)
        /// Another page of the same browser has a new setting.
        case setting(SealedSetting)
    }
}

/// A command of a page's reader about the clipboard. A browser tells a page the text that is pasted.
enum PageClipboardCommand: Equatable, Sendable {
    case copy
    case cut
    case paste(String)

    var meaning: ClipboardCommand {
        switch self {
        case .copy: .copy
        case .cut: .cut
        case .paste(let text): .paste([.pasted(text)])
        }
    }
}

extension ClientMessage {
    /// Larger windows, in points, are refused.
    static let largestWindow: Float = 16_384
    /// The most bytes of a field's text.
    static let longestText = 1 << 20
    /// The most chosen files in a message, and the most bytes of a name.
    static let mostFiles: UInt64 = 1000
    static let longestName = 1024
    /// The most bytes of a token.
    static let longestToken = 128
    /// The most bytes of an address.
    static let longestAddress = 4096
    static let version = 5

    init(_ bytes: ArraySlice<UInt8>) throws(MalformedMessage) {
        var reader = ByteReader(bytes)
        switch try reader.byte() {
        case 0:
            let version = Int(try reader.unsigned())
            let token = try reader.string(limit: Self.longestToken)
            // Other versions have other content: the page is told to load anew.
            guard version == Self.version else {
                let surroundings = try Surroundings(&reader)
                _ = try reader.rest(limit: Self.longestText)
                self = .hello(
                    version: version, token: token, surroundings: surroundings, settings: [], address: nil)
                return
            }
            let surroundings = try Surroundings(&reader)
            let count = try reader.unsigned(limit: SealedSetting.most)
            var settings: [SealedSetting] = []
            for _ in 0..<count { settings.append(try SealedSetting(&reader)) }
            let address = try reader.address()
            self = .hello(
                version: version, token: token, surroundings: surroundings, settings: settings,
                address: address?.isOfPart == true ? address : nil)
        case 1:
            self = .drawn(frame: UInt32(try reader.unsigned()))
        case 14: self = .ping
        case let kind:
            let number = UInt32(try reader.unsigned())
            self = .numbered(number, try Content(kind, &reader))
        }
        try reader.finish()
    }
}

extension ClientMessage.Content {
    fileprivate init(_ kind: UInt8, _ reader: inout ByteReader) throws(MalformedMessage) {
        switch kind {
        case 2: self = .surroundings(try Surroundings(&reader))
        case 3: self = .input(.pointer(try PointerEvent(&reader)))
        case 4:
            let location = try CGPoint(&reader)
            let delta = try CGPoint(&reader)
            let modifiers = try EventModifiers(&reader)
            self = .input(
                .scroll(ScrollEvent(at: location, by: CGSize(width: delta.x, height: delta.y), modifiers: modifiers)))
        case 5:
            let phase = try PointerEvent.Phase(&reader)
            let location = try CGPoint(&reader)
            let magnification = try reader.float(in: 1e-4...1e4)
            let rotation = try reader.float(in: -1e4...1e4)
            self = .input(.pinch(PinchEvent(phase, at: location, magnification: magnification, rotation: rotation)))
        case 6: self = .input(.key(try KeyEvent(&reader)))
        case 7: self = .input(.edit(try TextEdit(&reader)))
        case 8:
            let node = NodeID(try reader.unsigned())
            self = .input(.focus(node == 0 ? nil : node))
        case 9: self = .input(.access(try AccessibilityRequest(&reader)))
        case 10: self = .visible(try reader.flags(limit: 1) == 1)
        case 11:
            let id = try reader.unsigned()
            var files: [OfferedFile] = []
            for _ in 0..<(try reader.unsigned(limit: ClientMessage.mostFiles)) {
                let name = try reader.string(limit: ClientMessage.longestName)
                files.append(OfferedFile(name: name, size: try reader.unsigned(limit: 1 << 53)))
            }
            self = .files(id, files)
        case 12:
            let id = try reader.unsigned()
            self = .fileData(id, try reader.rest(limit: SessionFiles.chunk))
        case 13: self = .input(.secondaryClick(try CGPoint(&reader)))
        case 15: self = .setting(try SealedSetting(&reader))
        case 16:
            let id = try reader.unsigned()
            let isGiven = try reader.flags(limit: 1) == 1
            self = .clipboard(id, isGiven ? try reader.string(limit: ClientMessage.longestText) : nil)
        case 17: self = .address(try reader.address())
        case 18:
            switch try reader.flags(limit: 2) {
            case 0: self = .clipboardCommand(.copy)
            case 1: self = .clipboardCommand(.cut)
            default: self = .clipboardCommand(.paste(try reader.string(limit: ClientMessage.longestText)))
            }
        default: throw .unknownKind
        }
    }
}

extension ByteReader {
    fileprivate mutating func flags(limit: UInt8) throws(MalformedMessage) -> UInt8 {
        let value = try byte()
        guard value <= limit else { throw .outOfRange }
        return value
    }

    /// Reads a page's address; nil for none, or for one that is not understood.
    fileprivate mutating func address() throws(MalformedMessage) -> URL? {
        let text = try string(limit: ClientMessage.longestAddress)
        guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil else {
            return nil
        }
        return url
    }

    /// Reads a range in UTF-16 units.
    fileprivate mutating func range() throws(MalformedMessage) -> Range<Int> {
        let limit = UInt64(ClientMessage.longestText)
        let (start, length) = (Int(try unsigned(limit: limit)), Int(try unsigned(limit: limit)))
        return start..<start + length
    }
}

extension URL {
    /// Whether the address names a part of the app rather than the app.
    fileprivate var isOfPart: Bool { !["", "/"].contains(path()) || query() != nil || fragment() != nil }
}

extension Surroundings {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let width = try reader.float(in: 1...ClientMessage.largestWindow)
        let height = try reader.float(in: 1...ClientMessage.largestWindow)
        let scale = try reader.float(in: 0.25...8)
        var insets: [Double] = []
        for _ in 0..<4 { insets.append(try reader.float(in: 0...1000)) }
        self.init(viewport: Viewport(size: CGSize(width: width, height: height), scale: scale))
        let flags = try reader.flags(limit: 31)
        isDark = flags & 1 != 0
        reducesMotion = flags & 2 != 0
        increasesContrast = flags & 4 != 0
        reducesTransparency = flags & 8 != 0
        invertsColors = flags & 16 != 0
        let sizes = DynamicTypeSize.allCases
        typeSize = sizes[Int(try reader.unsigned(limit: UInt64(sizes.count - 1)))]
        language = try reader.name()
        timeZone = try reader.name()
        let (left, right) = (insets[1], insets[3])
        viewport.safeArea = EdgeInsets(
            top: insets[0], leading: isRightToLeft ? right : left, bottom: insets[2],
            trailing: isRightToLeft ? left : right)
    }
}

extension ByteReader {
    /// Reads a language tag or the name of a time zone.
    fileprivate mutating func name() throws(MalformedMessage) -> String {
        let text = try string(limit: 64)
        let isName = text.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"),
                UInt8(ascii: "/"):
                true
            default: false
            }
        }
        guard isName, !text.hasPrefix("/") else { throw .outOfRange }
        return text
    }
}

extension SealedSetting {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        guard let scope = Scope(rawValue: try reader.byte()) else { throw .outOfRange }
        let key = try reader.string(limit: Self.longestKey)
        self.init(scope: scope, key: key, seal: try reader.string(limit: Self.longestSeal))
    }
}

extension CGPoint {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let x = try reader.float(in: -100_000...100_000)
        self.init(x: x, y: try reader.float(in: -100_000...100_000))
    }
}

extension EventModifiers {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        self.init(rawValue: Int(try reader.flags(limit: 63)))
    }
}

extension PointerEvent.Phase {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        guard let phase = Self(rawValue: try reader.byte()) else { throw .outOfRange }
        self = phase
    }
}

extension PointerEvent {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let phase = try Phase(&reader)
        guard let kind = Kind(rawValue: try reader.byte()) else { throw .outOfRange }
        let pointer = Int(try reader.unsigned(limit: 63))
        let location = try CGPoint(&reader)
        self.init(phase, at: location, pointer: pointer, kind: kind, modifiers: try EventModifiers(&reader))
    }
}

extension KeyEvent {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        guard let phase = Phase(rawValue: try reader.byte()) else { throw .outOfRange }
        let key = try reader.string(limit: 64)
        guard key.count == 1, let character = key.first else { throw .outOfRange }
        let characters = try reader.string(limit: 64)
        self.init(phase, KeyEquivalent(character), characters: characters, modifiers: try EventModifiers(&reader))
    }
}

extension TextEdit {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let node = NodeID(try reader.unsigned())
        let text = try reader.string(limit: ClientMessage.longestText)
        let selection = try reader.range()
        let composition = try reader.flags(limit: 1) == 1 ? try reader.range() : nil
        let length = text.utf16.count
        guard selection.upperBound <= length, composition.map({ $0.upperBound <= length }) ?? true else {
            throw .outOfRange
        }
        self.init(node: node, text: text, selection: selection, composition: composition)
    }
}

extension AccessibilityRequest {
    fileprivate init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let node = NodeID(try reader.unsigned())
        let kind: Kind
        switch try reader.byte() {
        case 0: kind = .activate
        case 1: kind = .increment
        case 2: kind = .decrement
        case 3: kind = .escape
        case 4: kind = .scrollToVisible
        case 5: kind = .set(try reader.double())
        case 6: kind = .custom(Int(try reader.unsigned(limit: 1000)))
        case 7: kind = .submit
        case 8: kind = .showMenu
        default: throw .outOfRange
        }
        self.init(kind, on: node)
    }
}
