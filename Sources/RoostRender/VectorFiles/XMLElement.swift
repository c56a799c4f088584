/// An element of an XML file, with the text right inside it.
final class XMLElement {
    /// The name without its prefix.
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }
}

/// Reads XML as far as drawings need it: elements, attributes, texts and CDATA.
///
/// The scanner is our own. Foundation's parser lies in a module of its own (FoundationXML), which would bring libxml2 into
/// every program and a parser that expands entities; this one has nothing to expand: it knows XML's five entities and
/// numbered characters, skips the document type, and reads no other file. Depth and numbers are limited.
struct XMLScanner {
    static let maximumDepth = 128
    static let maximumElements = 100_000

    private let bytes: [UInt8]
    private var index = 0
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var count = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outermost element. A file that ends too early, or closes the wrong element, is damaged.
    static func read(_ bytes: [UInt8]) throws -> XMLElement {
        var scanner = XMLScanner(bytes)
        return try scanner.document()
    }

    private mutating func document() throws -> XMLElement {
        while index < bytes.count {
            if bytes[index] != UInt8(ascii: "<") {
                readText()
            } else if skip("<!--") {
                skip(past: "-->")
            } else if skip("<![CDATA[") {
                let start = index
                skip(past: "]]>")
                add(String(decoding: bytes[start..<max(start, index - 3)], as: UTF8.self))
            } else if skip("<!") {
                skipDeclaration()
            } else if skip("<?") {
                skip(past: "?>")
            } else if skip("</") {
                try close(name())
                skip(past: ">")
            } else {
                index += 1
                try openElement()
            }
            if open.isEmpty, let root { return root }
        }
        throw VectorFileError.malformed("SVG", root == nil ? "it has no element" : "it ends too early")
    }

    private mutating func openElement() throws {
        let name = name()
        guard !name.isEmpty else { throw VectorFileError.malformed("SVG", "an element has no name") }
        count += 1
        guard count <= Self.maximumElements, open.count < Self.maximumDepth else {
            throw VectorFileError.tooLarge(
                "SVG",
                "it has more than \(Self.maximumElements) elements, or elements more than \(Self.maximumDepth) deep")
        }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard index < bytes.count else { throw VectorFileError.malformed("SVG", "it ends too early") }
            if skip("/>") {
                add(XMLElement(name: name, attributes: attributes), isOpen: false)
                return
            }
            if skip(">") {
                add(XMLElement(name: name, attributes: attributes), isOpen: true)
                return
            }
            let (key, value) = try attribute()
            attributes[key] = value
        }
    }

    private mutating func attribute() throws -> (String, String) {
        let key = name()
        skipSpace()
        guard !key.isEmpty, skip("=") else {
            throw VectorFileError.malformed("SVG", "an attribute has no name or no value")
        }
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw VectorFileError.malformed("SVG", "the value of \(key) is not quoted")
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
        guard index < bytes.count else { throw VectorFileError.malformed("SVG", "it ends too early") }
        defer { index += 1 }
        return (key, Self.decoded(bytes[start..<index]))
    }

    private mutating func add(_ element: XMLElement, isOpen: Bool) {
        if let parent = open.last {
            parent.children.append(element)
        } else if root == nil {
            root = element
        }
        if isOpen { open.append(element) }
    }

    private mutating func close(_ name: String) throws {
        guard let last = open.popLast(), last.name == name else {
            throw VectorFileError.malformed("SVG", "</\(name)> closes an element that is not open")
        }
    }

    private mutating func readText() {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        // Only style sheets matter.
        guard open.last?.name == "style" else { return }
        add(Self.decoded(bytes[start..<index]))
    }

    private mutating func add(_ text: String) { open.last?.text += text }

    /// A name without its prefix.
    private mutating func name() -> String {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        let name = bytes[start..<index]
        let own = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return String(decoding: own, as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
            || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += count
        return true
    }

    private mutating func skip(past text: StaticString) {
        while index < bytes.count {
            if skip(text) { return }
            index += 1
        }
    }

    /// Skips a document type with the declarations in its brackets: none of them counts.
    private mutating func skipDeclaration() {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                while index < bytes.count, bytes[index] != byte { index += 1 }
                index += 1
            case UInt8(ascii: ">"): if depth <= 0 { return }
            default: break
            }
        }
    }

    /// Text with XML's own entities and numbered characters; other entities stay as they are written.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[rest.startIndex..<start], as: UTF8.self)
            let limit = rest[start...].prefix(12)
            guard let end = limit.firstIndex(of: UInt8(ascii: ";")),
                let character = character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
            else {
                result += "&"
                rest = rest[(start + 1)...]
                continue
            }
            result.append(character)
            rest = rest[(end + 1)...]
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func character(_ entity: String) -> Character? {
        switch entity {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            if entity.hasPrefix("#x") {
                UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
            } else if entity.hasPrefix("#") {
                UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init)
            } else {
                nil
            }
        }
    }
}
