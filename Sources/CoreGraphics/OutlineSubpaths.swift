extension Outline {
    /// A subpath as curves. Each starts at the end of the one before.
    struct Subpath: Equatable {
        var start: Vector
        var curves: [CubicCurve] = []
        /// Whether it ends with `closeSubpath`. The closing line is among the curves unless it has no length.
        var isClosed = false
        /// Whether the last curve is the line that `closeSubpath` stands for.
        var hasClosingLine = false
    }

    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var position = Vector.zero
        func finish() {
            if let current, !current.curves.isEmpty || current.isClosed { result.append(current) }
        }
        func add(_ curve: CubicCurve) {
            if current == nil { current = Subpath(start: position) }
            current!.curves.append(curve)
            position = curve.end
        }
        for step in steps {
            switch step {
            case .move(let end):
                finish()
                position = Vector(end)
                current = Subpath(start: position)
            case .line(let end):
                add(CubicCurve(line: position, Vector(end)))
            case .quadCurve(let end, let control):
                add(CubicCurve(quadratic: position, Vector(control), Vector(end)))
            case .curve(let end, let control1, let control2):
                add(CubicCurve(position, Vector(control1), Vector(control2), Vector(end)))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if position != start {
                    add(CubicCurve(line: position, start))
                    current!.hasClosingLine = true
                }
                current!.isClosed = true
                finish()
                current = nil
                position = start
            }
        }
        finish()
        return result
    }

    mutating func append(_ curve: CubicCurve) {
        if curve.isLine {
            addLine(to: curve.end.point)
        } else {
            addCurve(to: curve.end.point, control1: curve.control1.point, control2: curve.control2.point)
        }
    }
}
