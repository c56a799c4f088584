import CoreGraphics
import RoostCore
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

    @Test func oneGlyphForACharacter() { #expect(clusters("abc", [0, 1, 2]) == [[1, 1], [1, 1], [1, 1]]) }
    @Test func aLigature() { #expect(clusters("office", [0, 1, 4, 5]) == [[1, 1], [3, 1], [1, 1], [1, 1]]) }
    @Test func severalGlyphsForACharacter() { #expect(clusters("éa", [0, 0, 2]) == [[2, 2], [1, 1]]) }

    @Test func rightToLeftClustersComeInReadingOrder() {
        #expect(clusters("אבa", [4, 2, 0], isRightToLeft: true) == [[2, 1], [2, 1], [1, 1]])
    }

    @Test func charactersBeforeTheFirstClusterBelongToIt() { #expect(clusters("abc", [1, 2]) == [[2, 1], [1, 1]]) }

    @Test(arguments: [[2, 1], [0, 9], [0, -1], [0, 1]]) func nonsenseIsOneCluster(offsets: [Int]) {
        #expect(clusters("éa", offsets) == [[3, 2]])
    }
}
