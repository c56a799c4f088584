import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// The outlines in the fonts of PDF files.
struct CharstringTests {
    private func pdf(_ font: FilelessFont) throws -> Data {
        let run = GlyphRun(
            font: font, size: 20, glyphs: [1, 2], positions: [.zero, CGPoint(x: 16, y: 0)], width: 32, text: "ab",
            clusters: [0, 1])
        let list = DisplayList(100, 100, .glyphs(run, origin: CGPoint(x: 20, y: 50), .color(Sample.red)))
        return try PDFRenderer().render([list])
    }

    @Test func `The outlines of glyphs are written once for all documents of a process`() throws {
        let font = FilelessFont(id: -1001)
        let first = try pdf(font)
        let count = font.outlineCount
        #expect(count > 0)
        #expect(try pdf(font) == first)
        #expect(font.outlineCount == count)
    }

    @Test func `Two faces keep their outlines apart`() throws {
        #expect(try pdf(FilelessFont(id: -1002)) != pdf(FilelessFont(id: -1003, width: 300)))
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
