import CoreGraphics
import RoostPicture

/// The outline of a statement. Circles, boxes and polygons stay what they are: their lines are then two shapes of the
/// same kind, which is faster than the outline of a stroke and as exact.
struct SymbolShape {
    enum Part {
        case path(Path)
        case ellipse(CGRect)
        case box(CGRect, corner: CGFloat)
        case polygon([CGPoint], corner: CGFloat)
    }

    var parts: [Part] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Scales about the grid's centre, turns by degrees, and moves.
    func placed(scale: CGFloat, move: CGPoint, turn: CGFloat) -> SymbolShape {
        let place = CGAffineTransform(translationX: 12 + move.x, y: 12 + move.y).rotated(by: turn * .pi / 180)
            .scaledBy(x: scale, y: abs(scale)).translatedBy(x: -12, y: -12)
        return SymbolShape(
            parts: parts.map { part in
                switch part {
                case .path(let path): return .path(path.applying(place))
                case .polygon(let points, let corner):
                    return .polygon(points.map { $0.applying(place) }, corner: corner * abs(scale))
                case .ellipse(let rect):
                    return turn == 0 ? .ellipse(rect.applying(place)) : .path(Path(ellipseIn: rect).applying(place))
                case .box(let rect, let corner):
                    if turn == 0 { return .box(rect.applying(place), corner: corner * abs(scale)) }
                    return .path(SymbolPen.box(rect, corner: corner).applying(place))
                }
            })
    }
}

extension SymbolPen {
    /// Adds the area of a shape, grown on all sides.
    mutating func fill(_ shape: SymbolShape, growing distance: CGFloat = 0) {
        for part in shape.parts {
            switch part {
            case .path(let path):
                add(path)
                if distance > 0 { stroke(path, width: 2 * distance / weight) }
            case .ellipse(let rect): add(simple: Path(ellipseIn: rect.insetBy(dx: -distance, dy: -distance)))
            case .box(let rect, let corner):
                add(simple: Self.box(rect.insetBy(dx: -distance, dy: -distance), corner: corner + distance))
            case .polygon(let points, let corner):
                add(simple: Self.rounded(points, corner: corner, growing: distance))
            }
        }
    }

    /// Adds a line along a shape; `width` in line weights.
    mutating func stroke(_ shape: SymbolShape, width: CGFloat = 1) {
        let half = weight * width / 2
        for part in shape.parts {
            switch part {
            case .path(let path): stroke(path, width: width)
            case .ellipse(let rect):
                let outer = Path(ellipseIn: rect.insetBy(dx: -half, dy: -half))
                if min(rect.width, rect.height) > 2 * half {
                    add(outer, hole: Path(ellipseIn: rect.insetBy(dx: half, dy: half)))
                } else {
                    add(simple: outer)
                }
            case .box(let rect, let corner):
                let outer = Self.box(rect.insetBy(dx: -half, dy: -half), corner: corner + half)
                if min(rect.width, rect.height) > 2 * half {
                    add(outer, hole: Self.box(rect.insetBy(dx: half, dy: half), corner: max(0, corner - half)))
                } else {
                    add(simple: outer)
                }
            case .polygon(let points, let corner):
                let outer = Self.rounded(points, corner: corner, growing: half)
                // The inside of a thick line may be gone, or turned inside out.
                let inner = Path(outer.outline.drawnClockwise().inset(by: 2 * half))
                if inner.isEmpty { add(simple: outer) } else { add(outer, hole: inner) }
            }
        }
    }

    static func box(_ rect: CGRect, corner: CGFloat) -> Path {
        let corner = min(corner, rect.width / 2, rect.height / 2)
        return Path(roundedRect: rect, cornerSize: CGSize(width: corner, height: corner), style: .circular)
    }

    /// A polygon whose sides move outwards by a distance. Its corners stay round about the same places.
    static func rounded(_ points: [CGPoint], corner: CGFloat, growing distance: CGFloat) -> Path {
        guard distance > 0, points.count > 2 else { return rounded(points, corner: corner) }
        let count = points.count
        let turn = points.indices.reduce(0) { sum, index in
            let (a, b) = (points[index], points[(index + 1) % count])
            return sum + a.x * b.y - b.x * a.y
        }
        let side: CGFloat = turn < 0 ? -1 : 1
        return Path { path in
            for index in points.indices {
                let here = points[index]
                let back = direction(from: here, to: points[(index + count - 1) % count])
                let ahead = direction(from: here, to: points[(index + 1) % count])
                // Where the sides bend by an angle, the moved corner lies further out than the sides.
                let bend = back.x * ahead.x + back.y * ahead.y
                let half = max(0.2, ((1 - bend) / 2).squareRoot())
                let along = distance * ((1 + bend) / 2).squareRoot() / half
                let isConvex = side * (back.x * ahead.y - back.y * ahead.x) < 0
                let reach = isConvex ? along : -along
                let outward = CGPoint(back.x + ahead.x, back.y + ahead.y)
                let length = hypot(outward.x, outward.y)
                let moved =
                    length < 0.001
                    ? CGPoint(here.x + back.y * distance * side * -1, here.y + back.x * distance * side)
                    : CGPoint(
                        here.x - outward.x / length * distance / half * (isConvex ? 1 : -1),
                        here.y - outward.y / length * distance / half * (isConvex ? 1 : -1))
                let cut = max(0, corner + reach)
                let arrival = CGPoint(moved.x + back.x * cut, moved.y + back.y * cut)
                let departure = CGPoint(moved.x + ahead.x * cut, moved.y + ahead.y * cut)
                index == 0 ? path.move(to: arrival) : path.addLine(to: arrival)
                path.addQuadCurve(to: departure, control: moved)
            }
            path.closeSubpath()
        }
    }

    private static func direction(from a: CGPoint, to b: CGPoint) -> CGPoint {
        let length = max(0.000_1, hypot(b.x - a.x, b.y - a.y))
        return CGPoint((b.x - a.x) / length, (b.y - a.y) / length)
    }
}
