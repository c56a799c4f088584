extension Outline {
    /// The part between two fractions of the outline's length, measured from its start (cases `web-path-trim-*`).
    ///
    /// Fractions are limited to 0…1. Subpaths that stay whole keep their `closeSubpath`.
    package func trimmed(from startFraction: CGFloat, to endFraction: CGFloat) -> Outline {
        let from = startFraction.isNaN ? 0 : min(1, max(0, Double(startFraction)))
        let to = endFraction.isNaN ? 1 : min(1, max(0, Double(endFraction)))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Outline() }
        let subpaths = self.subpaths
        let lengths = subpaths.map { $0.curves.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        guard total > 0, total.isFinite else { return Outline() }
        let (start, end) = (from * total, to * total)
        let tolerance = 1e-9 * total
        var result = Outline()
        var position = 0.0
        for (subpath, curveLengths) in zip(subpaths, lengths) {
            let length = curveLengths.reduce(0, +)
            if subpath.isClosed, position >= start - tolerance, position + length <= end + tolerance {
                result.append(subpath)
                position += length
                continue
            }
            var isDrawing = false
            for (curve, length) in zip(subpath.curves, curveLengths) {
                defer { position += length }
                let low = max(start, position)
                let high = min(end, position + length)
                guard high - low > tolerance else { continue }
                let part = curve.part(
                    from: low - position <= tolerance
                        ? 0 : curve.parameter(atLength: low - position, total: length),
                    to: position + length - high <= tolerance
                        ? 1 : curve.parameter(atLength: high - position, total: length))
                if !isDrawing { result.move(to: part.start.point) }
                isDrawing = true
                result.append(part)
            }
        }
        return result
    }

    /// A whole subpath.
    private mutating func append(_ subpath: Subpath) {
        move(to: subpath.start.point)
        for curve in subpath.hasClosingLine ? subpath.curves.dropLast() : subpath.curves[...] { append(curve) }
        if subpath.isClosed { closeSubpath() }
    }
}
