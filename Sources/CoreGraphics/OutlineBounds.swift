extension Outline {
    /// The smallest rectangle around the outline itself; null where there is none.
    package var bounds: CGRect {
        var low = Vector(repeating: .infinity)
        var high = Vector(repeating: -.infinity)
        var position = Vector.zero
        var start = Vector.zero
        func include(_ curve: CubicCurve) {
            let box = curve.bounds
            low = pointwiseMin(low, box.low)
            high = pointwiseMax(high, box.high)
            position = curve.end
        }
        for step in steps {
            switch step {
            case .move(let end):
                start = Vector(end)
                position = start
                low = pointwiseMin(low, start)
                high = pointwiseMax(high, start)
            case .line(let end):
                position = Vector(end)
                low = pointwiseMin(low, position)
                high = pointwiseMax(high, position)
            case .quadCurve(let end, let control):
                include(CubicCurve(quadratic: position, Vector(control), Vector(end)))
            case .curve(let end, let control1, let control2):
                include(CubicCurve(position, Vector(control1), Vector(control2), Vector(end)))
            case .closeSubpath:
                position = start
            }
        }
        return Self.rect(low, high)
    }

    /// The smallest rectangle around the outline's points, control points included; null where there are none.
    package var controlBounds: CGRect {
        var low = Vector(repeating: .infinity)
        var high = Vector(repeating: -.infinity)
        func include(_ points: CGPoint...) {
            for point in points {
                low = pointwiseMin(low, Vector(point))
                high = pointwiseMax(high, Vector(point))
            }
        }
        for step in steps {
            switch step {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control): include(end, control)
            case .curve(let end, let control1, let control2): include(end, control1, control2)
            case .closeSubpath: break
            }
        }
        return Self.rect(low, high)
    }

    private static func rect(_ low: Vector, _ high: Vector) -> CGRect {
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether a point lies inside. Open subpaths count as closed.
    package func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        guard point.isFinite else { return false }
        let point = Vector(point)
        var winding = 0
        for subpath in subpaths {
            for curve in subpath.curves { winding += curve.crossings(rightOf: point, depth: 0) }
            if let end = subpath.curves.last?.end, end != subpath.start {
                winding += CubicCurve(line: end, subpath.start).crossings(rightOf: point, depth: 0)
            }
        }
        return eoFill ? winding & 1 != 0 : winding != 0
    }
}

extension CubicCurve {
    /// The number of times that the curve crosses the ray from a point to the right; downwards counts 1, upwards −1.
    fileprivate func crossings(rightOf point: Vector, depth: Int) -> Int {
        let low = pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end))
        let high = pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
        guard point.y >= low.y, point.y <= high.y, point.x <= high.x else { return 0 }
        let direction = (end.y > point.y ? 1 : 0) - (start.y > point.y ? 1 : 0)
        if point.x < low.x { return direction }
        let extent = high - low
        if isLine || depth == 24 || !(max(extent.x, extent.y) > 1e-9) {
            if direction == 0 { return 0 }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return x > point.x ? direction : 0
        }
        let (first, second) = split(at: 0.5)
        return first.crossings(rightOf: point, depth: depth + 1) + second.crossings(rightOf: point, depth: depth + 1)
    }
}
