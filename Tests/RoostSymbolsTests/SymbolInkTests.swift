import CoreGraphics
import Testing

@testable import RoostSymbols

/// The inks of symbols, in points. Apple's were read off pictures of iOS 26 at three pixels a point.
@Suite struct SymbolInkTests {
    @Test(
        arguments: [
            ("cpu", 24, 23.67, 23.67), ("atom", 24, 25.33, 27.67), ("chart.line.uptrend.xyaxis", 24, 25, 21.67),
            ("newspaper", 20, 22.33, 21), ("bookmark", 20, 13, 21), ("bookmark.fill", 20, 13, 21),
            ("heart.text.square", 20, 18, 18), ("sparkles", 48, 43.33, 53.33),
            ("exclamationmark.triangle.fill", 48, 49.33, 44.67), ("crown.fill", 16, 20, 15.33),
            ("lock.open.fill", 15, 15.33, 14.33),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `The ink of a symbol is as large as Apple's`(name: String, size: CGFloat, width: CGFloat, height: CGFloat)
        throws
    {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: size, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        #expect(abs(ink.width - width) < max(0.34, width * 0.02))
        #expect(abs(ink.height - height) < max(0.34, height * 0.02))
    }

    /// At 48 points of size 7 points lie between the stroke's top and its dot, and both are a few pixels apart.
    @Test func `The stroke and the dot of a warning do not touch`() throws {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(
                named: "exclamationmark.triangle.fill", size: 48, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        let holes = (0..<450).map { CGPoint(x: ink.midX, y: ink.minY + CGFloat($0) / 10) }.map {
            ink.contains($0) && !symbol.path.contains($0, eoFill: true)
        }
        let parts = zip(holes, holes.dropFirst()).count { !$0 && $1 }
        #expect(parts == 2)
    }

    @Test func `The frame of a bookmark is lower than a document's`() throws {
        func height(_ name: String) throws -> CGFloat {
            try #require(
                SymbolLibrary.shared.symbol(named: name, size: 17, weight: 400, scale: .medium, displayScale: 3)
            ).size.height
        }
        #expect(abs(try height("bookmark.fill") - 19) < 0.34)
        #expect(try height("doc") > 20)
    }
}
