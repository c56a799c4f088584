import CoreGraphics
import RoostPicture
import Testing

@testable import RoostSymbols

/// The notation of outlines.
struct SymbolPathReaderTests {
    private func bounds(_ text: Substring) -> CGRect? { SymbolPathReader.path(text)?.boundingRect }

    @Test func `Relative and absolute steps reach the same places`() {
        let square = CGRect(x: 2, y: 3, width: 10, height: 8)
        #expect(bounds("M2 3H12V11H2Z") == square)
        #expect(bounds("M2 3h10v8h-10z") == square)
        #expect(bounds("M2,3 12,3 12,11l-10 0z") == square)
        #expect(SymbolPathReader.path("M2 3h10v8h-10z") == SymbolPathReader.path("M2 3L12 3L12 11L2 11Z"))
    }

    @Test func `Numbers need no space before a sign`() {
        #expect(bounds("M.5-1L-2.25 4") == CGRect(x: -2.25, y: -1, width: 2.75, height: 5))
    }

    @Test func `Arcs pass through the right side of the circle`() throws {
        let lower = try #require(bounds("M2 12A10 10 0 0 0 22 12"))
        #expect(abs(lower.maxY - 22) < 0.02 && abs(lower.minY - 12) < 0.02)
        let upper = try #require(bounds("M2 12A10 10 0 0 1 22 12"))
        #expect(abs(upper.minY - 2) < 0.02)
        let large = try #require(bounds("M12 2a10 10 0 1 1-10 10"))
        #expect(abs(large.maxX - 22) < 0.02 && abs(large.maxY - 22) < 0.02)
        // Radii that are too small grow.
        let small = try #require(bounds("M2 12A1 1 0 0 1 22 12"))
        #expect(abs(small.minY - 2) < 0.02)
    }

    @Test func `Smooth curves mirror the last control point`() {
        #expect(
            SymbolPathReader.path("M0 0C0 4 4 4 4 0S8-4 8 0") == SymbolPathReader.path("M0 0C0 4 4 4 4 0C4-4 8-4 8 0"))
        #expect(SymbolPathReader.path("M0 0Q2 4 4 0T8 0") == SymbolPathReader.path("M0 0Q2 4 4 0Q6-4 8 0"))
    }

    @Test(arguments: ["M2", "M2 3X4", "L", "o1 2", "p1 2 3", "M1 2A3 4 5", "M1 2 Z 4", "?", "M1 2 l 3"])
    func `What is not in the notation is refused`(text: String) {
        #expect(SymbolPathReader.shape(Substring(text)) == nil)
        #expect(SymbolProgram(Substring("l" + text)) == nil)
    }

    @Test func `Statements are refused that name nothing to draw`() {
        for text in ["", ";", "q", "u", "b", "t", "t1 2 3 4 5", "f1", "u name x", "lM1 2L3 4;y"] {
            #expect(SymbolProgram(Substring(text)) == nil, "\(text)")
        }
    }
}
