import CoreGraphics
import RoostLocks
import RoostPicture

/// The outline of a glyph as the Compact Font Format writes it, a Type 2 charstring.
final class Charstring: Sendable {
    let bytes: [UInt8]
    /// The extent of the outline, in font units; nil if there is none.
    let box: (left: Int, bottom: Int, right: Int, top: Int)?

    /// The outline of the character that is none.
    static let empty = Charstring(bytes: [14], box: nil)

    private init(bytes: [UInt8], box: (left: Int, bottom: Int, right: Int, top: Int)?) {
        (self.bytes, self.box) = (bytes, box)
    }

    /// - Parameters:
    ///   - outline: In font units, y up.
    ///   - width: The glyph's advance, in font units.
    convenience init(_ outline: Path, width: Int) {
        var writer = CharstringWriter(width: width)
        outline.forEach { writer.add($0) }
        self.init(bytes: writer.finished(), box: writer.box)
    }

    // MARK: All documents

    private struct Key: Hashable {
        var face: Int
        var glyph: UInt32
    }

    /// Of some 200 bytes each: more than the documents of one kind show.
    private static let known = SharedCache<Key, Charstring>(limit: 8192)

    /// The charstring of a glyph. Documents that a process makes one after the other show mostly the same glyphs, so each
    /// is written once.
    static func of(_ glyph: UInt32, in face: any GlyphFont) -> Charstring {
        known.value(for: Key(face: face.id, glyph: glyph)) {
            Charstring(face.outline(of: glyph), width: PDFBuffer.fixed(face.advance(of: glyph), decimals: 0))
        }
    }
}
