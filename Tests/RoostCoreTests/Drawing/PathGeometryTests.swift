import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct PathGeometryTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func `The bounding rectangle of a curve is tight`() {
        let path = Path("0 0 m 0 40 100 40 100 0 c")!
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(Path().boundingRect.isNull)
    }

    @Test func `A circle does not contain the corners of its bounding box`() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(circle.contains(CGPoint(x: 30, y: 30)))
        #expect(circle.contains(CGPoint(x: 16.5, y: 16.5)))
        #expect(!circle.contains(CGPoint(x: 15, y: 15)))
        #expect(!circle.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    @Test func `Two rings of one direction are empty by the even-odd rule only (pst-PA2)`() {
        let rings = Path {
            $0.addRect(Self.box)
            $0.addRect(Self.box.insetBy(dx: 20, dy: 20))
        }
        #expect(rings.contains(CGPoint(x: 50, y: 30)))
        #expect(!rings.contains(CGPoint(x: 50, y: 30), eoFill: true))
    }

    @Test func `An open subpath is filled as if closed (pst-PA6)`() {
        #expect(Path("0 0 m 100 0 l 50 60 l")!.contains(CGPoint(x: 40, y: 30)))
    }

    @Test func `Moving a simple shape keeps it simple`() {
        #expect(Path(ellipseIn: Self.box).offsetBy(dx: 5, dy: 6) == Path(ellipseIn: Self.box.offsetBy(dx: 5, dy: 6)))
        let rounded = Path(roundedRect: Self.box, cornerRadius: 8)
        #expect(rounded.applying(CGAffineTransform(scaleX: 2, y: 2)).storage != .elements([]))
        #expect(rounded.applying(CGAffineTransform(rotationAngle: 1)).boundingRect.width > 80)
    }

    @Test func `A path keeps its current point`() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    }

    @Test func `A tangent arc touches both lines`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        #expect(path.description == "0 0 m 30 0 l 41.0457 0 50 8.95431 50 20 c")
    }

    @Test func `A circle is trimmed by arc length (web-path-trim-circle)`() {
        let part = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8)
        guard case .move(let start) = part.elements[0], let end = part.currentPoint else {
            Issue.record("\(part)")
            return
        }
        #expect(abs(start.x - 65.45) < 0.05 && abs(start.y - 97.55) < 0.05)
        #expect(abs(end.x - 65.45) < 0.05 && abs(end.y - 2.45) < 0.05)
    }

    @Test(
        arguments: [
            CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300, .greatestFiniteMagnitude,
        ])
    func `Coordinates that are not finite are left out of a path`(number: CGFloat) {
        let rect = CGRect(x: 0, y: number, width: number, height: 10)
        var path = Path(roundedRect: Self.box, cornerRadius: number)
        path.addRect(rect)
        path.addEllipse(in: rect)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: 3))
        path.addRoundedRect(in: Self.box, cornerRadii: RectangleCornerRadii(topLeading: number, topTrailing: number))
        path.addLine(to: CGPoint(x: number, y: 0))
        path.addArc(
            center: .zero, radius: number, startAngle: .radians(Double(number)), endAngle: .zero, clockwise: false)
        path.addArc(tangent1End: CGPoint(x: number, y: 3), tangent2End: .zero, radius: number)
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(Double(number)))
        _ = path.trimmedPath(from: number, to: 0.5)
        _ = path.contains(CGPoint(x: number, y: number))
        _ = path.applying(CGAffineTransform(scaleX: number, y: 1))
        _ = path.strokedPath(
            StrokeStyle(lineWidth: 3, miterLimit: number, dash: [number, 2], dashPhase: number))
        _ = path.strokedPath(StrokeStyle(lineWidth: number, lineJoin: .round))
        #expect(path.elements.allSatisfy { $0.end.map { $0.isFinite } ?? true })
    }
}
