import Foundation

/// Foundation on Linux declares an unavailable `CGFloat.abs`, which hides the global function in extensions of
/// `CGFloat`. These take its place there.
extension CGFloat {
    /// The global `abs(_:)`, for code in an extension of `CGFloat`.
    @_documentation(visibility: internal)
    public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }

    /// The global `abs(_:)`, for static code in an extension of `CGFloat`.
    @_documentation(visibility: internal)
    public static func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }
}
