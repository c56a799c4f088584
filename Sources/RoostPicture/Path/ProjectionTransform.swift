import CoreGraphics

/// A projective transform of the plane: row vectors `(x, y, 1)` times a 3×3 matrix.
public struct ProjectionTransform: Equatable, Sendable {
    /// The share of the old x in the new x.
    public var m11: CGFloat = 1
    /// The share of the old x in the new y.
    public var m12: CGFloat = 0
    /// The share of the old x in the divisor.
    public var m13: CGFloat = 0
    /// The share of the old y in the new x.
    public var m21: CGFloat = 0
    /// The share of the old y in the new y.
    public var m22: CGFloat = 1
    /// The share of the old y in the divisor.
    public var m23: CGFloat = 0
    /// The constant part of the new x.
    public var m31: CGFloat = 0
    /// The constant part of the new y.
    public var m32: CGFloat = 0
    /// The constant part of the divisor; the new x and y are divided by the sum of its parts.
    public var m33: CGFloat = 1

    /// The transform that changes nothing.
    public init() {}

    /// A projection with parallel lines, which does what the affine transform does.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// The image of the plane `z = 0` under a transform of space, seen along the z axis.
    public init(_ m: CATransform3D) {
        m11 = m.m11
        m12 = m.m12
        m13 = m.m14
        m21 = m.m21
        m22 = m.m22
        m23 = m.m24
        m31 = m.m41
        m32 = m.m42
        m33 = m.m44
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the divisor is always 1, so that parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform that applies `self` first and `rhs` second.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }

    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    package var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite }
    }

    /// The point that the transform maps to `image`; nil if there is none in front of the eye, or more than one.
    package func source(of image: CGPoint) -> CGPoint? {
        guard isFinite else { return nil }
        // Two linear equations in x and y, from the image's coordinates with the denominator multiplied out.
        let (a, b) = (m11 - image.x * m13, m21 - image.x * m23)
        let (c, d) = (m12 - image.y * m13, m22 - image.y * m23)
        let (e, f) = (image.x * m33 - m31, image.y * m33 - m32)
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let point = CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
        guard point.x.isFinite, point.y.isFinite, point.x * m13 + point.y * m23 + m33 > 0 else { return nil }
        return point
    }

    /// The transform itself if it is affine. Otherwise the affine one that stretches a rectangle of this size at the
    /// origin over the bounds of its projected corners. Nil if a corner is not in front of the eye.
    package func affine(over size: CGSize) -> CGAffineTransform? {
        if let affine { return affine }
        var seen: CGRect?
        for corner in [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)] {
            let depth = corner.0 * m13 + corner.1 * m23 + m33
            guard depth > 0 else { return nil }
            let point = CGRect(
                x: (corner.0 * m11 + corner.1 * m21 + m31) / depth, y: (corner.0 * m12 + corner.1 * m22 + m32) / depth,
                width: 0, height: 0)
            seen = seen?.union(point) ?? point
        }
        guard let seen, size.width > 0, size.height > 0 else { return nil }
        return CGAffineTransform(
            a: seen.width / size.width, b: 0, c: 0, d: seen.height / size.height, tx: seen.minX, ty: seen.minY)
    }

    /// The matrix row by row, as in the display list.
    package var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// A rotation by `angle` about an axis through (`point`, `anchorZ`), seen from a distance of 1/`perspective`.
    package static func rotation(
        _ angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), at point: CGPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (sin(angle.radians), cos(angle.radians))
        let t = 1 - c
        // The images of the plane's axes and of the depth axis, as columns of a rotation matrix.
        let ex = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        let ey = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        let ez = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
        // A point (u, v) of the view lies at (u, v, -anchorZ) before the rotation.
        let (ox, oy, oz) = (-anchorZ * ez.0, -anchorZ * ez.1, -anchorZ * ez.2 + anchorZ)
        var rotation = ProjectionTransform()
        rotation.m11 = ex.0
        rotation.m12 = ex.1
        rotation.m13 = -ex.2 * perspective
        rotation.m21 = ey.0
        rotation.m22 = ey.1
        rotation.m23 = -ey.2 * perspective
        rotation.m31 = ox
        rotation.m32 = oy
        rotation.m33 = 1 - oz * perspective
        return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
            .concatenating(rotation)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension ProjectionTransform {
    package typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    package typealias Vector = AnimatablePair<Row, AnimatablePair<Row, Row>>

    /// The matrix for animation: directions are scaled like angles, and the rest is in points.
    package var vector: Vector {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Row { AnimatablePair(a, AnimatablePair(b, c)) }
        return AnimatablePair(
            row(m11 * 128, m12 * 128, m13 * 128),
            AnimatablePair(row(m21 * 128, m22 * 128, m23 * 128), row(m31, m32, m33 * 128)))
    }

    package init(vector: Vector) {
        let (first, second, third) = (vector.first, vector.second.first, vector.second.second)
        (m11, m12, m13) = (first.first / 128, first.second.first / 128, first.second.second / 128)
        (m21, m22, m23) = (second.first / 128, second.second.first / 128, second.second.second / 128)
        (m31, m32, m33) = (third.first, third.second.first, third.second.second / 128)
    }
}
