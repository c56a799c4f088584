import RoostPicture
import Testing

@testable import RoostText

@Suite struct GlyphSeriesTests {
    private func series() throws -> [GlyphSeries] {
        let run = try #require(layout(text("A")).fragments.first?.run)
        return try #require(run.font as? FontFace).series
    }

    @Test func `A face's series are its capitals, its small letters and its digits`() throws {
        let series = try series()
        #expect(series.map(\.glyphs.count) == [26, 26, 10, 10])
        #expect(series.map(\.scalars.lowerBound) == [0x41, 0x61, 0x30, 0x30])
        #expect(series.allSatisfy { Set($0.glyphs).count == $0.glyphs.count })
    }
}
