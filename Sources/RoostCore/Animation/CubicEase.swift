/// A Bézier curve from (0, 0) to (1, 1) with increasing x, as a function of x.
struct CubicEase {
    /// The coefficients of the parameter's third, second and first power.
    private let x: (Double, Double, Double)
    private let y: (Double, Double, Double)

    init(_ start: UnitPoint, _ end: UnitPoint) {
        func coefficients(_ first: Double, _ second: Double) -> (Double, Double, Double) {
            (1 + 3 * (first - second), 3 * (second - 2 * first), 3 * first)
        }
        func inUnit(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
        x = coefficients(inUnit(start.x), inUnit(end.x))
        y = coefficients(start.y, end.y)
    }

    func value(at progress: Double) -> Double { Self.value(y, at: parameter(at: progress)) }

    func velocity(at progress: Double) -> Double {
        let parameter = parameter(at: progress)
        let dx = Self.slope(x, at: parameter)
        let dy = Self.slope(y, at: parameter)
        if abs(dx) < 1e-12 {
            // If a control point lies on its end, x and y stand still together: recorded as 1 at the start and 0 at the
            // end (osui-uc-easeIn, osui-uc-easeOut).
            if abs(dy) < 1e-12 { return progress < 0.5 ? 1 : 0 }
            return dy < 0 ? -.infinity : .infinity
        }
        return dy / dx
    }

    /// The curve's parameter at x = `progress`: Newton's method between two bounds that close in.
    private func parameter(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        var parameter = progress
        for _ in 0..<60 {
            let error = Self.value(x, at: parameter) - progress
            if abs(error) < 1e-12 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let slope = Self.slope(x, at: parameter)
            let next = parameter - error / slope
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }

    private static func value(_ c: (Double, Double, Double), at t: Double) -> Double { ((c.0 * t + c.1) * t + c.2) * t }
    private static func slope(_ c: (Double, Double, Double), at t: Double) -> Double {
        (3 * c.0 * t + 2 * c.1) * t + c.2
    }
}
