import CoreGraphics
import RoostLocks
import RoostPicture

/// A font of squares that no file holds. It counts how often it is asked for one.
final class FilelessFont: GlyphFont {
    let id: Int
    let familyName = "Boxes"
    let postScriptName = "Boxes"
    let weight = 400
    let isItalic = false
    let unitsPerEm = 1000
    let filePath = "/nonexistent.otf"
    let faceIndex = 0
    let variations: [String: Double] = [:]
    let hasOutlinesOfFile = true
    let series: [GlyphSeries]
    private let width: CGFloat
    private let count = Mutex(0)

    /// - Parameter width: Of each square, in font units.
    init(id: Int = -1, width: CGFloat = 600, series: [GlyphSeries] = []) {
        (self.id, self.width, self.series) = (id, width, series)
    }

    var outlineCount: Int { count.withLock { $0 } }

    func outline(of glyph: UInt32) -> Path {
        count.withLock { $0 += 1 }
        return Path(CGRect(x: 100, y: 0, width: width, height: 700))
    }

    func advance(of glyph: UInt32) -> CGFloat { 800 }
    func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }
}
