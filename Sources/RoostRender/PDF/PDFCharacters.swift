import CoreGraphics
import RoostLocks
import RoostPicture

/// The characters of a font, numbered in the order of their first use; 0 is none.
///
/// The code of a character that stands for one of Unicode's first 65,536 is that number, so that texts of the same
/// letters have the same font, in any order, and fonts have the same map to Unicode. A second glyph for a letter, such as
/// a digit as wide as the others, has the letter's number in the private area. Further glyphs, and those that stand for
/// several letters or for none, have the next codes after these.
struct PDFCharacters {
    struct Entry {
        /// In the file's texts.
        var code: UInt16
        var glyph: UInt32
        /// In ems.
        var width: CGFloat
        /// The scalar that the character stands for, if it is a single one; else `severalScalars`.
        fileprivate var scalar: UInt32
        /// Whether the character is drawn as a picture.
        var isPicture: Bool
    }

    private let face: any GlyphFont
    private var entries = [Entry(code: 0, glyph: 0, width: 0, scalar: 0, isPicture: false)]
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

    /// The codes that have a character, a bit each: in blocks of 4,096, as far as there are any in one.
    private var takenCodes: [[UInt64]] = Array(repeating: [], count: 16)
    /// The codes of second glyphs: `firstSecondCode` and the scalar.
    private static let firstSecondCode: UInt16 = 0xE000
    private static let secondCodes: UInt16 = 0x1000
    /// The next code that means nothing by itself.
    private var privateCode = firstPrivateCode
    private static let firstPrivateCode = firstSecondCode + secondCodes

    /// The code of a space; nil if none has been used.
    private(set) var space: Int?

    init(face: any GlyphFont) { self.face = face }

    var count: Int { entries.count }

    @inline(__always)
    subscript(character: Int) -> Entry { entries[character] }

    /// The character for a glyph that stands for one scalar.
    mutating func character(_ glyph: UInt32, scalar: UInt32) -> Int {
        let known = firstCharacter(of: glyph)
        if known > 0, entries[known].scalar == scalar { return known }
        guard let valid = Unicode.Scalar(scalar) else { return character(glyph, text: "\u{FFFD}") }
        return known == 0 && glyph <= 0xFFFF ? append(glyph, scalar: scalar) : character(glyph, text: String(valid))
    }

    /// 0 for none.
    @inline(__always)
    private func firstCharacter(of glyph: UInt32) -> Int { glyph < first.count ? Int(first[Int(glyph)]) : 0 }

    /// The character for a glyph; an empty text stands for nothing.
    mutating func character(_ glyph: UInt32, text: String) -> Int {
        let known = firstCharacter(of: glyph)
        if known == 0, glyph <= 0xFFFF { return append(glyph, text) }
        if known > 0, self.text(of: known) == text { return known }
        let alias = Alias(glyph: glyph, text: text)
        if let other = others[alias] { return other }
        let new = append(glyph, text)
        others[alias] = new
        return new
    }

    /// A character for a glyph that has a meaning only together with others.
    mutating func character(_ glyph: UInt32) -> Int {
        let known = firstCharacter(of: glyph)
        return known > 0 ? known : character(glyph, text: "")
    }

    private func text(of character: Int) -> String {
        let scalar = entries[character].scalar
        if scalar != Self.severalScalars, let scalar = Unicode.Scalar(scalar) { return String(scalar) }
        return texts[character] ?? ""
    }

    private mutating func append(_ glyph: UInt32, _ text: String) -> Int {
        var scalars = text.unicodeScalars.makeIterator()
        let leading = scalars.next()?.value
        if scalars.next() == nil, let leading { return append(glyph, scalar: leading) }
        let new = append(glyph, scalar: nil)
        texts[new] = text
        return new
    }

    /// - Parameter single: The scalar that the character stands for; nil for several or none.
    private mutating func append(_ glyph: UInt32, scalar single: UInt32?) -> Int {
        let new = entries.count
        let code = takeCode(for: single)
        entries.append(
            Entry(
                code: code, glyph: glyph, width: face.advance(of: glyph) / CGFloat(max(face.unitsPerEm, 1)),
                scalar: single ?? Self.severalScalars,
                isPicture: face.colorImage(of: glyph) != nil && face.outline(of: glyph).isEmpty))
        if glyph <= 0xFFFF, firstCharacter(of: glyph) == 0 {
            if glyph >= first.count {
                // Room for the glyphs of most fonts at once.
                first += [UInt16](repeating: 0, count: max(Int(glyph) + 64, 2048) - first.count)
            }
            first[Int(glyph)] = UInt16(new)
        }
        if single == 0x20, space == nil { space = Int(code) }
        return new
    }

    private mutating func takeCode(for scalar: UInt32?) -> UInt16 {
        if let scalar, scalar > 0, let code = UInt16(exactly: scalar) {
            if !Self.isSecond(code), take(code) { return code }
            if code < Self.secondCodes, take(Self.firstSecondCode + code) { return Self.firstSecondCode + code }
        }
        // A font has fewer characters than there are codes.
        while !take(privateCode) { privateCode = privateCode == .max ? 1 : privateCode + 1 }
        return privateCode
    }

    private static func isSecond(_ code: UInt16) -> Bool { code >= firstSecondCode && code < firstPrivateCode }

    /// Takes a code; false if it is taken.
    private mutating func take(_ code: UInt16) -> Bool {
        let (block, word, bit) = (Int(code) >> 12, Int(code & 0xFFF) / 64, UInt64(1) << UInt64(code % 64))
        if takenCodes[block].isEmpty { takenCodes[block] = Array(repeating: 0, count: 64) }
        guard takenCodes[block][word] & bit == 0 else { return false }
        takenCodes[block][word] |= bit
        return true
    }

    // MARK: The font

    /// Adds the rest of each series of which enough characters are used, so that other texts have the same font.
    mutating func complete() {
        for series in face.series {
            let members = zip(series.scalars, series.glyphs)
            let used = members.count { scalar, glyph in
                let character = firstCharacter(of: glyph)
                return character > 0 && entries[character].scalar == scalar
            }
            guard used >= series.enough, used < series.glyphs.count else { continue }
            for (scalar, glyph) in members { _ = character(glyph, scalar: scalar) }
        }
    }

    /// The characters in the order of their codes.
    var inOrder: [Int] {
        (1..<count).map { UInt32(entries[$0].code) << 16 | UInt32($0) }.sorted().map { Int($0 & 0xFFFF) }
    }

    /// The characters' codes, glyphs and scalars in order, which decide everything about an embedded font; nil if a
    /// character stands for several scalars.
    func signature(_ inOrder: [Int]) -> [UInt32]? {
        guard texts.isEmpty else { return nil }
        var signature: [UInt32] = []
        signature.reserveCapacity(3 * count)
        for character in inOrder {
            let entry = entries[character]
            signature.append(UInt32(entry.code))
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

    // MARK: The map to Unicode

    /// The text of the characters, for selecting and searching.
    func unicodeMap(_ inOrder: [Int], _ objects: PDFObjects) -> PDFStreamContent {
        var blocks: [UInt16] = []
        var others: [Int] = []
        // Once the private area is full, codes mean nothing by themselves.
        let codesAreScalars = privateCode >= Self.firstPrivateCode
        for character in inOrder where !isTextless(character) {
            let code = entries[character].code
            if codesAreScalars, Self.scalar(of: code) == entries[character].scalar {
                if blocks.last != code >> 8 { blocks.append(code >> 8) }
            } else {
                others.append(character)
            }
        }
        if !others.isEmpty {
            let map = unicodeMap(blocks, others).bytes
            // A short one is hardly worth the work.
            return map.count < 600
                ? PDFStreamContent(bytes: Array(map), isCompressed: false) : objects.compressed(map, .fast)
        }
        return Self.mapsOfScalars.value(for: blocks) { objects.compressed(unicodeMap(blocks, []).bytes, .fast) }
    }

    /// The maps of fonts whose codes are all scalars, by the blocks of 256 that these lie in.
    private static let mapsOfScalars = SharedCache<[UInt16], PDFStreamContent>(limit: 64)

    /// The scalar that a code means by itself; nil if there is none.
    private static func scalar(of code: UInt16) -> UInt32? {
        if isSecond(code) { return UInt32(code - firstSecondCode) }
        return code < firstSecondCode ? UInt32(code) : nil
    }

    /// - Parameters:
    ///   - blocks: The blocks of 256 whose codes are scalars.
    ///   - others: The other characters with a text.
    private func unicodeMap(_ blocks: [UInt16], _ others: [Int]) -> PDFBuffer {
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
        Self.write(blocks, "range", to: &map) { block, map in
            map.hex(UInt32(block << 8), digits: 4)
            map.raw("> <")
            map.hex(UInt32(block << 8 | 0xFF), digits: 4)
            map.raw("> <")
            map.hex(Self.scalar(of: block << 8) ?? 0, digits: 4)
        }
        Self.write(others, "char", to: &map) { character, map in
            map.hex(UInt32(entries[character].code), digits: 4)
            map.raw("> <")
            writeText(of: character, to: &map)
        }
        map.raw("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
        return map
    }

    /// Writes entries of a map, at most a hundred at a time.
    private static func write<Element>(
        _ elements: [Element], _ kind: StaticString, to map: inout PDFBuffer, _ body: (Element, inout PDFBuffer) -> Void
    ) {
        for start in stride(from: 0, to: elements.count, by: 100) {
            let part = elements[start..<min(start + 100, elements.count)]
            map.integer(part.count)
            map.raw(" beginbf")
            map.raw(kind)
            map.raw("\n")
            for element in part {
                map.raw("<")
                body(element, &map)
                map.raw(">\n")
            }
            map.raw("endbf")
            map.raw(kind)
            map.raw("\n")
        }
    }
}
