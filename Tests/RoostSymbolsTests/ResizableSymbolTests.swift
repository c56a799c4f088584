import CoreGraphics
import RoostPicture
import Testing

@testable import RoostSymbols

/// The pictures that resizable symbols are, in whole pixels, and the share of them that is ink. Apple's numbers were
/// measured at three pixels a point.
struct ResizableSymbolTests {
    private func share(of name: String, size: CGFloat) -> CGFloat? {
        guard
            let outline = SymbolLibrary.shared.symbol(
                named: name, size: size, weight: 400, scale: .medium, displayScale: 3)
        else { return nil }
        return outline.path.boundingRect.width / outline.ink.width
    }

    @Test(arguments: [(14, 0.9956), (16, 0.9959), (53, 0.9961)] as [(CGFloat, CGFloat)])
    func `A symbol in a circle fills nearly all of its picture at every text size`(size: CGFloat, expected: CGFloat) {
        #expect(abs((share(of: "lock.circle", size: size) ?? 0) - expected) < 0.001)
    }

    @Test(arguments: [(14, 0.9936), (16, 0.9807), (53, 0.9995)] as [(CGFloat, CGFloat)])
    func `The picture of a symbol in a square is made at the font's size`(size: CGFloat, expected: CGFloat) {
        #expect(abs((share(of: "arrow.right.square", size: size) ?? 0) - expected) < 0.001)
    }

    @Test func `The rim of a circle is a twelfth of it`() throws {
        let ring = try #require(
            SymbolLibrary.shared.symbol(named: "circle", size: 53, weight: 400, scale: .medium, displayScale: 3))
        let ink = ring.path.boundingRect
        let isInk = { (x: CGFloat) in
            ring.path.contains(CGPoint(x: ink.minX + x * ink.width, y: ink.midY), eoFill: true)
        }
        #expect(isInk(0.082))
        #expect(!isInk(0.085))
    }

    /// Read off Apple's picture of `lock.circle` at 203 pixels: at 45 degrees its outside lies 0.9973 radii from the
    /// middle, and its inside 1.003 of the inner radius.
    @Test func `The rim of a circle is thinnest between the extremes`() throws {
        let ring = try #require(
            SymbolLibrary.shared.symbol(named: "circle", size: 53, weight: 400, scale: .medium, displayScale: 3))
        let ink = ring.path.boundingRect
        let isInk = { (radii: CGFloat) in
            let reach = radii * ink.width / 2 * 0.5.squareRoot()
            return ring.path.contains(CGPoint(x: ink.midX + reach, y: ink.midY - reach), eoFill: true)
        }
        #expect(isInk(0.9968) && !isInk(0.9978))
        #expect(isInk(0.8375) && !isInk(0.8345))
    }

    @Test(arguments: [14, 17, 53] as [CGFloat])
    func `The picture of a checkmark is as high as it is wide`(size: CGFloat) throws {
        let tick = try #require(
            SymbolLibrary.shared.symbol(named: "checkmark", size: size, weight: 400, scale: .medium, displayScale: 3))
        #expect(tick.inkSize.width == tick.inkSize.height)
    }

    /// Tells whether places of a symbol are inked. They are shares of its ink's width and height.
    private func inking(_ name: String) throws -> (_ x: CGFloat, _ y: CGFloat) -> Bool {
        let symbol = try #require(
            SymbolLibrary.shared.symbol(named: name, size: 53, weight: 400, scale: .medium, displayScale: 3))
        let ink = symbol.path.boundingRect
        return { x, y in
            symbol.path.contains(
                CGPoint(x: ink.minX + x * ink.width, y: ink.minY + y * ink.height), eoFill: symbol.isEvenOdd)
        }
    }

    /// Read off 22 pictures of iOS: across, the long leg is 0.129 times as wide as the tick, and its middle is at 0.81.
    @Test func `A checkmark's line is a ninth of its width`() throws {
        let isInk = try inking("checkmark")
        #expect(isInk(0.755, 0.276) && isInk(0.865, 0.276))
        #expect(!isInk(0.73, 0.276) && !isInk(0.89, 0.276))
        // It is blunt below its bend.
        #expect(isInk(0.355, 0.985) && isInk(0.41, 0.985))
    }

    /// Read off five pictures of iOS.
    @Test func `A paper plane has two wings and a fold of thin lines`() throws {
        let isInk = try inking("paperplane")
        #expect(!isInk(0.49, 0.32) && !isInk(0.67, 0.51))
        #expect(isInk(0.71, 0.29))
        #expect(isInk(0.503, 0.208) && !isInk(0.3, 0.39))
        #expect(!isInk(0.4, 0.62))
    }

    /// Read off six pictures of iOS.
    @Test func `A folder has a line below its tab`() throws {
        let isInk = try inking("folder")
        #expect(isInk(0.5, 0.35) && !isInk(0.5, 0.25) && !isInk(0.5, 0.5))
        #expect(isInk(0.2, 0.03) && !isInk(0.45, 0.03))
    }

    /// Read off six pictures of iOS; their frame was recorded wider than high.
    @Test func `Scissors lie on their side with open blades to the right`() throws {
        let isInk = try inking("scissors")
        #expect(isInk(0.02, 0.2) && !isInk(0.15, 0.2) && !isInk(0.15, 0.8))
        #expect(!isInk(0.15, 0.5) && isInk(0.5, 0.5))
        #expect(isInk(0.85, 0.25) && isInk(0.85, 0.75) && !isInk(0.85, 0.5))
    }
}
