extension Outline {
    /// Cuts every subpath into dashes. The pattern's lengths, in points, are dashes and gaps in turn; drawing starts
    /// `phase` into it. A pattern that is empty, negative or without length changes nothing.
    package func dashed(_ pattern: [CGFloat], phase: CGFloat) -> Outline {
        var result = Outline()
        for subpath in Self.dashes(of: subpaths, pattern: pattern, phase: phase) {
            result.move(to: subpath.start.point)
            for curve in subpath.curves { result.append(curve) }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }

    static func dashes(of subpaths: [Subpath], pattern: [CGFloat], phase: CGFloat) -> [Subpath] {
        var pattern = pattern.map { Double($0) }
        if pattern.count % 2 == 1 { pattern += pattern }
        let period = pattern.reduce(0, +)
        guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 1e-6, phase.isFinite else { return subpaths }

        var offset = fmod(Double(phase), period)
        if offset < 0 { offset += period }
        var first = 0
        while offset >= pattern[first], offset > 0 {
            offset -= pattern[first]
            first = (first + 1) % pattern.count
        }

        // Dashes too dense to tell apart are not worth their memory and time.
        let mostDashes = 100_000.0
        var dashesLeft = 4 * mostDashes
        return subpaths.flatMap { subpath -> [Subpath] in
            let lengths = subpath.curves.map { $0.length() }
            let total = lengths.reduce(0, +)
            let count = total / period * Double(pattern.count)
            guard total > 0, count < min(mostDashes, dashesLeft) else { return [subpath] }
            dashesLeft -= count
            return dashes(of: subpath, lengths: lengths, pattern: pattern, first: first, offset: offset)
        }
    }

    private static func dashes(
        of subpath: Subpath, lengths: [Double], pattern: [Double], first: Int, offset: Double
    ) -> [Subpath] {
        var result: [Subpath] = []
        var index = first
        var rest = pattern[first] - offset
        var dash = index % 2 == 0 ? Subpath(start: subpath.start) : nil
        for (curve, length) in zip(subpath.curves, lengths) where length > 0 {
            var position = 0.0
            var parameter = 0.0
            while length - position > rest {
                position += rest
                let next = curve.parameter(atLength: position, total: length)
                if var ended = dash {
                    if next > parameter || ended.curves.isEmpty {
                        ended.curves.append(
                            next > parameter
                                ? curve.part(from: parameter, to: next) : curve.dot(at: parameter))
                    }
                    result.append(ended)
                    dash = nil
                } else {
                    dash = Subpath(start: curve.point(at: next))
                }
                parameter = next
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - position
            if parameter < 1 { dash?.curves.append(curve.part(from: parameter, to: 1)) }
        }
        guard let last = dash, !last.curves.isEmpty else { return result }
        if result.isEmpty, first % 2 == 0, index == first { return [subpath] }
        // A dash across a closed subpath's start is one dash.
        if subpath.isClosed, first % 2 == 0, let head = result.first {
            result[0] = Subpath(start: last.start, curves: last.curves + head.curves)
        } else {
            result.append(last)
        }
        return result
    }
}

extension CubicCurve {
    /// A dash without length that keeps its direction.
    fileprivate func dot(at t: Double) -> CubicCurve {
        let point = self.point(at: t)
        let direction = (derivative(at: t).normalized ?? startDirection ?? Vector(1, 0)) * 1e-6
        return CubicCurve(line: point, point + direction)
    }
}
