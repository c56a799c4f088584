import CoreGraphics
import Foundation

/// The closed shapes that several symbols share, on the grid of `SymbolPen`.
enum SymbolOutlines {
    static let star: SymbolPolygon = {
        let points = (0..<10).map { index -> CGPoint in
            let angle = Double(index) * .pi / 5 - .pi / 2
            let radius = index.isMultiple(of: 2) ? 10.6 : 4.5
            return CGPoint(12 + radius * cos(angle), 12.6 + radius * sin(angle))
        }
        return SymbolPolygon(points, corner: 1.1)
    }()

    static let heart = Path { path in
        path.move(to: CGPoint(12, 21.5))
        path.addCurve(to: CGPoint(1.8, 9.2), control1: CGPoint(7.5, 18.8), control2: CGPoint(1.8, 14.6))
        path.addCurve(to: CGPoint(7.2, 3.4), control1: CGPoint(1.8, 5.8), control2: CGPoint(4.2, 3.4))
        path.addCurve(to: CGPoint(12, 6.4), control1: CGPoint(9.4, 3.4), control2: CGPoint(11, 4.6))
        path.addCurve(to: CGPoint(16.8, 3.4), control1: CGPoint(13, 4.6), control2: CGPoint(14.6, 3.4))
        path.addCurve(to: CGPoint(22.2, 9.2), control1: CGPoint(19.8, 3.4), control2: CGPoint(22.2, 5.8))
        path.addCurve(to: CGPoint(12, 21.5), control1: CGPoint(22.2, 14.6), control2: CGPoint(16.5, 18.8))
        path.closeSubpath()
    }

    static let shoulders = Path { path in
        path.move(to: CGPoint(3, 21.6))
        path.addCurve(to: CGPoint(12, 13.4), control1: CGPoint(3, 16.6), control2: CGPoint(6.8, 13.4))
        path.addCurve(to: CGPoint(21, 21.6), control1: CGPoint(17.2, 13.4), control2: CGPoint(21, 16.6))
        path.addQuadCurve(to: CGPoint(19.8, 22.6), control: CGPoint(21, 22.6))
        path.addLine(to: CGPoint(4.2, 22.6))
        path.addQuadCurve(to: CGPoint(3, 21.6), control: CGPoint(3, 22.6))
        path.closeSubpath()
    }

    static let house = SymbolPolygon(
        [
            CGPoint(12, 2), CGPoint(22.6, 11.6), CGPoint(19.6, 11.6), CGPoint(19.6, 21.6), CGPoint(4.4, 21.6),
            CGPoint(4.4, 11.6), CGPoint(1.4, 11.6),
        ], corner: 1.2)

    static let bell = Path { path in
        path.move(to: CGPoint(12, 2))
        path.addCurve(to: CGPoint(18.6, 9.4), control1: CGPoint(16, 2), control2: CGPoint(18.6, 5.2))
        path.addCurve(to: CGPoint(20.8, 17.2), control1: CGPoint(18.6, 14), control2: CGPoint(19.6, 15.4))
        path.addQuadCurve(to: CGPoint(20, 18.8), control: CGPoint(21.6, 18.8))
        path.addLine(to: CGPoint(4, 18.8))
        path.addQuadCurve(to: CGPoint(3.2, 17.2), control: CGPoint(2.4, 18.8))
        path.addCurve(to: CGPoint(5.4, 9.4), control1: CGPoint(4.4, 15.4), control2: CGPoint(5.4, 14))
        path.addCurve(to: CGPoint(12, 2), control1: CGPoint(5.4, 5.2), control2: CGPoint(8, 2))
        path.closeSubpath()
    }

    static let cloud = Path { path in
        path.move(to: CGPoint(6.4, 19.4))
        path.addCurve(to: CGPoint(1.4, 14.6), control1: CGPoint(3.4, 19.4), control2: CGPoint(1.4, 17.4))
        path.addCurve(to: CGPoint(5.2, 10), control1: CGPoint(1.4, 12.2), control2: CGPoint(3, 10.4))
        path.addCurve(to: CGPoint(11.6, 4.6), control1: CGPoint(5.6, 6.8), control2: CGPoint(8.2, 4.6))
        path.addCurve(to: CGPoint(17.8, 9.2), control1: CGPoint(14.6, 4.6), control2: CGPoint(17, 6.4))
        path.addCurve(to: CGPoint(22.6, 14.2), control1: CGPoint(20.6, 9.2), control2: CGPoint(22.6, 11.4))
        path.addCurve(to: CGPoint(17.4, 19.4), control1: CGPoint(22.6, 17.2), control2: CGPoint(20.4, 19.4))
        path.closeSubpath()
    }

    static let drop = Path { path in
        path.move(to: CGPoint(12, 1.6))
        path.addCurve(to: CGPoint(19, 14.8), control1: CGPoint(13.6, 5), control2: CGPoint(19, 10))
        path.addCurve(to: CGPoint(12, 22.2), control1: CGPoint(19, 19), control2: CGPoint(16, 22.2))
        path.addCurve(to: CGPoint(5, 14.8), control1: CGPoint(8, 22.2), control2: CGPoint(5, 19))
        path.addCurve(to: CGPoint(12, 1.6), control1: CGPoint(5, 10), control2: CGPoint(10.4, 5))
        path.closeSubpath()
    }

    static let flame = Path { path in
        path.move(to: CGPoint(11, 1.6))
        path.addCurve(to: CGPoint(19.6, 14.6), control1: CGPoint(14.8, 4.2), control2: CGPoint(19.6, 9))
        path.addCurve(to: CGPoint(12, 22.4), control1: CGPoint(19.6, 19.4), control2: CGPoint(16.4, 22.4))
        path.addCurve(to: CGPoint(4.4, 15), control1: CGPoint(7.6, 22.4), control2: CGPoint(4.4, 19.4))
        path.addCurve(to: CGPoint(7.4, 8.4), control1: CGPoint(4.4, 12), control2: CGPoint(5.8, 9.8))
        path.addCurve(to: CGPoint(10.2, 11), control1: CGPoint(7.8, 10.2), control2: CGPoint(8.8, 11))
        path.addCurve(to: CGPoint(11, 1.6), control1: CGPoint(12.4, 9.6), control2: CGPoint(11.6, 5.4))
        path.closeSubpath()
    }

    static let leaf = Path { path in
        path.move(to: CGPoint(2.4, 4.6))
        path.addCurve(to: CGPoint(21.4, 12.6), control1: CGPoint(13.4, 3.4), control2: CGPoint(21, 4.8))
        path.addCurve(to: CGPoint(12.6, 20.4), control1: CGPoint(21.6, 17.2), control2: CGPoint(18, 20.4))
        path.addCurve(to: CGPoint(2.4, 4.6), control1: CGPoint(5.2, 20.4), control2: CGPoint(2.2, 13.6))
        path.closeSubpath()
    }

    static let bolt = SymbolPolygon(
        [
            CGPoint(14.6, 1.4), CGPoint(5, 13.4), CGPoint(11.2, 13.4), CGPoint(9.4, 22.6), CGPoint(19, 10.4),
            CGPoint(12.8, 10.4),
        ], corner: 0.8)

    static let moon = Path { path in
        path.move(to: CGPoint(9.4, 2.6))
        path.addCurve(to: CGPoint(21.6, 15.4), control1: CGPoint(7.4, 10.6), control2: CGPoint(13.6, 17))
        path.addCurve(to: CGPoint(12, 22), control1: CGPoint(20, 19.4), control2: CGPoint(16.4, 22))
        path.addCurve(to: CGPoint(2.2, 12), control1: CGPoint(6.4, 22), control2: CGPoint(2.2, 17.4))
        path.addCurve(to: CGPoint(9.4, 2.6), control1: CGPoint(2.2, 7.6), control2: CGPoint(5.2, 4))
        path.closeSubpath()
    }

    static let tag = SymbolPolygon(
        [CGPoint(2.4, 2.4), CGPoint(12, 2.4), CGPoint(22, 12.4), CGPoint(12.4, 22), CGPoint(2.4, 12)], corner: 1.8)

    static let bookmark = SymbolPolygon(
        [CGPoint(5.4, 2), CGPoint(18.6, 2), CGPoint(18.6, 22), CGPoint(12, 16.4), CGPoint(5.4, 22)], corner: 1.4)

    static let folder = SymbolPolygon(
        [
            CGPoint(1.8, 4), CGPoint(9.4, 4), CGPoint(11.6, 6.2), CGPoint(22.2, 6.2), CGPoint(22.2, 20.4),
            CGPoint(1.8, 20.4),
        ], corner: 2)

    static let paper = SymbolPolygon(
        [CGPoint(4.6, 1.6), CGPoint(13.4, 1.6), CGPoint(19.4, 7.6), CGPoint(19.4, 22.4), CGPoint(4.6, 22.4)],
        corner: 1.6)

    static let triangle = SymbolPolygon([CGPoint(12, 2), CGPoint(23, 21.2), CGPoint(1, 21.2)], corner: 2.6)

    static let arrowhead = SymbolPolygon(
        [CGPoint(22, 2), CGPoint(13.4, 22), CGPoint(11, 13), CGPoint(2, 10.6)], corner: 1)

    static let gear = Path { path in
        let teeth = 8
        for tooth in 0..<teeth {
            let middle = Double(tooth) * 2 * .pi / Double(teeth)
            for (offset, radius) in [(-0.28, 7.8), (-0.18, 10.4), (0.18, 10.4), (0.28, 7.8)] {
                let point = CGPoint(12 + radius * cos(middle + offset), 12 + radius * sin(middle + offset))
                tooth == 0 && offset == -0.28 ? path.move(to: point) : path.addLine(to: point)
            }
        }
        path.closeSubpath()
    }

    static let handset = Path { path in
        path.move(to: CGPoint(5.4, 2.4))
        path.addCurve(to: CGPoint(9.6, 8.2), control1: CGPoint(7.6, 1.6), control2: CGPoint(10.6, 6.6))
        path.addCurve(to: CGPoint(8.8, 10.4), control1: CGPoint(9, 9.2), control2: CGPoint(8, 9.2))
        path.addCurve(to: CGPoint(13.6, 15.2), control1: CGPoint(10, 12.4), control2: CGPoint(11.6, 14))
        path.addCurve(to: CGPoint(15.8, 14.4), control1: CGPoint(14.8, 16), control2: CGPoint(14.8, 15))
        path.addCurve(to: CGPoint(21.6, 18.6), control1: CGPoint(17.4, 13.4), control2: CGPoint(22.4, 16.4))
        path.addCurve(to: CGPoint(16, 21.8), control1: CGPoint(20.6, 21.2), control2: CGPoint(18.4, 22.4))
        path.addCurve(to: CGPoint(2.2, 8), control1: CGPoint(9.4, 20.2), control2: CGPoint(3.8, 14.6))
        path.addCurve(to: CGPoint(5.4, 2.4), control1: CGPoint(1.6, 5.6), control2: CGPoint(2.8, 3.4))
        path.closeSubpath()
    }
}

/// A polygon with rounded corners; its corners run clockwise.
struct SymbolPolygon {
    var points: [CGPoint]
    var corner: CGFloat

    init(_ points: [CGPoint], corner: CGFloat) {
        self.points = points
        self.corner = corner
    }

    var path: Path { SymbolPen.rounded(points, corner: corner) }

    /// The polygon that lies `distance` units further in.
    func inset(by distance: CGFloat) -> SymbolPolygon {
        func unit(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            let length = max(hypot(b.x - a.x, b.y - a.y), .leastNormalMagnitude)
            return CGPoint((b.x - a.x) / length, (b.y - a.y) / length)
        }
        let inner = points.indices.map { index -> CGPoint in
            let here = points[index]
            let before = unit(points[(index + points.count - 1) % points.count], here)
            let after = unit(here, points[(index + 1) % points.count])
            let normal = CGPoint(-(before.y + after.y), before.x + after.x)
            let reach = 2 * distance / max(normal.x * normal.x + normal.y * normal.y, 0.15)
            return CGPoint(here.x + normal.x * reach, here.y + normal.y * reach)
        }
        return SymbolPolygon(inner, corner: max(0, corner - distance / 2))
    }
}
