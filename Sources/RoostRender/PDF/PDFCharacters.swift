import CoreGraphics
import RoostPicture

/// The characters of a font, numbered in the order of their first use; 0 is none.
struct PDFCharacters {
    struct Entry {
        var glyph: UInt32
        /// In ems.
        var width: CGFloat
        /// The scalar that the character stands for, if it is a single one; else `severalScalars`.
        fileprivate var scalar: UInt32
        /// Whether the character is drawn as a picture.
        var isPicture: Bool
    }

    private let face: any GlyphFont
    private var entries = [Entry(glyph: 0, width: 0, scalar: 0, isPicture: false)]
    private var texts: [Int: String] = [:]
    /// The first character of a glyph; 0 for none.
    private var first: [UInt16] = []
    /// The other characters of glyphs that stand for several texts.
    private var others: [Alias: Int] = [:]

    private struct Alias: Hashable {
        var glyph: UInt32
        var text: String
    }

    private static let severalScalars = UInt32.max

    /// The character for a space; nil if none has been used.
    private(set) var space: Int?

    init(face: any GlyphFont) { self.face = face }

    var count: Int { entries.count }

    @inline(__always)
    subscript(character: Int) -> Entry { entries[character] }

    /// The character for a glyph that stands for one scalar.
    mutating func character(_ glyph: UInt32, scalar: UInt32) -> Int {
        if glyph < first.count {
            let known = Int(first[Int(glyph)])
            if known > 0, entries[known].scalar == scalar { return known }
        }
        return character(glyph, text: String(Unicode.Scalar(scalar) ?? "\u{FFFD}"))
    }

    /// The character for a glyph; an empty text stands for nothing.
    mutating func character(_ glyph: UInt32, text: String) -> Int {
        let known = glyph < first.count ? Int(first[Int(glyph)]) : 0
        if known > 0, self.text(of: known) == text { return known }
        let alias = Alias(glyph: glyph, text: text)
        if let other = others[alias] { return other }
        let new = append(glyph, text)
        if known > 0 || glyph > 0xFFFF {
            others[alias] = new
        } else {
            if glyph >= first.count {
                first += [UInt16](repeating: 0, count: Int(glyph) + 64 - first.count)
            }
            first[Int(glyph)] = UInt16(new)
        }
        return new
    }

    /// A character for a glyph that has a meaning only together with others.
    mutating func character(_ glyph: UInt32) -> Int {
        if glyph < first.count, first[Int(glyph)] > 0 { return Int(first[Int(glyph)]) }
        return character(glyph, text: "")
    }

    private func text(of character: Int) -> String {
        let scalar = entries[character].scalar
        if scalar != Self.severalScalars, let scalar = Unicode.Scalar(scalar) { return String(scalar) }
        return texts[character] ?? ""
    }

    private mutating func append(_ glyph: UInt32, _ text: String) -> Int {
        let new = entries.count
        let single = text.unicodeScalars.count == 1 ? text.unicodeScalars.first?.value : nil
        entries.append(
            Entry(
                glyph: glyph, width: face.advance(of: glyph) / CGFloat(max(face.unitsPerEm, 1)),
                scalar: single ?? Self.severalScalars,
                isPicture: face.colorImage(of: glyph) != nil && face.outline(of: glyph).isEmpty))
        if single == nil { texts[new] = text }
        if single == 0x20, space == nil { space = new }
        return new
    }

    /// The glyphs and scalars in order, which decide everything about an embedded font; nil if a character stands for
    /// several scalars.
    var signature: [UInt32]? {
        guard texts.isEmpty else { return nil }
        var signature: [UInt32] = []
        signature.reserveCapacity(2 * count)
        for entry in entries {
            signature.append(entry.glyph)
            signature.append(entry.scalar)
        }
        return signature
    }

    /// Whether a character stands for nothing, or only for zeros.
    private func isTextless(_ character: Int) -> Bool {
        switch entries[character].scalar {
        case Self.severalScalars: texts[character]?.unicodeScalars.allSatisfy { $0.value == 0 } ?? true
        case let scalar: scalar == 0
        }
    }

    /// Writes the text of a character in UTF-16, without zeros.
    private func writeText(of character: Int, to map: inout PDFBuffer) {
        let scalar = entries[character].scalar
        // Most characters stand for one scalar, which is one unit.
        if scalar <= 0xFFFF { return map.hex(scalar, digits: 4) }
        for unit in text(of: character).utf16.lazy.filter({ $0 != 0 }).prefix(256) {
            map.hex(UInt32(unit), digits: 4)
        }
    }

    /// The text of the characters, for selecting and searching.
    var unicodeMap: PDFBuffer {
        var map = PDFBuffer()
        map.raw(
            """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange

            """)
        let characters = (1..<count).filter { !isTextless($0) }
        // At most a hundred entries in a block.
        for start in stride(from: 0, to: characters.count, by: 100) {
            let part = characters[start..<min(start + 100, characters.count)]
            map.integer(part.count)
            map.raw(" beginbfchar\n")
            for character in part {
                map.raw("<")
                map.hex(UInt32(character), digits: 4)
                map.raw("> <")
                writeText(of: character, to: &map)
                map.raw(">\n")
            }
            map.raw("endbfchar\n")
        }
        map.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
        return map
    }
}
