/// A point or a direction in the geometry code, in points.
typealias Vector = SIMD2<Double>

extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }
    /// Turned a quarter clockwise on screen (y down).
    var perpendicular: Vector { Vector(-y, x) }
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The direction of length 1; nil for a vector too short to have one.
    var normalized: Vector? {
        let length = self.length
        return length > 1e-12 && length.isFinite ? self / length : nil
    }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// Positive where `other` lies clockwise of this vector on screen.
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether all four numbers are finite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Whether two boxes share a point, even if only on their edges. The boxes of straight lines may have no area.
    /// Boxes with NaN edges touch nothing.
    package func touches(_ other: CGRect) -> Bool {
        !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
            && other.minY <= maxY
    }

    /// The intersection of two boxes. Null if there is none, or if an edge is NaN, on which Foundation's function
    /// traps.
    package func common(with other: CGRect) -> CGRect { touches(other) ? intersection(other) : .null }
}
