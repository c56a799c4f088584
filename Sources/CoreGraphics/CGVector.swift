@_exported import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Sendable, Codable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance down, where y points down.
    public var dy: CGFloat

    /// The vector of length 0.
    public init() { self.init(dx: 0 as CGFloat, dy: 0) }

    /// A displacement by two distances.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A displacement by two distances, as `Double`.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// A displacement by two distances, as `Int`.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of length 0.
    public static let zero = CGVector()
}
