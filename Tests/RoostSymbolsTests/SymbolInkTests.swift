import CoreGraphics
import RoostPicture
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

    /// In points, read off two pictures of iOS 26: the circle's rim at its left, and the shaft of the upper arrow.
    @Test(arguments: [("questionmark.circle", 1.45), ("arrow.left.arrow.right", 1.54)])
    func `The lines of a large symbol are about as thick as those of a medium one`(
        name: String, thickness: Double
    ) throws {
        func line(_ scale: SymbolScale) throws -> Double {
            let symbol = try #require(
                SymbolLibrary.shared.symbol(named: name, size: 16, weight: 400, scale: scale, displayScale: 3))
            let ink = symbol.path.boundingRect
            // Across the first line from the left, or from the top.
            let inside = (0..<1200).map { step -> Bool in
                let length = CGFloat(step) / 100
                let point =
                    name.hasSuffix("circle")
                    ? CGPoint(x: ink.minX + length, y: ink.midY) : CGPoint(x: ink.midX, y: ink.minY + length)
                return symbol.path.contains(point, eoFill: true)
            }
            let start = inside.firstIndex(of: true) ?? 0
            return Double(inside[start...].prefix { $0 }.count) / 100
        }
        let (medium, large) = (try line(.medium), try line(.large))
        #expect(abs(large - thickness) < 0.1)
        #expect(large < medium * 1.15)
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
