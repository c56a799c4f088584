import CoreGraphics
import RoostPicture

/// The fonts of one PDF file. Their objects come last, when the used glyphs are known.
final class PDFFonts {
    private let objects: PDFObjects
    private var fonts: [PDFFont] = []
    /// The newest font of each face.
    private var byFace: [Int: PDFFont] = [:]
    private var last: PDFFont?

    init(objects: PDFObjects) { self.objects = objects }

    /// The font for a run's characters; a new one if the face's newest is full.
    func font(for run: GlyphRun) -> PDFFont {
        if let last, last.face.id == run.font.id, last.hasRoom(for: run) { return last }
        if let known = byFace[run.font.id], known.hasRoom(for: run) {
            last = known
            return known
        }
        let font = PDFFont(face: run.font, object: objects.reserve())
        fonts.append(font)
        byFace[run.font.id] = font
        last = font
        return font
    }

    func write() {
        for font in fonts { font.write(to: objects) }
    }
}

/// A font of a PDF file: the used glyphs of a face, each with the characters that it stands for.
///
/// A glyph that stands for other characters elsewhere (a dotless i and an i, say) becomes another character of the
/// font, so that all of them can be selected and found.
final class PDFFont {
    let face: any GlyphFont
    let object: Int
    var characters: PDFCharacters

    init(face: any GlyphFont, object: Int) {
        self.face = face
        self.object = object
        characters = PDFCharacters(face: face)
    }

    func hasRoom(for run: GlyphRun) -> Bool { characters.count + run.glyphs.count <= 0xFFFF }

    func write(to objects: PDFObjects) {
        var program = CompactFont(name: face.postScriptName, unitsPerEm: face.unitsPerEm)
        for index in 1..<characters.count { program.append(Charstring.of(characters[index].glyph, in: face)) }
        let name = program.tag + "+" + (face.postScriptName.isEmpty ? "Font" : face.postScriptName)
        let (file, descriptor, descendant, map) = (
            objects.reserve(), objects.reserve(), objects.reserve(), objects.reserve()
        )
        objects.writeStream(file, program.file(named: name), .thorough) { $0.raw("/Subtype /CIDFontType0C ") }
        objects.write(descriptor) { write(descriptor: &$0, name: name, program: program, file: file) }
        objects.write(descendant) { entry in
            entry.raw("<< /Type /Font /Subtype /CIDFontType0 /BaseFont ")
            entry.name(name)
            entry.raw(" /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ")
            entry.reference(descriptor)
            entry.raw(" /DW 0 /W [ 1 [")
            for index in 1..<characters.count {
                entry.raw(" ")
                entry.number(characters[index].width * 1000, decimals: 2)
            }
            entry.raw(" ] ] >>")
        }
        objects.writeStream(map, characters.unicodeMap.bytes, .thorough)
        objects.write(object) { entry in
            entry.raw("<< /Type /Font /Subtype /Type0 /BaseFont ")
            entry.name(name)
            entry.raw(" /Encoding /Identity-H /DescendantFonts [ ")
            entry.reference(descendant)
            entry.raw(" ] /ToUnicode ")
            entry.reference(map)
            entry.raw(" >>")
        }
    }

    private func write(descriptor entry: inout PDFBuffer, name: String, program: CompactFont, file: Int) {
        let scale = 1000 / CGFloat(max(face.unitsPerEm, 1))
        let box = program.box ?? (0, 0, 0, 0)
        let rect = CGRect(
            x: CGFloat(box.left) * scale, y: CGFloat(box.bottom) * scale, width: CGFloat(box.right - box.left) * scale,
            height: CGFloat(box.top - box.bottom) * scale)
        entry.raw("<< /Type /FontDescriptor /FontName ")
        entry.name(name)
        // The flags: characters outside of the standard sets, and italic.
        entry.raw(" /Flags ")
        entry.integer(face.isItalic ? 68 : 4)
        entry.raw(" /FontBBox ")
        entry.box(rect)
        entry.raw(face.isItalic ? " /ItalicAngle -12" : " /ItalicAngle 0")
        entry.raw(" /Ascent ")
        entry.number(max(rect.maxY, 750), decimals: 0)
        entry.raw(" /Descent ")
        entry.number(min(rect.minY, -200), decimals: 0)
        entry.raw(" /CapHeight 700 /StemV ")
        entry.integer(face.weight / 5)
        entry.raw(" /FontFile3 ")
        entry.reference(file)
        entry.raw(" >>")
    }
}

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
