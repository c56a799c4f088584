import Foundation

extension CubicCurve {
    var chord: Double { (end - start).length }

    /// The same curve in the other direction.
    var reversed: CubicCurve {
        var curve = CubicCurve(end, control2, control1, start)
        curve.isLine = isLine
        return curve
    }

    /// The curve at a distance to the right: a cubic with the true ends, end directions and middle. Nil if that is not
    /// close enough. The directions at the ends are those of this curve.
    func offset(
        by distance: Double, start startDirection: Vector, end endDirection: Vector, tolerance: Double
    ) -> CubicCurve? {
        func truth(_ t: Double) -> Vector? {
            guard let direction = derivative(at: t).normalized else { return nil }
            return point(at: t) + direction.perpendicular * distance
        }
        let first = start + startDirection.perpendicular * distance
        let last = end + endDirection.perpendicular * distance
        guard let middle = truth(0.5) else { return nil }
        var firstArm: Double
        var lastArm: Double
        let determinant = startDirection.cross(-endDirection)
        if abs(determinant) > 1e-4 {
            // first + last + 3 (first + arm·startDirection) + 3 (last − arm·endDirection) = 8 middle
            let ends: Vector = (first + last) * 4
            let rest: Vector = (middle * 8 - ends) / 3
            firstArm = rest.cross(-endDirection) / determinant
            lastArm = startDirection.cross(rest) / determinant
        } else {
            let ratio = (last - first).length / max(chord, 1e-12)
            firstArm = (control1 - start).length * ratio
            lastArm = (end - control2).length * ratio
        }
        guard firstArm >= 0, lastArm >= 0 else { return nil }
        let result = CubicCurve(first, first + startDirection * firstArm, last - endDirection * lastArm, last)
        for t in [0.2, 0.4, 0.6, 0.8] {
            guard let expected = truth(t) else { return nil }
            // Only the distance across the curve counts: the two may run at different speeds.
            let difference = result.point(at: t) - expected
            guard let across = derivative(at: t).normalized?.perpendicular else { return nil }
            if abs(difference.dot(across)) > tolerance || difference.length > abs(distance) { return nil }
        }
        return result
    }

    /// Part of a circle, from the end of `radius` on. `sweep` is in radians, clockwise.
    static func arc(around center: Vector, from radius: Vector, sweep: Double) -> [CubicCurve] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let control = 4.0 / 3 * tan(step / 4)
        let (sine, cosine) = (sin(step), cos(step))
        var from = radius
        return (0..<count).map { _ in
            let to = Vector(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
            defer { from = to }
            return CubicCurve(
                center + from, center + from + from.perpendicular * control, center + to - to.perpendicular * control,
                center + to)
        }
    }
}
