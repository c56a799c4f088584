import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Areas made of areas. Their insides are checked point by point; their outlines where they are simple.
@Suite struct PathBooleanTests {
    static let left = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
    static let right = Path(CGRect(x: 30, y: 20, width: 60, height: 60))
    static let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))

    /// Whether two paths agree with a rule everywhere on a grid that meets no edge.
    private func agrees(_ result: Path, _ a: Path, _ b: Path, eoFill: Bool = false, _ rule: (Bool, Bool) -> Bool)
        -> Bool
    {
        for x in stride(from: -5.37, to: 110, by: 3.1) {
            for y in stride(from: -5.41, to: 110, by: 3.3) {
                let point = CGPoint(x: x, y: y)
                let expected = rule(a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                if result.contains(point) != expected || result.contains(point, eoFill: true) != expected {
                    return false
                }
            }
        }
        return true
    }

    @Test func `The union of two rectangles is one outline of eight corners`() {
        let union = Self.left.union(Self.right)
        #expect(agrees(union, Self.left, Self.right) { $0 || $1 })
        #expect(union.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
        #expect(union.elements.count == 9)
        #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 90, height: 80))
    }

    @Test func `The intersection of two rectangles is the rectangle that both cover`() {
        let both = Self.left.intersection(Self.right)
        #expect(both.boundingRect == CGRect(x: 30, y: 20, width: 30, height: 40))
        #expect(both.elements.count == 5)
    }

    @Test func `A difference has the points of the first shape only, a symmetric one those of exactly one`() {
        #expect(agrees(Self.left.subtracting(Self.circle), Self.left, Self.circle) { $0 && !$1 })
        #expect(agrees(Self.circle.subtracting(Self.left), Self.circle, Self.left) { $0 && !$1 })
        #expect(agrees(Self.left.symmetricDifference(Self.circle), Self.left, Self.circle) { $0 != $1 })
    }

    @Test func `A circle inside a rectangle becomes a hole, and stays made of curves`() {
        let box = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let frame = box.subtracting(Self.circle)
        #expect(agrees(frame, box, Self.circle) { $0 && !$1 })
        let curves = frame.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 4)
    }

    @Test func `Parts of curves lie on the curves from which they were cut`() {
        let other = Path(ellipseIn: CGRect(x: 50, y: 20, width: 60, height: 60))
        let lens = Self.circle.intersection(other)
        #expect(agrees(lens, Self.circle, other) { $0 && $1 })
        #expect(lens.elements.count < 12)
        #expect(abs(lens.boundingRect.minX - 50) < 0.01 && abs(lens.boundingRect.maxX - 80) < 0.01)
        // The circles meet at x = 65, 50 ± √(30² − 15²).
        #expect(abs(lens.boundingRect.minY - (50 - 675.0.squareRoot())) < 0.01)
    }

    @Test func `A shape combined with itself or with nothing is itself, or nothing`() {
        #expect(agrees(Self.circle.union(Self.circle), Self.circle, Self.circle) { a, _ in a })
        #expect(agrees(Self.circle.intersection(Self.circle), Self.circle, Self.circle) { a, _ in a })
        #expect(Self.circle.subtracting(Self.circle).isEmpty)
        #expect(Self.circle.symmetricDifference(Self.circle).isEmpty)
        #expect(Self.circle.union(Path()).boundingRect == Self.circle.boundingRect)
        #expect(Self.circle.intersection(Path()).isEmpty)
        #expect(Path().subtracting(Self.circle).isEmpty)
    }

    @Test func `Shapes that share an edge become one without it`() {
        let upper = Path(CGRect(x: 10, y: 10, width: 40, height: 20))
        let lower = Path(CGRect(x: 10, y: 30, width: 40, height: 20))
        let union = upper.union(lower)
        #expect(union.boundingRect == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(union.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
        #expect(upper.intersection(lower).isEmpty)
    }

    @Test func `A star has a hole by the even-odd rule, and none by the nonzero rule`() {
        let star = Path {
            $0.addLines(
                (0..<5).map { index in
                    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                    return CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
                })
            $0.closeSubpath()
        }
        #expect(agrees(star.normalized(), star, Path(), eoFill: true) { a, _ in a })
        #expect(agrees(star.normalized(eoFill: false), star, Path()) { a, _ in a })
        #expect(!star.normalized().contains(CGPoint(x: 50, y: 50)))
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    }

    @Test func `A line through an area is cut where it enters and leaves`() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 50))
            $0.addLine(to: CGPoint(x: 100, y: 50))
        }
        let inside = line.lineIntersection(Self.circle)
        #expect(abs(inside.boundingRect.minX - 20) < 0.01 && abs(inside.boundingRect.maxX - 80) < 0.01)
        let outside = line.lineSubtraction(Self.circle)
        #expect(outside.elements.count == 4)
        #expect(outside.boundingRect == CGRect(x: 0, y: 50, width: 100, height: 0))
        #expect(
            Self.left.lineIntersection(Path(CGRect(x: -9, y: -9, width: 200, height: 200))).elements.last
                == .closeSubpath)
    }

    @Test func `A cut outline continues over its starting point`() {
        let right = Path(CGRect(x: 50, y: -10, width: 100, height: 200))
        let arc = Self.circle.lineIntersection(right)
        #expect(arc.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    }

    @Test func `Empty, enormous and non-finite paths combine without harm`() {
        let broken = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4))
        #expect(broken.union(Self.circle).boundingRect == Self.circle.boundingRect)
        let enormous = Path {
            $0.addLines([CGPoint(x: -1e200, y: 0), CGPoint(x: 1e200, y: 1), CGPoint(x: 0, y: 1e200)])
        }
        _ = enormous.union(Self.circle)
        let line = Path("0 0 m 10 0 l 20 0 l h")!
        #expect(line.union(line).isEmpty)
        let point = Path("5 5 m 5 5 l h")!
        #expect(point.subtracting(Self.circle).isEmpty)
    }

    @Test func `Many overlapping shapes become one`() {
        var all = Path()
        for index in 0..<40 {
            all.addEllipse(in: CGRect(x: Double(index * 7 % 60), y: Double(index * 11 % 60), width: 30, height: 30))
        }
        #expect(agrees(all.normalized(eoFill: false), all, Path()) { a, _ in a })
        #expect(agrees(all.normalized(), all, Path(), eoFill: true) { a, _ in a })
    }

    @Test func `Shapes combine in the rectangle that they get`() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        let shape = Rectangle().subtracting(Circle())
        #expect(shape.path(in: rect).contains(CGPoint(x: 5, y: 20)))
        #expect(!shape.path(in: rect).contains(CGPoint(x: 40, y: 20)))
        #expect(Circle().union(Capsule()).path(in: rect).contains(CGPoint(x: 5, y: 20)))
    }

    @Test func `Core Graphics paths combine alike`() {
        let union = Self.left.cgPath.union(Self.right.cgPath)
        #expect(union.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 90, height: 80))
        #expect(Self.left.cgPath.intersects(Self.circle.cgPath))
        #expect(!Self.left.cgPath.intersects(Path(CGRect(x: 70, y: 70, width: 5, height: 5)).cgPath))
    }

    @Test func `A straight line far from an area is kept or left out whole, and one through it is cut`() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 200))
            path.addLine(to: CGPoint(x: 90, y: 200))
        }
        #expect(line.lineSubtraction(Self.left) == line)
        #expect(line.lineIntersection(Self.left).isEmpty)
        let through = Path { path in
            path.move(to: CGPoint(x: -10, y: 30))
            path.addLine(to: CGPoint(x: 90, y: 30))
        }
        #expect(through.lineIntersection(Self.left).boundingRect == CGRect(x: 0, y: 30, width: 60, height: 0))
    }

    @Test func `Paths with boxes that are apart do not intersect`() {
        #expect(!Self.left.cgPath.intersects(Path(CGRect(x: 200, y: 0, width: 10, height: 10)).cgPath))
        #expect(Self.left.cgPath.intersects(Self.right.cgPath))
    }
}
