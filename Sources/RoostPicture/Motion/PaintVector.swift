import CoreGraphics

/// The numbers of a paint, by which one paint moves to another: the colours' vectors, the stops' locations, and points
/// as fractions of the filled area.
package struct PaintVector: VectorArithmetic {
    /// The vector of a plain colour.
    package var color = SIMD4<Double>.zero
    /// The numbers of a gradient; an empty list stands for zeros.
    package var numbers: ContiguousArray<Double> = []

    package static var zero: PaintVector { PaintVector() }

    package static func + (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
        PaintVector(color: lhs.color + rhs.color, numbers: combined(lhs.numbers, rhs.numbers, +))
    }

    package static func - (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
        PaintVector(color: lhs.color - rhs.color, numbers: combined(lhs.numbers, rhs.numbers, -))
    }

    private static func combined(
        _ a: ContiguousArray<Double>, _ b: ContiguousArray<Double>, _ operation: (Double, Double) -> Double
    ) -> ContiguousArray<Double> {
        let count = max(a.count, b.count)
        var result = ContiguousArray<Double>()
        guard count > 0 else { return result }
        result.reserveCapacity(count)
        for index in 0..<count {
            result.append(operation(index < a.count ? a[index] : 0, index < b.count ? b[index] : 0))
        }
        return result
    }

    package mutating func scale(by rhs: Double) {
        color *= rhs
        guard !numbers.isEmpty else { return }
        for index in numbers.indices { numbers[index] *= rhs }
    }

    package var magnitudeSquared: Double {
        (color * color).sum() + numbers.reduce(0) { $0 + $1 * $1 }
    }
}

extension Paint {
    /// The numbers of a paint in the unit square; nil for a picture, which has none.
    package var vector: PaintVector? {
        if case .color(let color) = self { return PaintVector(color: color.vector) }
        guard let gradient, let geometry else { return nil }
        var numbers = ContiguousArray<Double>()
        for stop in gradient.stops {
            let color = stop.color.vector
            numbers.append(contentsOf: [color.x, color.y, color.z, color.w, stop.location * 128])
        }
        return PaintVector(numbers: numbers + geometry.map { $0 * 128 })
    }

    package var gradient: ResolvedGradient? {
        switch self {
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _, _), .angularGradient(let gradient, _, _, _):
            gradient
        case .color, .image: nil
        }
    }

    private var geometry: ContiguousArray<Double>? {
        switch self {
        case .linearGradient(_, let start, let end): [start.x, start.y, end.x, end.y]
        case .radialGradient(_, let center, let start, let end),
            .ellipticalGradient(_, _, let center, let start, let end):
            [center.x, center.y, start, end]
        case .angularGradient(_, let center, let start, let end): [center.x, center.y, start, end]
        case .color, .image: nil
        }
    }

    /// The same kind of paint with other numbers, in `bounds`.
    package func showing(_ vector: PaintVector, in bounds: CGRect) -> Paint {
        if case .color = self { return .color(ResolvedColor(vector: vector.color)) }
        guard let gradient, vector.numbers.count == gradient.stops.count * 5 + 4 else { return self }
        let numbers = vector.numbers
        let stops = gradient.stops.indices.map { index in
            let at = index * 5
            return ResolvedGradient.Stop(
                color: ResolvedColor(
                    vector: SIMD4(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3])),
                location: numbers[at + 4] / 128)
        }
        let mixed = ResolvedGradient(stops: stops, isPerceptual: gradient.isPerceptual)
        let (a, b, c, d) = (
            numbers[numbers.count - 4] / 128, numbers[numbers.count - 3] / 128, numbers[numbers.count - 2] / 128,
            numbers[numbers.count - 1] / 128
        )
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
        }
        return switch self {
        case .linearGradient: .linearGradient(mixed, start: point(a, b), end: point(c, d))
        case .radialGradient: .radialGradient(mixed, center: point(a, b), startRadius: c, endRadius: d)
        case .ellipticalGradient:
            .ellipticalGradient(mixed, bounds: bounds, center: point(a, b), startRadius: c, endRadius: d)
        case .angularGradient: .angularGradient(mixed, center: point(a, b), startAngle: c, endAngle: d)
        case .color, .image: self
        }
    }

    /// This gradient in a single colour.
    private func filled(with color: ResolvedColor) -> Paint {
        guard let gradient else { return self }
        let stops = gradient.stops.map { ResolvedGradient.Stop(color: color, location: $0.location) }
        let plain = ResolvedGradient(stops: stops, isPerceptual: gradient.isPerceptual)
        return switch self {
        case .linearGradient(_, let start, let end): .linearGradient(plain, start: start, end: end)
        case .radialGradient(_, let center, let start, let end):
            .radialGradient(plain, center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(_, let bounds, let center, let start, let end):
            .ellipticalGradient(plain, bounds: bounds, center: center, startRadius: start, endRadius: end)
        case .angularGradient(_, let center, let start, let end):
            .angularGradient(plain, center: center, startAngle: start, endAngle: end)
        case .color, .image: self
        }
    }

    /// Two paints as paints of one kind, between whose numbers one can interpolate: a colour joins a gradient as a
    /// gradient of that colour. Nil if they have nothing in common.
    package static func akin(_ old: Paint, _ new: Paint) -> (old: Paint, new: Paint)? {
        switch (old, new) {
        case (.color, .color): return (old, new)
        case (.color(let color), _) where new.gradient != nil: return (new.filled(with: color), new)
        case (_, .color(let color)) where old.gradient != nil: return (old, old.filled(with: color))
        case (.linearGradient, .linearGradient), (.radialGradient, .radialGradient),
            (.ellipticalGradient, .ellipticalGradient), (.angularGradient, .angularGradient):
            return old.gradient?.stops.count == new.gradient?.stops.count ? (old, new) : nil
        default: return nil
        }
    }
}
