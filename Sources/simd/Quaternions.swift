import Foundation

/// A turn in space.
public struct simd_quatf: Hashable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Float>

    /// A turn of its four parts.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// A turn of its four parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// A turn of its parts.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// No turn: all parts are zero.
    public init() { vector = .zero }
    /// A turn by an angle in radians around an axis of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Float(sin(half)), Float(cos(half)))
    }

    /// The real part.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle in radians.
    public var angle: Float { Float(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// The axis, of length 1.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// The length of the four parts; 1 for turns.
    public var length: Float { simd_length(vector) }
    /// The turn with parts of length 1.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The turn the other way.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The turn that takes this one back.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
    /// A vector, turned.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = 2 * simd_cross(imag, vector)
        return vector + real * twice + simd_cross(imag, twice)
    }

    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
    }
    public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
}

/// A turn between two, at an even pace.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var cosine = Double(simd_dot(q0.vector, q1.vector))
    let end = cosine < 0 ? -q1.vector : q1.vector
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    guard angle > 1e-4 else { return simd_quatf(vector: q0.vector + (end - q0.vector) * t).normalized }
    let (from, to) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return simd_quatf(vector: q0.vector * Float(from) + end * Float(to))
}

extension simd_float4x4 {
    /// The matrix of a turn.
    public init(_ quaternion: simd_quatf) {
        self.init(
            SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0),
            SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
}

/// A turn in space.
public struct simd_quatd: Hashable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Double>

    /// A turn of its four parts.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// A turn of its four parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// A turn of its parts.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// No turn: all parts are zero.
    public init() { vector = .zero }
    /// A turn by an angle in radians around an axis of length 1.
    public init(angle: Double, axis: SIMD3<Double>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Double(sin(half)), Double(cos(half)))
    }

    /// The real part.
    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle in radians.
    public var angle: Double { Double(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// The axis, of length 1.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    /// The length of the four parts; 1 for turns.
    public var length: Double { simd_length(vector) }
    /// The turn with parts of length 1.
    public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }
    /// The turn the other way.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    /// The turn that takes this one back.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }
    /// A vector, turned.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = 2 * simd_cross(imag, vector)
        return vector + real * twice + simd_cross(imag, twice)
    }

    public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: a.real * b.real - simd_dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
    }
    public static func *= (a: inout simd_quatd, b: simd_quatd) { a = a * b }
}

/// A turn between two, at an even pace.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    var cosine = Double(simd_dot(q0.vector, q1.vector))
    let end = cosine < 0 ? -q1.vector : q1.vector
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    guard angle > 1e-4 else { return simd_quatd(vector: q0.vector + (end - q0.vector) * t).normalized }
    let (from, to) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return simd_quatd(vector: q0.vector * Double(from) + end * Double(to))
}

extension simd_double4x4 {
    /// The matrix of a turn.
    public init(_ quaternion: simd_quatd) {
        self.init(
            SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0),
            SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
}
