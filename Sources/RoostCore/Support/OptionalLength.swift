import CoreGraphics

/// An optional length in eight bytes, all of them significant. An `Optional` has seven more bytes that nobody sets, and
/// views are compared byte by byte before they are compared field by field.
@frozen @usableFromInline struct OptionalLength: Equatable {
    @usableFromInline let bits: UInt64

    /// A NaN that arithmetic does not produce.
    @usableFromInline static var none: UInt64 { 0x7FFC_0000_0000_0001 }

    @inlinable init(_ length: CGFloat?) {
        bits = length.map { Double($0).bitPattern } ?? Self.none
    }

    var value: CGFloat? { bits == Self.none ? nil : CGFloat(Double(bitPattern: bits)) }
}
