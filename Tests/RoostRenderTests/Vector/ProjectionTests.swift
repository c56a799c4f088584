import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct ProjectionTests {
    /// Points at x = 100 have depth 2: they move half way to the origin.
    private let projection = Projection([1, 0, 0.01, 0, 1, 0, 0, 0, 1])!

    @Test func `A point is divided by its depth`() {
        let (point, depth) = projection.apply(CGPoint(x: 100, y: 50))
        #expect(depth == 2)
        #expect(point == CGPoint(x: 50, y: 25))
    }

    @Test func `A rectangle becomes a trapezium`() {
        let path = projection.apply(Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(path.contains(CGPoint(x: 49, y: 49)))
        #expect(!path.contains(CGPoint(x: 49, y: 60)))
    }

    @Test func `Curves follow the projected shape`() {
        let circle = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = projection.apply(Path(ellipseIn: circle))
        for step in 0..<64 {
            let angle = Double(step) * .pi / 32
            let (inside, outside) = (
                CGPoint(x: 50 + 49.8 * cos(angle), y: 50 + 49.8 * sin(angle)),
                CGPoint(x: 50 + 50.2 * cos(angle), y: 50 + 50.2 * sin(angle))
            )
            #expect(path.contains(projection.apply(inside).point))
            #expect(!path.contains(projection.apply(outside).point))
        }
    }

    @Test func `A path behind the viewer is cut off`() {
        let path = projection.apply(Path(CGRect(x: -300, y: 0, width: 400, height: 10)))
        #expect(path.boundingRect.maxX == 50)
        #expect(path.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) })
        #expect(projection.apply(Path(CGRect(x: -300, y: 0, width: 100, height: 10))).isEmpty)
    }

    @Test func `The tangent agrees with the projection nearby`() throws {
        let tangent = try #require(projection.tangent(at: CGPoint(x: 20, y: 30)))
        let (expected, got) = (
            projection.apply(CGPoint(x: 20.01, y: 30.01)).point, CGPoint(x: 20.01, y: 30.01).applying(tangent)
        )
        #expect(abs(expected.x - got.x) < 1e-5)
        #expect(abs(expected.y - got.y) < 1e-5)
    }
}
