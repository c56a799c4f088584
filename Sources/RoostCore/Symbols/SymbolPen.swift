import CoreGraphics
import Foundation

/// Draws a symbol as one outline, filled by the even-odd rule: what is drawn over something cuts a hole.
///
/// Coordinates are units of a grid of 24 × 24, of which 20 make an em; the middle of a capital letter is at y = 12.
struct SymbolPen {
    /// How thick lines are, in units.
    var weight: CGFloat
    private(set) var path = Path()

    init(weight: CGFloat) { self.weight = weight }

    // MARK: Surfaces

    mutating func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0) {
        path.addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerSize: CGSize(width: corner, height: corner),
            style: .circular)
    }

    /// A polygon with rounded corners.
    mutating func polygon(_ points: [CGPoint], corner: CGFloat = 0.8) {
        path.addPath(Self.rounded(points, corner: corner))
    }

    mutating func add(_ other: Path) { path.addPath(other) }

    mutating func add(_ polygon: SymbolPolygon) { add(polygon.path) }

    // MARK: Outlines

    mutating func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        disc(x, y, radius + weight / 2)
        disc(x, y, radius - weight / 2)
    }

    mutating func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) {
        let half = weight / 2
        box(x - half, y - half, width + weight, height + weight, corner: corner + half)
        box(x + half, y + half, width - weight, height - weight, corner: max(0, corner - half))
    }

    /// The rim of a closed shape: the shape less a smaller copy of itself.
    mutating func rim(_ shape: Path) {
        let bounds = shape.boundingRect
        guard bounds.width > 2 * weight, bounds.height > 2 * weight else { return add(shape) }
        add(shape)
        add(
            shape.applying(
                CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
                    .scaledBy(x: 1 - 2 * weight / bounds.width, y: 1 - 2 * weight / bounds.height)
                    .translatedBy(x: -bounds.midX, y: -bounds.midY)))
    }

    mutating func rim(_ polygon: SymbolPolygon) {
        add(polygon)
        add(polygon.inset(by: weight))
    }

    /// Half a circle that stands on two legs, open below.
    mutating func arch(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, bottom: CGFloat) {
        let (outer, inner) = (radius + weight / 2, radius - weight / 2)
        add(
            Path { path in
                path.move(to: CGPoint(x - outer, bottom))
                path.addArc(
                    center: CGPoint(x, y), radius: outer, startAngle: .degrees(180), endAngle: .degrees(360),
                    clockwise: false)
                path.addLine(to: CGPoint(x + outer, bottom))
                path.addLine(to: CGPoint(x + inner, bottom))
                path.addArc(
                    center: CGPoint(x, y), radius: inner, startAngle: .degrees(360), endAngle: .degrees(180),
                    clockwise: true)
                path.addLine(to: CGPoint(x - inner, bottom))
                path.closeSubpath()
            })
    }

    // MARK: Lines

    /// A line with round ends that bends at points of its own.
    mutating func line(_ points: CGPoint...) { path.addPath(Self.ribbon(points, width: weight)) }

    /// Part of a circle with round ends; degrees, clockwise from the right.
    mutating func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: Double, to end: Double) {
        let center = CGPoint(x: x, y: y)
        let half = weight / 2
        func point(_ degrees: Double) -> CGPoint {
            CGPoint(x: x + radius * cos(degrees * .pi / 180), y: y + radius * sin(degrees * .pi / 180))
        }
        path.addArc(
            center: center, radius: radius + half, startAngle: .degrees(start), endAngle: .degrees(end),
            clockwise: false)
        path.addArc(
            center: point(end), radius: half, startAngle: .degrees(end), endAngle: .degrees(end + 180),
            clockwise: false)
        path.addArc(
            center: center, radius: radius - half, startAngle: .degrees(end), endAngle: .degrees(start),
            clockwise: true)
        path.addArc(
            center: point(start), radius: half, startAngle: .degrees(start + 180), endAngle: .degrees(start + 360),
            clockwise: false)
        path.closeSubpath()
    }

    /// A plus whose arms do not overlap.
    mutating func cross(_ x: CGFloat, _ y: CGFloat, arm: CGFloat) {
        let half = weight / 2
        var cross = Path()
        for quarter in 0..<4 {
            let turn = CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(quarter) * .pi / 2)
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(turn) }
            quarter == 0 ? cross.move(to: at(half, -half)) : cross.addLine(to: at(half, -half))
            cross.addLine(to: at(arm, -half))
            cross.addQuadCurve(to: at(arm + half, 0), control: at(arm + half, -half))
            cross.addQuadCurve(to: at(arm, half), control: at(arm + half, half))
            cross.addLine(to: at(half, half))
        }
        cross.closeSubpath()
        path.addPath(cross)
    }

    /// Draws another symbol smaller, or turned, into this one.
    mutating func draw(
        scale: CGFloat = 1, at center: CGPoint = CGPoint(12, 12), turn: CGFloat = 0,
        _ symbol: (inout SymbolPen) -> Void
    ) {
        var pen = SymbolPen(weight: weight / scale * (scale < 1 ? 0.9 : 1))
        symbol(&pen)
        path.addPath(
            pen.path.applying(
                CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turn * .pi / 180).scaledBy(
                    x: scale, y: scale
                )
                .translatedBy(x: -12, y: -12)))
    }

    // MARK: Geometry

    /// A closed outline around a bent line: along one side, around the end, back along the other.
    private static func ribbon(_ points: [CGPoint], width: CGFloat) -> Path {
        guard points.count > 1 else { return Path() }
        let half = width / 2
        func unit(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            let length = max(hypot(b.x - a.x, b.y - a.y), .leastNormalMagnitude)
            return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        }
        func side(_ sign: CGFloat) -> [CGPoint] {
            points.indices.map { index in
                let before = index > 0 ? unit(points[index - 1], points[index]) : unit(points[0], points[1])
                let after = index + 1 < points.count ? unit(points[index], points[index + 1]) : before
                let normal = CGPoint(x: -(before.y + after.y), y: before.x + after.x)
                let square = max(normal.x * normal.x + normal.y * normal.y, 0.2)
                let reach = sign * half * 2 / square
                return CGPoint(x: points[index].x + normal.x * reach, y: points[index].y + normal.y * reach)
            }
        }
        let left = side(-1)
        let right = side(1)
        func degrees(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(b.y - a.y, b.x - a.x) * 180 / .pi }
        let end = degrees(points[points.count - 2], points[points.count - 1])
        let start = degrees(points[1], points[0])
        return Path { path in
            path.move(to: left[0])
            for point in left.dropFirst() { path.addLine(to: point) }
            path.addArc(
                center: points[points.count - 1], radius: half, startAngle: .degrees(end - 90),
                endAngle: .degrees(end + 90), clockwise: false)
            for point in right.reversed() { path.addLine(to: point) }
            path.addArc(
                center: points[0], radius: half, startAngle: .degrees(start - 90), endAngle: .degrees(start + 90),
                clockwise: false)
            path.closeSubpath()
        }
    }

    static func rounded(_ points: [CGPoint], corner: CGFloat) -> Path {
        Path { path in
            for index in points.indices {
                let here = points[index]
                func toward(_ other: CGPoint) -> CGPoint {
                    let length = hypot(other.x - here.x, other.y - here.y)
                    let share = length > 0 ? min(corner / length, 0.5) : 0
                    return CGPoint(x: here.x + (other.x - here.x) * share, y: here.y + (other.y - here.y) * share)
                }
                let arrival = toward(points[(index + points.count - 1) % points.count])
                index == 0 ? path.move(to: arrival) : path.addLine(to: arrival)
                path.addQuadCurve(to: toward(points[(index + 1) % points.count]), control: here)
            }
            path.closeSubpath()
        }
    }
}

extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
