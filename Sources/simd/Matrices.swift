import Foundation

/// A matrix of 2 columns.
public struct simd_float2x2: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD2<Float>]) {
        self.init()
        for (index, column) in columns.prefix(2).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD2<Float>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("A matrix has 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A matrix has 2 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_float2x2 {
        var result = simd_float2x2()
        for column in 0..<2 { for row in 0..<2 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Float { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_float2x2 {
        let result = eliminated(numbers).inverse
        return simd_float2x2(result.map { SIMD2<Float>($0) })
    }

    private var numbers: [[Float]] { (0..<2).map { column in (0..<2).map { self[column][$0] } } }

    public static func * (a: simd_float2x2, b: SIMD2<Float>) -> SIMD2<Float> {
        a.columns.0 * b[0] + a.columns.1 * b[1]
    }
    public static func * (a: SIMD2<Float>, b: simd_float2x2) -> SIMD2<Float> { b.transpose * a }
    public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(a * b.columns.0, a * b.columns.1)
    }
    public static func * (a: simd_float2x2, b: Float) -> simd_float2x2 {
        simd_float2x2(a.columns.0 * b, a.columns.1 * b)
    }
    public static func * (a: Float, b: simd_float2x2) -> simd_float2x2 { b * a }
    public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
    }
    public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
    }
    public static func *= (a: inout simd_float2x2, b: simd_float2x2) { a = a * b }

    public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool { (0..<2).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<2 { hasher.combine(self[index]) } }
}

/// A matrix of 2 columns.
public typealias float2x2 = simd_float2x2
/// A matrix of 2 columns.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The product.
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// The product.
public func simd_mul(_ a: simd_float2x2, _ b: SIMD2<Float>) -> SIMD2<Float> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_float2x2) -> Float { a.determinant }

/// A matrix of 3 columns.
public struct simd_float3x3: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD3<Float>]) {
        self.init()
        for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD3<Float>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("A matrix has 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A matrix has 3 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_float3x3 {
        var result = simd_float3x3()
        for column in 0..<3 { for row in 0..<3 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Float { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_float3x3 {
        let result = eliminated(numbers).inverse
        return simd_float3x3(result.map { SIMD3<Float>($0) })
    }

    private var numbers: [[Float]] { (0..<3).map { column in (0..<3).map { self[column][$0] } } }

    public static func * (a: simd_float3x3, b: SIMD3<Float>) -> SIMD3<Float> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
    }
    public static func * (a: SIMD3<Float>, b: simd_float3x3) -> SIMD3<Float> { b.transpose * a }
    public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    public static func * (a: simd_float3x3, b: Float) -> simd_float3x3 {
        simd_float3x3(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b)
    }
    public static func * (a: Float, b: simd_float3x3) -> simd_float3x3 { b * a }
    public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
    }
    public static func *= (a: inout simd_float3x3, b: simd_float3x3) { a = a * b }

    public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { (0..<3).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<3 { hasher.combine(self[index]) } }
}

/// A matrix of 3 columns.
public typealias float3x3 = simd_float3x3
/// A matrix of 3 columns.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The product.
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// The product.
public func simd_mul(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_float3x3) -> Float { a.determinant }

/// A matrix of 4 columns.
public struct simd_float4x4: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
        columns = (c0, c1, c2, c3)
    }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD4<Float>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD4<Float>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("A matrix has 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A matrix has 4 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_float4x4 {
        var result = simd_float4x4()
        for column in 0..<4 { for row in 0..<4 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Float { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_float4x4 {
        let result = eliminated(numbers).inverse
        return simd_float4x4(result.map { SIMD4<Float>($0) })
    }

    private var numbers: [[Float]] { (0..<4).map { column in (0..<4).map { self[column][$0] } } }

    public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
    }
    public static func * (a: SIMD4<Float>, b: simd_float4x4) -> SIMD4<Float> { b.transpose * a }
    public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func * (a: simd_float4x4, b: Float) -> simd_float4x4 {
        simd_float4x4(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
    }
    public static func * (a: Float, b: simd_float4x4) -> simd_float4x4 { b * a }
    public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
    }
    public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
    }
    public static func *= (a: inout simd_float4x4, b: simd_float4x4) { a = a * b }

    public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { (0..<4).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }
}

/// A matrix of 4 columns.
public typealias float4x4 = simd_float4x4
/// A matrix of 4 columns.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The product.
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// The product.
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_float4x4) -> Float { a.determinant }

/// A matrix of 2 columns.
public struct simd_double2x2: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD2<Double>]) {
        self.init()
        for (index, column) in columns.prefix(2).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD2<Double>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("A matrix has 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("A matrix has 2 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_double2x2 {
        var result = simd_double2x2()
        for column in 0..<2 { for row in 0..<2 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Double { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_double2x2 {
        let result = eliminated(numbers).inverse
        return simd_double2x2(result.map { SIMD2<Double>($0) })
    }

    private var numbers: [[Double]] { (0..<2).map { column in (0..<2).map { self[column][$0] } } }

    public static func * (a: simd_double2x2, b: SIMD2<Double>) -> SIMD2<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1]
    }
    public static func * (a: SIMD2<Double>, b: simd_double2x2) -> SIMD2<Double> { b.transpose * a }
    public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a * b.columns.0, a * b.columns.1)
    }
    public static func * (a: simd_double2x2, b: Double) -> simd_double2x2 {
        simd_double2x2(a.columns.0 * b, a.columns.1 * b)
    }
    public static func * (a: Double, b: simd_double2x2) -> simd_double2x2 { b * a }
    public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
    }
    public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
    }
    public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }

    public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { (0..<2).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<2 { hasher.combine(self[index]) } }
}

/// A matrix of 2 columns.
public typealias double2x2 = simd_double2x2
/// A matrix of 2 columns.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The product.
public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// The product.
public func simd_mul(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }

/// A matrix of 3 columns.
public struct simd_double3x3: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD3<Double>]) {
        self.init()
        for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD3<Double>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("A matrix has 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("A matrix has 3 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_double3x3 {
        var result = simd_double3x3()
        for column in 0..<3 { for row in 0..<3 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Double { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_double3x3 {
        let result = eliminated(numbers).inverse
        return simd_double3x3(result.map { SIMD3<Double>($0) })
    }

    private var numbers: [[Double]] { (0..<3).map { column in (0..<3).map { self[column][$0] } } }

    public static func * (a: simd_double3x3, b: SIMD3<Double>) -> SIMD3<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
    }
    public static func * (a: SIMD3<Double>, b: simd_double3x3) -> SIMD3<Double> { b.transpose * a }
    public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    public static func * (a: simd_double3x3, b: Double) -> simd_double3x3 {
        simd_double3x3(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b)
    }
    public static func * (a: Double, b: simd_double3x3) -> simd_double3x3 { b * a }
    public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
    }
    public static func *= (a: inout simd_double3x3, b: simd_double3x3) { a = a * b }

    public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { (0..<3).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<3 { hasher.combine(self[index]) } }
}

/// A matrix of 3 columns.
public typealias double3x3 = simd_double3x3
/// A matrix of 3 columns.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The product.
public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// The product.
public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }

/// A matrix of 4 columns.
public struct simd_double4x4: Hashable, Sendable {
    /// The columns, from the left.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
        columns = (c0, c1, c2, c3)
    }
    /// A matrix of its columns; those beyond the array are zero.
    public init(_ columns: [SIMD4<Double>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }
    /// A matrix of its rows; those beyond the array are zero.
    public init(rows: [SIMD4<Double>]) { self = Self(rows).transpose }
    /// A matrix with some numbers from corner to corner, and zeros beside them.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }
    /// A matrix with one number from corner to corner, and zeros beside it.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("A matrix has 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("A matrix has 4 columns")
            }
        }
    }

    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 { for row in 0..<4 { result[column][row] = self[row][column] } }
        return result
    }

    /// The volume of the unit cube after the matrix.
    public var determinant: Double { eliminated(numbers).determinant }
    /// The matrix that takes this one back; numbers without meaning where there is none.
    public var inverse: simd_double4x4 {
        let result = eliminated(numbers).inverse
        return simd_double4x4(result.map { SIMD4<Double>($0) })
    }

    private var numbers: [[Double]] { (0..<4).map { column in (0..<4).map { self[column][$0] } } }

    public static func * (a: simd_double4x4, b: SIMD4<Double>) -> SIMD4<Double> {
        a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
    }
    public static func * (a: SIMD4<Double>, b: simd_double4x4) -> SIMD4<Double> { b.transpose * a }
    public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func * (a: simd_double4x4, b: Double) -> simd_double4x4 {
        simd_double4x4(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
    }
    public static func * (a: Double, b: simd_double4x4) -> simd_double4x4 { b * a }
    public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
    }
    public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
    }
    public static func *= (a: inout simd_double4x4, b: simd_double4x4) { a = a * b }

    public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { (0..<4).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }
}

/// A matrix of 4 columns.
public typealias double4x4 = simd_double4x4
/// A matrix of 4 columns.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The product.
public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// The product.
public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
/// The inverse.
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
/// The matrix with columns and rows exchanged.
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
/// The determinant.
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }

/// Solves a matrix by elimination with the largest pivots.
private func eliminated<Number: BinaryFloatingPoint>(
    _ columns: [[Number]]
) -> (inverse: [[Number]], determinant: Number) {
    let count = columns.count
    var left = columns
    var right = (0..<count).map { column in (0..<count).map { Number($0 == column ? 1 : 0) } }
    var determinant: Number = 1
    // The steps on columns are those that would be made on the rows of the matrix's mirror.
    for step in 0..<count {
        let best = (step..<count).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
        if best != step {
            left.swapAt(best, step)
            right.swapAt(best, step)
            determinant = -determinant
        }
        let pivot = left[step][step]
        determinant *= pivot
        for row in 0..<count {
            left[step][row] /= pivot
            right[step][row] /= pivot
        }
        for other in 0..<count where other != step {
            let factor = left[other][step]
            for row in 0..<count {
                left[other][row] -= factor * left[step][row]
                right[other][row] -= factor * right[step][row]
            }
        }
    }
    return (right, determinant)
}
