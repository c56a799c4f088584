@_exported import Foundation

/// A 3×2 matrix `[a b; c d; tx ty]` that maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
    /// The share of the old x in the new x.
    public var a: CGFloat
    /// The share of the old x in the new y.
    public var b: CGFloat
    /// The share of the old y in the new x.
    public var c: CGFloat
    /// The share of the old y in the new y.
    public var d: CGFloat
    /// The distance that x moves by.
    public var tx: CGFloat
    /// The distance that y moves by.
    public var ty: CGFloat

    /// The matrix `[a b; c d; tx ty]`.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The matrix `[a b; c d; tx ty]`, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The transform that changes nothing.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// A move by a distance.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale by a factor for each axis, about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians; with y pointing down, positive angles turn clockwise.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies `self` first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that moves by a distance first and applies `self` second.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and applies `self` second.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates by an angle in radians first and applies `self` second.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse, or `self` if the matrix is singular, as on Apple's systems.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point that the transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The transformed size; the transform's translation does not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the four transformed corners. Null and infinite rectangles stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // A corner is the sum of its two sides' contributions, so the outermost sides give the outermost corners.
        let (minX, maxX, minY, maxY) = (minX, maxX, minY, maxY)
        func extent(_ a: CGFloat, _ c: CGFloat, _ offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let (left, right, top, bottom) = (a * minX, a * maxX, c * minY, c * maxY)
            let start = min(left, right) + min(top, bottom) + offset
            return (start, max(left, right) + max(top, bottom) + offset - start)
        }
        let (x, y) = (extent(t.a, t.c, t.tx), extent(t.b, t.d, t.ty))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
