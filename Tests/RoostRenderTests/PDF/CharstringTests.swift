import CoreGraphics
import Foundation
import RoostLocks
import RoostPicture
import Testing

@testable import RoostRender

/// The outlines in the fonts of PDF files.
struct CharstringTests {
    /// A font of squares that counts how often it is asked for one.
    private final class CountingFont: GlyphFont {
        let id: Int
        let familyName = "Counting"
        let postScriptName = "Counting"
        let weight = 400
        let isItalic = false
        let unitsPerEm = 1000
        let filePath = "/nonexistent.otf"
        let faceIndex = 0
        let variations: [String: Double] = [:]
        private let size: CGFloat
        private let count = Mutex(0)

        init(id: Int, size: CGFloat = 600) { (self.id, self.size) = (id, size) }

        var outlineCount: Int { count.withLock { $0 } }

        func outline(of glyph: UInt32) -> Path {
            count.withLock { $0 += 1 }
            return Path(CGRect(x: 100, y: 0, width: size, height: 700))
        }
        func advance(of glyph: UInt32) -> CGFloat { 800 }
        func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }
    }

    private func pdf(_ font: CountingFont) throws -> Data {
        let run = GlyphRun(
            font: font, size: 20, glyphs: [1, 2], positions: [.zero, CGPoint(x: 16, y: 0)], width: 32, text: "ab",
            clusters: [0, 1])
        let list = DisplayList(100, 100, .glyphs(run, origin: CGPoint(x: 20, y: 50), .color(Sample.red)))
        return try PDFRenderer().render([list])
    }

    @Test func `The outlines of glyphs are written once for all documents of a process`() throws {
        let font = CountingFont(id: -1001)
        let first = try pdf(font)
        let count = font.outlineCount
        #expect(count > 0)
        #expect(try pdf(font) == first)
        #expect(font.outlineCount == count)
    }

    @Test func `Two faces keep their outlines apart`() throws {
        #expect(try pdf(CountingFont(id: -1002)) != pdf(CountingFont(id: -1003, size: 300)))
    }

    @Test func `An outline is written with its width, and with the distances between its points`() {
        var square = Path()
        square.move(to: CGPoint(x: 100, y: 0))
        square.addLine(to: CGPoint(x: 300, y: 0))
        square.addLine(to: CGPoint(x: 300, y: 50))
        square.closeSubpath()
        let charstring = Charstring(square, width: 400)
        // 400 100 0 rmoveto, 200 hlineto, 50 vlineto, endchar.
        #expect(charstring.bytes == [248, 36, 239, 139, 21, 247, 92, 6, 189, 7, 14])
        #expect(charstring.box.map { [$0.left, $0.bottom, $0.right, $0.top] } == [100, 0, 300, 50])
    }
}
