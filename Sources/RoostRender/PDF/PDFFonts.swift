import CoreGraphics
import RoostPicture

/// The fonts of one PDF file. Their objects come last, when the used glyphs are known.
final class PDFFonts {
    private let objects: PDFObjects
    private var fonts: [PDFFont] = []
    /// The newest font of each face.
    private var byFace: [Int: PDFFont] = [:]
    // No access lasts over a call.
    @exclusivity(unchecked) private var last: PDFFont?

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

    /// The maps to Unicode: most fonts have the same.
    private var maps: [(content: PDFStreamContent, object: Int)] = []

    func write() {
        for font in fonts {
            font.characters.complete()
            let embedded = EmbeddedFont.of(font.characters, in: font.face, objects)
            font.write(embedded, map: object(of: embedded.unicodeMap), to: objects)
        }
    }

    private func object(of map: PDFStreamContent) -> Int {
        if let known = maps.first(where: { $0.content.bytes == map.bytes }) { return known.object }
        let object = objects.reserve()
        objects.write(object, map)
        maps.append((map, object))
        return object
    }
}

/// A font of a PDF file: the used glyphs of a face, each with the characters that it stands for.
///
/// A glyph that stands for other characters elsewhere (a dotless i and an i, say) becomes another character of the
/// font, so that all of them can be selected and found.
final class PDFFont {
    let face: any GlyphFont
    let object: Int
    // No access lasts over a call that needs the font.
    @exclusivity(unchecked) var characters: PDFCharacters

    init(face: any GlyphFont, object: Int) {
        self.face = face
        self.object = object
        characters = PDFCharacters(face: face)
    }

    func hasRoom(for run: GlyphRun) -> Bool { characters.count + run.glyphs.count <= 0xFFFF }

    /// - Parameter map: The object of the map to Unicode.
    func write(_ embedded: EmbeddedFont, map: Int, to objects: PDFObjects) {
        let (file, descriptor, descendant) = (objects.reserve(), objects.reserve(), objects.reserve())
        objects.write(file, embedded.program) { $0.raw("/Subtype /CIDFontType0C ") }
        objects.write(descriptor) { write(descriptor: &$0, embedded, file: file) }
        objects.write(descendant) { entry in
            entry.raw("<< /Type /Font /Subtype /CIDFontType0 /BaseFont ")
            entry.name(embedded.name)
            entry.raw(" /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ")
            entry.reference(descriptor)
            entry.raw(" /DW 0 /W [ ")
            entry.append(embedded.widths)
            entry.raw(" ] >>")
        }
        objects.write(object) { entry in
            entry.raw("<< /Type /Font /Subtype /Type0 /BaseFont ")
            entry.name(embedded.name)
            entry.raw(" /Encoding /Identity-H /DescendantFonts [ ")
            entry.reference(descendant)
            entry.raw(" ] /ToUnicode ")
            entry.reference(map)
            entry.raw(" >>")
        }
    }

    private func write(descriptor entry: inout PDFBuffer, _ embedded: EmbeddedFont, file: Int) {
        let scale = 1000 / CGFloat(max(face.unitsPerEm, 1))
        let box = embedded.box
        let rect = CGRect(
            x: CGFloat(box.left) * scale, y: CGFloat(box.bottom) * scale, width: CGFloat(box.right - box.left) * scale,
            height: CGFloat(box.top - box.bottom) * scale)
        entry.raw("<< /Type /FontDescriptor /FontName ")
        entry.name(embedded.name)
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
