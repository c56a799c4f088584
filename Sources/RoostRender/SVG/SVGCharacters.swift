import CoreGraphics
import RoostPicture

/// A run's characters as an embedded font can show them: each with a place, most with one glyph of their own.
struct SVGCharacters {
    struct Piece {
        var text: String
        /// Where each character starts, relative to the run's origin.
        var places: [CGFloat]
        /// Whether the glyphs are ligatures or variants, which a font of single characters cannot show.
        var isOutlined: Bool
    }

    /// Stretches of characters that are shown in the same way.
    private(set) var pieces: [Piece] = []
    private(set) var glyphs: [Unicode.Scalar: UInt32] = [:]
    /// Indices of the glyphs that are drawn as outlines.
    private(set) var outlinedGlyphs: [Int] = []

    /// Nil if readers may reorder, join or combine characters, or if hardly any is left.
    init?(_ run: GlyphRun) {
        guard !run.isRightToLeft, run.positions.allSatisfy({ $0.y == run.positions[0].y }) else { return nil }
        var characters = run.text.unicodeScalars[...]
        var next = 0
        for cluster in TextCluster.clusters(of: run) {
            var text = String.UnicodeScalarView()
            var bytes = 0
            while bytes < cluster.bytes, let scalar = characters.popFirst() {
                guard scalar.standsAlone else { return nil }
                bytes += UTF8.width(scalar)
                text.append(scalar)
            }
            append(String(text), run, next..<(next + cluster.glyphs))
            next += cluster.glyphs
        }
        if glyphs.isEmpty { return nil }
    }

    private mutating func append(_ text: String, _ run: GlyphRun, _ indices: Range<Int>) {
        guard let scalar = text.unicodeScalars.first else { return }
        let count = text.unicodeScalars.count
        let start = run.positions[indices.lowerBound].x
        let end = indices.upperBound < run.positions.count ? run.positions[indices.upperBound].x : run.width
        let places = (0..<count).map { start + (end - start) * CGFloat($0) / CGFloat(count) }
        let glyph = run.glyphs[indices.lowerBound]
        let isSingle = count == 1 && indices.count == 1 && glyph != 0 && glyphs[scalar, default: glyph] == glyph
        if isSingle { glyphs[scalar] = glyph } else { outlinedGlyphs += indices }
        if let last = pieces.last, last.isOutlined == !isSingle {
            pieces[pieces.count - 1].text += text
            pieces[pieces.count - 1].places += places
        } else {
            pieces.append(Piece(text: text, places: places, isOutlined: !isSingle))
        }
    }
}

extension Unicode.Scalar {
    /// Whether text engines show the character by itself whatever surrounds it: true for the scripts without joining,
    /// reordering and marks, in the first plane.
    fileprivate var standsAlone: Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F: true  // Latin, Greek, Cyrillic …
        case 0x1E00...0x200A, 0x2010...0x2027, 0x202F...0x205E, 0x2070...0x20CF, 0x2100...0x2BFF: true  // symbols …
        case 0x2E00...0x3029, 0x3030...0x3098, 0x309B...0x9FFF: true  // Han, kana
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFFDC, 0xFFE0...0xFFE6: true  // Hangul, full width
        default: false
        }
    }
}
