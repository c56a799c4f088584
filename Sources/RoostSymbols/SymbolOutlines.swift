import CoreGraphics
import Foundation
import RoostPicture

/// Closed shapes shared by several symbols, on the grid of `SymbolPen`.
enum SymbolOutlines {
    /// A star with straight arms and round tips, read off a picture of iOS; its inside is the same star, smaller.
    static let star = star(radius: 12.15, tip: 0.83, dent: 0.3)

    /// What a rim of a width leaves open within `star`.
    static func starInside(_ rim: CGFloat) -> Path { star(radius: 12.15 * (1 - rim / 3.74), tip: 0.2, dent: 0) }

    /// `tip` and `dent` are the radii of the corners.
    private static func star(radius: CGFloat, tip: CGFloat, dent: CGFloat) -> Path {
        let points = (0..<10).map { index -> CGPoint in
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let length = index.isMultiple(of: 2) ? radius : radius * 0.382
            return CGPoint(12 + length * cos(angle), 12.9 + length * sin(angle))
        }
        return Path { path in
            path.move(to: CGPoint((points[9].x + points[0].x) / 2, (points[9].y + points[0].y) / 2))
            for index in points.indices {
                path.addArc(
                    tangent1End: points[index], tangent2End: points[(index + 1) % 10],
                    radius: index.isMultiple(of: 2) ? tip : dent)
            }
            path.closeSubpath()
        }
    }

    static let heart = Path { path in
        path.move(to: CGPoint(12, 21.6))
        path.addCurve(to: CGPoint(10.9, 21.1), control1: CGPoint(11.7, 21.6), control2: CGPoint(11.3, 21.4))
        path.addCurve(to: CGPoint(1.4, 9.3), control1: CGPoint(5, 17.2), control2: CGPoint(1.4, 13.2))
        path.addCurve(to: CGPoint(7.3, 3), control1: CGPoint(1.4, 5.6), control2: CGPoint(3.9, 3))
        path.addCurve(to: CGPoint(12, 5.9), control1: CGPoint(9.4, 3), control2: CGPoint(11.1, 4.1))
        path.addCurve(to: CGPoint(16.7, 3), control1: CGPoint(12.9, 4.1), control2: CGPoint(14.6, 3))
        path.addCurve(to: CGPoint(22.6, 9.3), control1: CGPoint(20.1, 3), control2: CGPoint(22.6, 5.6))
        path.addCurve(to: CGPoint(13.1, 21.1), control1: CGPoint(22.6, 13.2), control2: CGPoint(19, 17.2))
        path.addCurve(to: CGPoint(12, 21.6), control1: CGPoint(12.7, 21.4), control2: CGPoint(12.3, 21.6))
        path.closeSubpath()
    }

    static func head(_ center: CGPoint, width: CGFloat, height: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
    }

    /// The shoulders of a person of several, in another width and height.
    static func shoulders(around x: CGFloat, width: CGFloat, top: CGFloat, bottom: CGFloat) -> Path {
        let (across, down) = (width / 18, (bottom - top) / 9.2)
        return shoulders.applying(
            CGAffineTransform(
                a: across, b: 0, c: 0, d: down, tx: x - 12 * across, ty: top - 13.4 * down))
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

    /// The walls below a roof.
    static let walls = SymbolPolygon(
        [
            CGPoint(12, 5), CGPoint(20.2, 11.8), CGPoint(20.2, 21.4), CGPoint(3.8, 21.4), CGPoint(3.8, 11.8),
        ], corner: 1.8)

    static let camera = SymbolPolygon(
        [
            CGPoint(1, 5.6), CGPoint(6.4, 5.6), CGPoint(8.2, 2.8), CGPoint(15.8, 2.8), CGPoint(17.6, 5.6),
            CGPoint(23, 5.6), CGPoint(23, 21.2), CGPoint(1, 21.2),
        ], corner: 2.4)

    static let pencil = SymbolPolygon(
        [CGPoint(16.6, 3), CGPoint(21, 7.4), CGPoint(8, 20.4), CGPoint(2.6, 21.4), CGPoint(3.6, 16)], corner: 1.2)

    /// Read off a picture of iOS, as are `tray` and its opening.
    static let bell = Path { path in
        path.move(to: CGPoint(12, 1.5))
        path.addCurve(to: CGPoint(14.95, 3.93), control1: CGPoint(13.5, 1.5), control2: CGPoint(14.7, 2.45))
        path.addCurve(to: CGPoint(18.69, 10.68), control1: CGPoint(17.12, 4.65), control2: CGPoint(18.56, 7.08))
        path.addCurve(to: CGPoint(20.13, 15.28), control1: CGPoint(18.76, 13.11), control2: CGPoint(19.35, 14.49))
        path.addCurve(to: CGPoint(21.45, 17.44), control1: CGPoint(20.92, 16.06), control2: CGPoint(21.45, 16.72))
        path.addQuadCurve(to: CGPoint(20.27, 18.56), control: CGPoint(21.45, 18.56))
        path.addLine(to: CGPoint(3.73, 18.56))
        path.addQuadCurve(to: CGPoint(2.55, 17.44), control: CGPoint(2.55, 18.56))
        path.addCurve(to: CGPoint(3.87, 15.28), control1: CGPoint(2.55, 16.72), control2: CGPoint(3.08, 16.06))
        path.addCurve(to: CGPoint(5.31, 10.68), control1: CGPoint(4.65, 14.49), control2: CGPoint(5.24, 13.11))
        path.addCurve(to: CGPoint(9.05, 3.93), control1: CGPoint(5.44, 7.08), control2: CGPoint(6.88, 4.65))
        path.addCurve(to: CGPoint(12, 1.5), control1: CGPoint(9.3, 2.45), control2: CGPoint(10.5, 1.5))
        path.closeSubpath()
    }

    static let tray = Path { path in
        path.move(to: CGPoint(7.64, 3.65))
        path.addLine(to: CGPoint(16.36, 3.65))
        path.addCurve(to: CGPoint(19.19, 4.97), control1: CGPoint(17.6, 3.65), control2: CGPoint(18.5, 4.12))
        path.addLine(to: CGPoint(23.03, 9.79))
        path.addCurve(to: CGPoint(23.5, 11.26), control1: CGPoint(23.32, 10.2), control2: CGPoint(23.5, 10.61))
        path.addLine(to: CGPoint(23.5, 17.33))
        path.addCurve(to: CGPoint(20.5, 20.34), control1: CGPoint(23.5, 19.34), control2: CGPoint(22.5, 20.34))
        path.addLine(to: CGPoint(3.5, 20.34))
        path.addCurve(to: CGPoint(0.5, 17.33), control1: CGPoint(1.5, 20.34), control2: CGPoint(0.5, 19.34))
        path.addLine(to: CGPoint(0.5, 11.26))
        path.addCurve(to: CGPoint(0.97, 9.79), control1: CGPoint(0.5, 10.61), control2: CGPoint(0.68, 10.2))
        path.addLine(to: CGPoint(4.81, 4.97))
        path.addCurve(to: CGPoint(7.64, 3.65), control1: CGPoint(5.5, 4.12), control2: CGPoint(6.4, 3.65))
        path.closeSubpath()
    }

    /// The part of a tray above its contents, with the dent in the middle; `more` is half of what a heavier line adds.
    static func trayOpening(_ more: CGFloat) -> Path {
        Path { path in
            let (top, floor) = (5.01 + more, 10.96 - more)
            path.move(to: CGPoint(7.64, top))
            path.addLine(to: CGPoint(16.36, top))
            path.addQuadCurve(to: CGPoint(17.96, top + 0.77), control: CGPoint(17.35, top))
            path.addLine(to: CGPoint(21.73 - more, floor - 0.53))
            path.addQuadCurve(to: CGPoint(21.5 - more, floor), control: CGPoint(22.1 - more, floor))
            path.addLine(to: CGPoint(14.9, floor))
            path.addQuadCurve(to: CGPoint(14.3 - more, floor + 0.7), control: CGPoint(14.3 - more, floor))
            path.addArc(
                center: CGPoint(12, 11.8), radius: 2.3 - more, startAngle: .zero, endAngle: .degrees(180),
                clockwise: false)
            path.addQuadCurve(to: CGPoint(9.1, floor), control: CGPoint(9.7 + more, floor))
            path.addLine(to: CGPoint(2.5 + more, floor))
            path.addQuadCurve(to: CGPoint(2.27 + more, floor - 0.53), control: CGPoint(1.9 + more, floor))
            path.addLine(to: CGPoint(6.04, top + 0.77))
            path.addQuadCurve(to: CGPoint(7.64, top), control: CGPoint(6.65, top))
            path.closeSubpath()
        }
    }

    /// The part of a tray below the dented line.
    static func trayBox(_ more: CGFloat) -> Path {
        Path { path in
            let (side, top, bottom) = (2.03 + more, 12.38 + more, 18.81 - more)
            path.move(to: CGPoint(side, top))
            path.addLine(to: CGPoint(8.32, top))
            path.addArc(
                center: CGPoint(12, 11.85), radius: 3.72 + more, startAngle: .degrees(172), endAngle: .degrees(8),
                clockwise: true)
            path.addLine(to: CGPoint(24 - side, top))
            path.addLine(to: CGPoint(24 - side, bottom - 1.5))
            path.addQuadCurve(to: CGPoint(24 - side - 1.5, bottom), control: CGPoint(24 - side, bottom))
            path.addLine(to: CGPoint(side + 1.5, bottom))
            path.addQuadCurve(to: CGPoint(side, bottom - 1.5), control: CGPoint(side, bottom))
            path.closeSubpath()
        }
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
        [
            CGPoint(11.2, 2.3), CGPoint(18.2, 2.3), CGPoint(22, 6.1), CGPoint(22, 12), CGPoint(11.4, 22.5),
            CGPoint(1.8, 13.1),
        ], corner: 1.6)

    static let bookmark = Path(
        "5.5 3.9 m 5.5 2.3 6.3 1.5 7.9 1.5 c 16.1 1.5 l 17.7 1.5 18.5 2.3 18.5 3.9 c 18.5 21.4 l "
            + "18.5 22.5 17.3 22.9 16.5 22.1 c 12.5 18 l 12.2 17.7 11.8 17.7 11.5 18 c 7.5 22.1 l "
            + "6.7 22.9 5.5 22.5 5.5 21.4 c h")!

    static let folder = SymbolPolygon(
        [
            CGPoint(1.8, 4), CGPoint(7.5, 4), CGPoint(9.7, 6.3), CGPoint(22.2, 6.3), CGPoint(22.2, 20.4),
            CGPoint(1.8, 20.4),
        ], corner: 2)

    static let paper = SymbolPolygon(
        [CGPoint(4.6, 1.6), CGPoint(13.4, 1.6), CGPoint(19.4, 7.6), CGPoint(19.4, 22.4), CGPoint(4.6, 22.4)],
        corner: 1.6)

    static let triangle = Path(
        "9.75 3.93 m 10.25 3.1 11.1 2.73 12 2.73 c 12.9 2.73 13.75 3.1 14.25 3.93 c 21.95 17.44 l "
            + "22.9 19.1 21.7 21.27 19.73 21.27 c 4.27 21.27 l 2.3 21.27 1.1 19.1 2.05 17.44 c h")!

    /// The middle of the line around an arrow that points up to the right.
    static let arrowhead = SymbolPolygon(
        [CGPoint(20.4, 3.6), CGPoint(12.25, 20.4), CGPoint(12.08, 11.92), CGPoint(3.6, 11.75)], corner: 0)

    /// A regular polygon. Without a turn one corner points up.
    static func regular(_ corners: Int, radius: Double, turn: Double) -> SymbolPolygon {
        let points = (0..<corners).map { corner in
            let angle = (Double(corner) * 360 / Double(corners) + turn - 90) * .pi / 180
            return CGPoint(12 + radius * cos(angle), 12 + radius * sin(angle))
        }
        return SymbolPolygon(points, corner: 1.8)
    }

    static let seal: Path = {
        let points = (0..<24).map { index in
            let angle = Double(index) * .pi / 12
            let radius = index.isMultiple(of: 2) ? 11.4 : 9
            return CGPoint(12 + radius * cos(angle), 12 + radius * sin(angle))
        }
        return SymbolPen.rounded(points, corner: 1.8)
    }()

    static let shield = Path(
        "12 1.2 m 14.6 3.2 17.6 4.2 20.8 4.4 c 21.2 4.4 21.4 4.8 21.4 5.2 c 21.4 12.4 l 21.4 17.4 17.6 20.6 12 22.8 c "
            + "6.4 20.6 2.6 17.4 2.6 12.4 c 2.6 5.2 l 2.6 4.8 2.8 4.4 3.2 4.4 c 6.4 4.2 9.4 3.2 12 1.2 c h")!

    /// An arrow that bends back.
    static let reply = Path(
        "9.8 3.4 m 10.6 2.6 11.8 3.2 11.8 4.2 c 11.8 7.8 l 18.4 8 22.6 11.8 22.8 19 c 22.8 20 21.8 20.2 21.2 19.4 c "
            + "19.4 16.4 16.6 15 11.8 15 c 11.8 18.6 l 11.8 19.6 10.6 20.2 9.8 19.4 c 1.8 12.2 l 1.2 11.8 1.2 11 1.8 10.6 c h"
    )!

    /// A speech bubble whose tail points down to the left.
    static let bubble = Path(
        "12 2.2 m 18.4 2.2 23 6 23 11.2 c 23 16.4 18.4 20.2 12 20.2 c 11 20.2 10.2 20.2 9.4 20 c 8 21.4 6.2 22.4 4.2 22.4 c "
            + "3.6 22.4 3.4 21.8 3.8 21.4 c 4.6 20.4 5 19.2 4.8 18.2 c 2.4 16.6 1 14 1 11.2 c 1 6 5.6 2.2 12 2.2 c h")!

    /// A square speech bubble.
    static let message = Path(
        "5 2.6 m 19 2.6 l 21.4 2.6 23 4.2 23 6.6 c 23 14.2 l 23 16.6 21.4 18.2 19 18.2 c 12.6 18.2 l 8.4 21.8 l "
            + "7.6 22.4 6.8 22 6.8 21.2 c 6.8 18.2 l 5 18.2 l 2.6 18.2 1 16.6 1 14.2 c 1 6.6 l 1 4.2 2.6 2.6 5 2.6 c h")!

    static let hand = Path(
        "14.6 22.8 m 17.2 21.6 18.8 18.8 21.6 14.8 c 22.6 13.2 20.6 12.2 19.4 13.4 c 17.6 15.2 l 17.6 4.8 l 17.6 3 15 3 15 4.8 c "
            + "15 10.6 l 14.4 10.6 l 14.4 2.6 l 14.4 0.8 11.8 0.8 11.8 2.6 c 11.8 10.4 l 11.2 10.4 l 11.2 3.4 l "
            + "11.2 1.6 8.6 1.6 8.6 3.4 c 8.6 11 l 8 11 l 8 5.8 l 8 4 5.4 4 5.4 5.8 c 5.4 15 l "
            + "5.4 19.8 7.6 23 11 23 c 12.4 23 13.6 23.2 14.6 22.8 c h")!

    static let thumb = Path(
        "7.6 10.6 m 9.6 9 10.6 7 11.2 3.4 c 11.4 1.8 12.2 1 13.2 1 c 14.8 1 15.8 2.4 15.6 4.6 c 15.4 6 15 7.4 14.4 8.6 c "
            + "20 8.6 l 21.6 8.6 22.8 9.6 22.8 11 c 22.8 11.8 22.4 12.6 21.8 13 c 22.4 13.4 22.6 14 22.4 14.8 c "
            + "22.2 15.6 21.8 16.2 21.2 16.4 c 21.4 17 21.4 17.6 21 18.2 c 20.8 18.8 20.2 19.2 19.8 19.4 c "
            + "19.8 21.2 18.6 22.2 16.2 22.2 c 13 22.2 10.4 21.6 7.6 20.4 c h")!

    /// 0.652 ems wide and 0.97 high, with the wide edge at the right.
    static let speaker = Path(
        "2.98 9.3 m 2.98 8.1 3.7 7.39 4.9 7.39 c 7.8 7.39 l 8.3 7.39 8.7 7.25 9.1 6.88 c 13 3.27 l 13.8 2.53 14.15 2.3 "
            + "14.7 2.3 c 15.5 2.3 16.02 2.8 16.02 3.6 c 16.02 20.4 l 16.02 21.2 15.5 21.7 14.7 21.7 c 14.15 21.7 13.8 21.47 "
            + "13 20.73 c 9.1 17.12 l 8.7 16.75 8.3 16.61 7.8 16.61 c 4.9 16.61 l 3.7 16.61 2.98 15.9 2.98 14.7 c h")!

    static let controller = Path(
        "7.4 4.6 m 9.4 4.6 10.2 5.6 12 5.6 c 13.8 5.6 14.6 4.6 16.6 4.6 c 20 4.6 21.6 8 22.6 13.6 c 23.4 18 22.6 20.2 "
            + "20.2 20.2 c 17.8 20.2 16.6 16.2 14.6 16.2 c 9.4 16.2 l 7.4 16.2 6.2 20.2 3.8 20.2 c 1.4 20.2 0.6 18 1.4 13.6 c "
            + "2.4 8 4 4.6 7.4 4.6 c h")!

    static let backspace = SymbolPolygon(
        [CGPoint(8.2, 4), CGPoint(22.8, 4), CGPoint(22.8, 20), CGPoint(8.2, 20), CGPoint(0.8, 12)], corner: 2)

    static let palette = Path(
        "12.8 4.4 m 18.8 4.4 23.2 7.2 23.2 10.8 c 23.2 13.6 21 15 18.6 15.4 c 17.2 15.6 17 16.4 17.8 17.2 c 18.7 18.1 18.7 19.5 17.2 "
            + "20.2 c 16 20.7 14.2 20.9 12.4 20.9 c 5.8 20.9 .8 17.6 .8 12.8 c .8 8 6 4.4 12.8 4.4 c h")!

    /// A star with four rays.
    static let spark = Path(
        "11.28 1.72 m 11.28 1.2 11.6 1 12 1 c 12.4 1 12.72 1.2 12.72 1.72 c 13.87 10.13 13.87 10.13 22.28 11.28 c "
            + "22.8 11.28 23 11.6 23 12 c 23 12.4 22.8 12.72 22.28 12.72 c 13.87 13.87 13.87 13.87 12.72 22.28 c "
            + "12.72 22.8 12.4 23 12 23 c 11.6 23 11.28 22.8 11.28 22.28 c 10.13 13.87 10.13 13.87 1.72 12.72 c "
            + "1.2 12.72 1 12.4 1 12 c 1 11.6 1.2 11.28 1.72 11.28 c 10.13 10.13 10.13 10.13 11.28 1.72 c h"
    )!

    static let pin = Path(
        "7.4 1.8 m 16.6 1.8 l 17.8 1.8 18 3.2 17 3.8 c 15.6 4.6 l 16 9.4 l 18.4 10.8 19.6 12.6 19.6 14.4 c 19.6 15.4 19 15.8 18 15.8 c "
            + "6 15.8 l 5 15.8 4.4 15.4 4.4 14.4 c 4.4 12.6 5.6 10.8 8 9.4 c 8.4 4.6 l 7 3.8 l 6 3.2 6.2 1.8 7.4 1.8 c h"
    )!

    static let puzzle = Path(
        "8.4 6.2 m 7.6 5.2 7.4 4.4 7.6 3.6 c 8.2 0.8 12.8 0.8 13.4 3.6 c 13.6 4.4 13.4 5.2 12.6 6.2 c 17.2 6.2 l "
            + "17.8 6.2 18.2 6.6 18.2 7.2 c 18.2 11.4 l 19 10.6 20 10.4 20.8 10.6 c 23.4 11.2 23.4 15.8 20.8 16.4 c "
            + "20 16.6 19 16.4 18.2 15.6 c 18.2 20.8 l 18.2 21.6 17.8 22 17 22 c 3.4 22 l 2.6 22 2.2 21.6 2.2 20.8 c "
            + "2.2 15.6 l 5.8 17.2 7.8 14.8 6.6 12.8 c 5.6 11.2 3.8 11.2 2.2 12.2 c 2.2 7.4 l 2.2 6.6 2.6 6.2 3.4 6.2 c h"
    )!

    /// The large part of an animal's paw.
    static let pad = Path(
        "12 11 m 15.6 11 17.6 14.4 18.8 17.2 c 20 20.2 18.2 22.6 15.6 22 c 13 21.4 11 21.4 8.4 22 c 5.8 22.6 4 20.2 5.2 17.2 c "
            + "6.4 14.4 8.4 11 12 11 c h")!

    static let plusSign = [
        CGPoint(8, 1.8), CGPoint(16, 1.8), CGPoint(16, 8), CGPoint(22.2, 8), CGPoint(22.2, 16), CGPoint(16, 16),
        CGPoint(16, 22.2), CGPoint(8, 22.2), CGPoint(8, 16), CGPoint(1.8, 16), CGPoint(1.8, 8), CGPoint(8, 8),
    ]

    static let paperPlane = SymbolPolygon(
        [CGPoint(22.4, 1.6), CGPoint(14.8, 22), CGPoint(10.2, 13.8), CGPoint(2, 9.2)], corner: 1)

    static let gear: Path = {
        let teeth = 8
        let points = (0..<teeth).flatMap { tooth in
            [(-0.3, 7.7), (-0.2, 10.4), (0.2, 10.4), (0.3, 7.7)].map { offset, radius in
                let angle = Double(tooth) * 2 * .pi / Double(teeth) + offset
                return CGPoint(12 + radius * cos(angle), 12 + radius * sin(angle))
            }
        }
        return SymbolPen.rounded(points, corner: 1.3)
    }()

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

/// A polygon with rounded corners, in clockwise order.
struct SymbolPolygon {
    var points: [CGPoint]
    var corner: CGFloat

    init(_ points: [CGPoint], corner: CGFloat) {
        self.points = points
        self.corner = corner
    }

    var path: Path { SymbolPen.rounded(points, corner: corner) }
}
