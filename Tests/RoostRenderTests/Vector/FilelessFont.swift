import CoreGraphics
import RoostPicture

/// A font of squares that no file holds.
final class FilelessFont: GlyphFont {
    let id = -1
    let familyName = "Boxes"
    let postScriptName = "Boxes"
    let weight = 400
    let isItalic = false
    let unitsPerEm = 1000
    let filePath = "/nonexistent.otf"
    let faceIndex = 0
    let variations: [String: Double] = [:]
    func outline(of glyph: UInt32) -> Path { Path(CGRect(x: 100, y: 0, width: 600, height: 700)) }
    func advance(of glyph: UInt32) -> CGFloat { 800 }
    func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }
}
