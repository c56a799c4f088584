/// The part of a node's elements in presentation while layout moves them.
package struct GeometryRole: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Drawn by its frame, which glides if the change is animated.
    package static let drawn = GeometryRole(rawValue: 1)
    /// Contents go with the element, and glide relative to it.
    package static let carries = GeometryRole(rawValue: 2)
    /// The element itself positions its contents (an offset, a scroll position); layout has no part in it.
    package static let shifts = GeometryRole(rawValue: 4)
}
