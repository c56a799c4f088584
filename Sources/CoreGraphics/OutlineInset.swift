import Foundation

extension Outline {
    /// The area without everything nearer to its edge than a distance. The outline must not cross itself, and its holes
    /// must run the other way round.
    ///
    /// 1. Every line and curve moves inwards by the distance.
    /// 2. At a corner that points inwards, two neighbours leave a gap, which an arc around the corner closes. At all
    ///    other corners the way goes through the corner itself. Parts that moved further than there is room then run
    ///    the wrong way round.
    /// 3. The result is the area that is still run around in the outline's own direction.
    package func inset(by distance: CGFloat) -> Outline {
        guard distance > 0, distance.isFinite else { return self }
        let subpaths = subpaths
        let isClockwise = subpaths.reduce(0) { $0 + $1.signedArea } > 0
        var moved = Outline()
        for subpath in subpaths {
            let curves = subpath.closedCurves
            guard let last = curves.last?.endDirection else { continue }
            var side = InnerSide(distance: isClockwise ? distance : -distance, direction: last)
            for curve in curves { side.add(curve) }
            moved.append(side.outline())
        }
        return moved.area { isClockwise ? $0 < 0 : $0 > 0 }
    }

    /// The same outline, reversed if it does not run clockwise as a whole.
    package func drawnClockwise() -> Outline {
        subpaths.reduce(0) { $0 + $1.signedArea } < 0 ? reversed() : self
    }

    /// The same outline, with every subpath from its end to its start.
    package func reversed() -> Outline {
        var result = Outline()
        for subpath in subpaths {
            result.move(to: (subpath.curves.last?.end ?? subpath.start).point)
            for curve in subpath.curves.reversed() { result.append(curve.reversed) }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension Outline.Subpath {
    /// Twice the area inside, by the control points; positive where the subpath runs clockwise on screen.
    fileprivate var signedArea: Double {
        var sum = 0.0
        for curve in closedCurves {
            let (a, b) = (curve.control1 - start, curve.control2 - start)
            sum += (curve.start - start).cross(a) + a.cross(b) + b.cross(curve.end - start)
        }
        return sum
    }

    /// The curves that have a direction, and the line back to the start.
    fileprivate var closedCurves: [CubicCurve] {
        var curves = curves.filter { $0.startDirection != nil }
        if let end = curves.last?.end, end != start { curves.append(CubicCurve(line: end, start)) }
        return curves
    }
}

/// The way along one side of a closed outline: the right side for a positive distance.
private struct InnerSide {
    let distance: Double
    /// The direction at the end of the previous curve.
    var direction: Vector
    private var curves: [CubicCurve] = []
    private var first: Vector?

    init(distance: CGFloat, direction: Vector) {
        self.distance = Double(distance)
        self.direction = direction
    }

    mutating func add(_ curve: CubicCurve) {
        guard let start = curve.startDirection, let end = curve.endDirection else { return }
        let turn = direction.cross(start)
        let from = direction.perpendicular * distance
        let to = start.perpendicular * distance
        if first == nil { first = curve.start + from }
        if abs(turn) > 1e-6 || direction.dot(start) < 0 {
            if turn * distance < 0 {
                for piece in CubicCurve.arc(around: curve.start, from: from, sweep: atan2(turn, direction.dot(start))) {
                    append(piece)
                }
            } else {
                line(to: curve.start)
                line(to: curve.start + to)
            }
        }
        direction = end
        follow(curve, depth: 0)
    }

    private mutating func follow(_ curve: CubicCurve, depth: Int) {
        guard let start = curve.startDirection, let end = curve.endDirection else { return }
        let to = curve.end + end.perpendicular * distance
        // Parts that turn too tightly for the room run backwards and are removed in the end.
        let isTight = (0...4).allSatisfy { curve.curvature(at: Double($0) / 4) * distance > 1 }
        if curve.isLine || isTight || depth == 5 {
            line(to: to)
        } else if let moved = curve.offset(by: distance, start: start, end: end, tolerance: abs(distance) * 0.002) {
            append(moved)
        } else {
            let (first, second) = curve.split(at: 0.5)
            follow(first, depth: depth + 1)
            follow(second, depth: depth + 1)
        }
    }

    private mutating func append(_ curve: CubicCurve) {
        line(to: curve.start)
        curves.append(curve)
    }

    private mutating func line(to point: Vector) {
        guard let last = curves.last?.end ?? first, (point - last).length > 1e-9 else { return }
        curves.append(CubicCurve(line: last, point))
    }

    func outline() -> Outline {
        var outline = Outline()
        guard let first else { return outline }
        outline.move(to: first.point)
        for curve in curves { outline.append(curve) }
        outline.closeSubpath()
        return outline
    }
}
