@_exported import Foundation

/// A transform of space: row vectors `(x, y, z, 1)` times a 4×4 matrix.
///
/// It is QuartzCore's type. It stands in this module, so that SwiftUI's `ProjectionTransform` can use it.
public struct CATransform3D: Equatable, Hashable, Sendable {
    /// The share of the old x in the new x.
    public var m11: CGFloat
    /// The share of the old x in the new y.
    public var m12: CGFloat
    /// The share of the old x in the new z.
    public var m13: CGFloat
    /// The share of the old x in the divisor.
    public var m14: CGFloat
    /// The share of the old y in the new x.
    public var m21: CGFloat
    /// The share of the old y in the new y.
    public var m22: CGFloat
    /// The share of the old y in the new z.
    public var m23: CGFloat
    /// The share of the old y in the divisor.
    public var m24: CGFloat
    /// The share of the old z in the new x.
    public var m31: CGFloat
    /// The share of the old z in the new y.
    public var m32: CGFloat
    /// The share of the old z in the new z.
    public var m33: CGFloat
    /// The share of the old z in the divisor: -1 over the eye's distance for a perspective.
    public var m34: CGFloat
    /// The constant part of the new x.
    public var m41: CGFloat
    /// The constant part of the new y.
    public var m42: CGFloat
    /// The constant part of the new z.
    public var m43: CGFloat
    /// The constant part of the divisor; the new x, y and z are divided by the sum of its parts.
    public var m44: CGFloat

    /// The matrix with these rows.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// A matrix of zeroes, as with Apple's; `CATransform3DIdentity` is the transform that changes nothing.
    public init() { self.init(rows: [Double](repeating: 0, count: 16)) }

    /// The matrix of 16 numbers, row by row.
    init(rows m: [Double]) {
        self.init(
            m11: CGFloat(m[0]), m12: CGFloat(m[1]), m13: CGFloat(m[2]), m14: CGFloat(m[3]), m21: CGFloat(m[4]),
            m22: CGFloat(m[5]), m23: CGFloat(m[6]), m24: CGFloat(m[7]), m31: CGFloat(m[8]), m32: CGFloat(m[9]),
            m33: CGFloat(m[10]), m34: CGFloat(m[11]), m41: CGFloat(m[12]), m42: CGFloat(m[13]), m43: CGFloat(m[14]),
            m44: CGFloat(m[15]))
    }

    /// The 16 numbers, row by row.
    var rows: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
