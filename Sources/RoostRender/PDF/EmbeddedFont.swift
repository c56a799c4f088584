import CoreGraphics
import RoostLocks
import RoostPicture

/// Everything about a font in a PDF file that depends only on its face and its characters.
///
/// Documents that a process makes one after the other often have the same headings and labels. Their fonts are made
/// and compressed once.
final class EmbeddedFont: Sendable {
    /// The PostScript name, behind the six letters of the subset.
    let name: String
    /// The extent of the outlines, in font units.
    let box: (left: Int, bottom: Int, right: Int, top: Int)
    /// The font's file.
    let program: PDFStreamContent
    /// The text of the characters, for selecting and searching.
    let unicodeMap: PDFStreamContent
    /// The advances in thousandths of an em, in lists for consecutive codes, as `/W` wants them.
    let widths: [UInt8]

    /// - Parameter inOrder: The characters in the order of their codes.
    private init(_ characters: PDFCharacters, inOrder: [Int], in face: any GlyphFont, _ objects: PDFObjects) {
        var font = CompactFont(name: face.postScriptName, unitsPerEm: face.unitsPerEm)
        var widths = PDFBuffer()
        var last: UInt16?
        for index in inOrder {
            let character = characters[index]
            font.append(Charstring.of(character.glyph, in: face), code: character.code)
            if last.map({ $0 + 1 }) != character.code {
                widths.raw(last == nil ? "" : "] ")
                widths.integer(Int(character.code))
                widths.raw(" [")
            }
            widths.raw(" ")
            widths.number(character.width * 1000, decimals: 2)
            last = character.code
        }
        if last != nil { widths.raw(" ]") }
        name = font.tag + "+" + (face.postScriptName.isEmpty ? "Font" : face.postScriptName)
        box = font.box ?? (0, 0, 0, 0)
        // Outlines hardly get shorter by more effort.
        program = objects.compressed(font.file(named: name), .fast)
        unicodeMap = characters.unicodeMap(inOrder, objects)
        self.widths = Array(widths.bytes)
    }

    // MARK: All documents

    private struct Key: Hashable {
        var face: Int
        var characters: [UInt32]

        // An array would hash its numbers one by one.
        func hash(into hasher: inout Hasher) {
            hasher.combine(face)
            characters.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Of about six kilobytes each.
    private static let known = SharedCache<Key, EmbeddedFont>(limit: 256)

    /// The fonts of Latin texts have fewer characters. Those with more set texts that will hardly come again.
    private static let largestKept = 128

    static func of(_ characters: PDFCharacters, in face: any GlyphFont, _ objects: PDFObjects) -> EmbeddedFont {
        let inOrder = characters.inOrder
        guard characters.count <= largestKept, let signature = characters.signature(inOrder) else {
            return EmbeddedFont(characters, inOrder: inOrder, in: face, objects)
        }
        return known.value(for: Key(face: face.id, characters: signature)) {
            EmbeddedFont(characters, inOrder: inOrder, in: face, objects)
        }
    }
}
