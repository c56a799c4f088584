import Foundation

/// A file's text without its `#Preview`s, which no other file sees.
enum PreviewOutline {
    /// A number for the text, which differs for another text; nil where the text cannot be read with certainty.
    static func hash(ofFile path: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return hash(of: String(decoding: data, as: UTF8.self))
    }

    static func hash(of text: String) -> Int? {
        guard let outline = outline(of: text) else { return nil }
        // FNV-1a: the same in each process, unlike Swift's own hashes.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in outline.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash)
    }

    /// The text with an empty body in each `#Preview` at the start of a line; nil where a body has a literal or a comment
    /// that may hide a brace.
    static func outline(of text: String) -> String? {
        var outline = ""
        var rest = text[...]
        while let preview = rest.firstRange(of: "\n#Preview") {
            outline += rest[..<preview.lowerBound]
            guard let end = end(ofPreview: rest[preview.upperBound...]) else { return nil }
            outline += "\n#Preview{}"
            rest = rest[end...]
        }
        return outline + rest
    }

    /// The place behind the closing brace.
    private static func end(ofPreview text: Substring) -> String.Index? {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 { return text.index(after: index) }
            case "\"":
                guard let end = end(ofLiteral: text[text.index(after: index)...]) else { return nil }
                index = end
            case "/" where text[index...].hasPrefix("/*") || text[index...].hasPrefix("//"): return nil
            case "#": return nil
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// The closing quote of a literal on one line without an escape; nil for any other.
    private static func end(ofLiteral text: Substring) -> String.Index? {
        guard let end = text.firstIndex(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }), text[end] == "\"",
            !text[end...].hasPrefix("\"\"")
        else { return nil }
        return end
    }
}
