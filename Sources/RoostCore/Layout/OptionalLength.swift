import CoreGraphics

/// A length or none, in eight bytes that all count: an optional has seven more that nobody sets, and views are compared byte
/// by byte before they are compared part by part.
@frozen @usableFromInline struct OptionalLength: Equatable {
    @usableFromInline let bits: UInt64

    /// Not a number, and not the one that arithmetic gives.
    @usableFromInline static var none: UInt64 { 0x7FFC_0000_0000_0001 }

    @inlinable init(_ length: CGFloat?) {
        bits = length.map { Double($0).bitPattern } ?? Self.none
    }

    var value: CGFloat? { bits == Self.none ? nil : CGFloat(Double(bitPattern: bits)) }
}
