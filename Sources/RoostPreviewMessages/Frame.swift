/// A rectangle in the window, in points.
public struct Frame: Codable, Equatable, Sendable, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// As in `100 × 20 at (8, 16)`.
    public var description: String {
        "\(Length.text(width)) × \(Length.text(height)) at (\(Length.text(x)), \(Length.text(y)))"
    }
}
