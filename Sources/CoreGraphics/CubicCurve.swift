/// A cubic Bézier curve. Algorithms that handle one kind only also get lines and quadratic curves in this form.
struct CubicCurve: Equatable {
    var start, control1, control2, end: Vector
    /// Whether the curve is a straight line drawn at even speed.
    var isLine = false

    init(_ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    init(line start: Vector, _ end: Vector) {
        self.init(start, start + (end - start) / 3, end - (end - start) / 3, end)
        isLine = true
    }

    init(quadratic start: Vector, _ control: Vector, _ end: Vector) {
        self.init(start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    }

    func point(at t: Double) -> Vector {
        let u = 1 - t
        let first = start * (u * u * u) + control1 * (3 * u * u * t)
        return first + control2 * (3 * u * t * t) + end * (t * t * t)
    }

    func derivative(at t: Double) -> Vector {
        let u = 1 - t
        let first = (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
        return first + (end - control2) * (3 * t * t)
    }

    func secondDerivative(at t: Double) -> Vector {
        let first = (control2 - control1 * 2 + start) * (6 * (1 - t))
        return first + (end - control2 * 2 + control1) * (6 * t)
    }

    /// The curve's direction at its start; nil if all its points coincide.
    var startDirection: Vector? {
        (control1 - start).normalized ?? (control2 - start).normalized ?? (end - start).normalized
    }

    var endDirection: Vector? {
        (end - control2).normalized ?? (end - control1).normalized ?? (end - start).normalized
    }

    /// One over the radius of the best-fitting circle; positive where the curve turns clockwise on screen.
    func curvature(at t: Double) -> Double {
        let first = derivative(at: t)
        let length = first.length
        return length > 1e-12 ? first.cross(secondDerivative(at: t)) / (length * length * length) : .infinity
    }

    func split(at t: Double) -> (CubicCurve, CubicCurve) {
        if isLine {
            let middle = start + (end - start) * t
            return (CubicCurve(line: start, middle), CubicCurve(line: middle, end))
        }
        let a = start + (control1 - start) * t
        let b = control1 + (control2 - control1) * t
        let c = control2 + (end - control2) * t
        let ab = a + (b - a) * t
        let bc = b + (c - b) * t
        let middle = ab + (bc - ab) * t
        return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
    }

    func part(from t0: Double, to t1: Double) -> CubicCurve {
        if t0 <= 0, t1 >= 1 { return self }
        let first = t1 >= 1 ? self : split(at: t1).0
        return t0 <= 0 ? first : first.split(at: t1 > 0 ? t0 / t1 : 0).1
    }

    /// The length from the start to parameter `t`.
    func length(to t: Double = 1) -> Double {
        if isLine { return (end - start).length * t }
        // Gauss–Legendre with five points on each of eight pieces.
        let pieces = 8
        var sum = 0.0
        let half = t / Double(pieces) / 2
        for piece in 0..<pieces {
            let middle = half * Double(2 * piece + 1)
            sum += 0.568_888_888_888_889 * derivative(at: middle).length
            for (offset, weight) in [
                (0.538_469_310_105_683, 0.478_628_670_499_366), (0.906_179_845_938_664, 0.236_926_885_056_189),
            ] {
                sum += weight * derivative(at: middle - half * offset).length
                sum += weight * derivative(at: middle + half * offset).length
            }
        }
        return sum * half
    }

    /// The parameter at a length from the start. `total` is the curve's own length.
    func parameter(atLength length: Double, total: Double) -> Double {
        if length <= 0 || total <= 0 { return 0 }
        if length >= total { return 1 }
        if isLine { return length / total }
        var (low, high) = (0.0, 1.0)
        var t = length / total
        for _ in 0..<32 {
            let error = self.length(to: t) - length
            if abs(error) <= 1e-9 * total { break }
            if error > 0 { high = t } else { low = t }
            let speed = derivative(at: t).length
            let next = speed > 0 ? t - error / speed : -1
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// The smallest box around the curve itself.
    var bounds: (low: Vector, high: Vector) {
        var low = pointwiseMin(start, end)
        var high = pointwiseMax(start, end)
        if isLine { return (low, high) }
        for axis in 0..<2 {
            // The derivative's roots: a t² + b t + c.
            let a = end[axis] - 3 * control2[axis] + 3 * control1[axis] - start[axis]
            let b = 2 * (control2[axis] - 2 * control1[axis] + start[axis])
            let c = control1[axis] - start[axis]
            var roots: [Double] = []
            if abs(a) < 1e-12 {
                if b != 0 { roots = [-c / b] }
            } else {
                let discriminant = b * b - 4 * a * c
                if discriminant >= 0 {
                    let root = discriminant.squareRoot()
                    roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
                }
            }
            for t in roots where t > 0 && t < 1 {
                let value = point(at: t)[axis]
                low[axis] = min(low[axis], value)
                high[axis] = max(high[axis], value)
            }
        }
        return (low, high)
    }
}
