import CoreGraphics
import RoostCore

/// The glyphs that a page knows, by number. New ones wait to be sent.
struct GlyphTable {
    private struct Key: Hashable {
        var font: Int
        var glyph: UInt32
    }

    private var ids: [Key: UInt32] = [:]
    /// Definitions to send before the commands that use them.
    private(set) var pending = ByteWriter()
    private(set) var pendingCount = 0

    mutating func id(of glyph: UInt32, in font: any GlyphFont, _ images: inout ImageTable) -> UInt32 {
        let key = Key(font: font.id, glyph: glyph)
        if let id = ids[key] { return id }
        let id = UInt32(ids.count)
        ids[key] = id
        define(glyph, in: font, &images)
        return id
    }

    /// Takes out the waiting definitions.
    mutating func takePending() -> ByteWriter? {
        guard pendingCount > 0 else { return nil }
        var section = ByteWriter()
        section.unsigned(pendingCount)
        section.append(pending.bytes)
        pending.removeAll()
        pendingCount = 0
        return section
    }

    private mutating func define(_ glyph: UInt32, in font: any GlyphFont, _ images: inout ImageTable) {
        pendingCount += 1
        let outline = font.outline(of: glyph)
        guard case .elements(let elements) = outline.storage else {
            if let picture = font.colorImage(of: glyph) {
                pending.byte(2)
                pending.unsigned(max(font.unitsPerEm, 1))
                pending.unsigned(images.id(of: picture.image))
                let bounds = picture.bounds
                for value in [bounds.minX, bounds.minY, bounds.width, bounds.height] {
                    pending.signed(EncodedCommand.fixed(value, 0))
                }
            } else {
                pending.byte(0)
            }
            return
        }
        // Outlines are in font units, rounded to eighths. Every point is relative to the one before it.
        pending.byte(1)
        pending.unsigned(max(font.unitsPerEm, 1))
        pending.unsigned(elements.count)
        var last = (x: Int32(0), y: Int32(0))
        func add(_ point: CGPoint) {
            let (x, y) = (EncodedCommand.fixed(point.x, 3), EncodedCommand.fixed(point.y, 3))
            pending.signed(x - last.x)
            pending.signed(y - last.y)
            last = (x, y)
        }
        for element in elements {
            switch element {
            case .move(let end):
                pending.byte(0)
                add(end)
            case .line(let end):
                pending.byte(1)
                add(end)
            case .quadCurve(let end, let control):
                pending.byte(2)
                add(control)
                add(end)
            case .curve(let end, let control1, let control2):
                pending.byte(3)
                add(control1)
                add(control2)
                add(end)
            case .closeSubpath: pending.byte(4)
            }
        }
    }
}
