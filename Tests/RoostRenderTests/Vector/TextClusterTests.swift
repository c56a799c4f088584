import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct TextClusterTests {
    private func clusters(_ text: String, _ offsets: [Int], isRightToLeft: Bool = false) -> [[Int]] {
        let font = FilelessFont()
        let run = GlyphRun(
            font: font, size: 10, glyphs: offsets.map { _ in 1 }, positions: offsets.map { _ in .zero }, width: 10,
            text: text, clusters: offsets, isRightToLeft: isRightToLeft)
        return TextCluster.clusters(of: run).map { [$0.bytes, $0.glyphs] }
    }

    @Test func `One glyph for a character is a cluster`() {
        #expect(clusters("abc", [0, 1, 2]) == [[1, 1], [1, 1], [1, 1]])
    }
    @Test func `A ligature is a cluster of several characters`() {
        #expect(clusters("office", [0, 1, 4, 5]) == [[1, 1], [3, 1], [1, 1], [1, 1]])
    }
    @Test func `Several glyphs for a character are a cluster`() {
        #expect(clusters("éa", [0, 0, 2]) == [[2, 2], [1, 1]])
    }

    @Test func `Right-to-left clusters come in reading order`() {
        #expect(clusters("אבa", [4, 2, 0], isRightToLeft: true) == [[2, 1], [2, 1], [1, 1]])
    }

    @Test func `Characters before the first cluster belong to it`() {
        #expect(clusters("abc", [1, 2]) == [[2, 1], [1, 1]])
    }

    @Test(arguments: [[2, 1], [0, 9], [0, -1], [0, 1]])
    func `Offsets that make no sense give one cluster`(offsets: [Int]) {
        #expect(clusters("éa", offsets) == [[3, 2]])
    }
}
