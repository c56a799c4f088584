import CoreGraphics
import Testing

@testable import RoostCore

/// The edges of frames on pixels.
@MainActor
@Suite struct PixelRoundingTests {
    /// The upper edge of a view in the middle of a frame from the top, in pixels at three a point.
    private func top(of height: CGFloat, in outer: CGFloat) throws -> CGFloat {
        let view = Color.red.frame(width: 10, height: height).frame(height: outer)
        let fills = drawing(view, width: 10, height: outer) { $0.displayScale = 3 }.fills
        return try #require(fills.first?.path).boundingRect.minY * 3
    }

    /// Read off Apple's pictures: a text 58 pixels high in the middle of 83 begins at pixel 13.
    @Test func `A view between two pixels goes down, whatever its last bits are`() throws {
        let (outer, inner) = (83.0 / 3, 58.0 / 3)
        for height in [inner.nextDown, inner, inner.nextUp, inner.nextUp.nextUp] {
            #expect(abs(try top(of: height, in: outer) - 13) < 0.001)
        }
    }

    @Test func `A view nearer to the upper pixel goes up`() throws {
        #expect(abs(try top(of: 58.02 / 3, in: 83.0 / 3) - 12) < 0.001)
    }
}
