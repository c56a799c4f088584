import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths, as `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the lengths, as `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
