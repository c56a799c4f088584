import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ShapeHitTests {
    /// Whether a tap on a view of 200 × 200 points with a tap action hits it.
    func hits(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> Bool {
        var count = 0
        let graph = ViewGraph(view.onTapGesture { count += 1 }, environment: EnvironmentValues())
        graph.layOut(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        return graph.tap(at: CGPoint(x: x, y: y)) && count == 1
    }

    @Test func `A circle is hit inside it, not in its corner (ix-C5)`() {
        #expect(hits(Circle().fill(.red), 100, 100))
        #expect(!hits(Circle().fill(.red), 10, 10))
    }

    @Test func `Only the line of a stroked circle is hit (ix-C7)`() {
        let ring = Circle().inset(by: 10).stroke(.red, lineWidth: 10)
        #expect(hits(ring, 12, 100))
        #expect(!hits(ring, 100, 100))
    }

    @Test func `A fill under a stroke is hit`() {
        #expect(hits(Circle().fill(.red).stroke(.blue, lineWidth: 2), 100, 100))
    }

    @Test func `Only the line of a border is hit`() {
        #expect(hits(Rectangle().strokeBorder(.red, lineWidth: 10), 5, 100))
        #expect(!hits(Rectangle().strokeBorder(.red, lineWidth: 10), 15, 100))
    }
}
