import Foundation

/// A short line from the plot's edge towards a value's label.
nonisolated public struct AxisTick: AxisMark {
    public typealias Body = Never

    /// The length of a tick: a number of points, or that of labels.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        let length: AxisTickLength

        init(_ length: AxisTickLength) { self.length = length }
        /// A length in points.
        public init(floatLiteral value: Double) { length = .points(value) }
        /// A length in points.
        public init(integerLiteral value: Int) { length = .points(CGFloat(value)) }

        /// The usual length for the axis's values.
        public static var automatic: Length { Length(.automatic) }
        /// The length up to the end of the value's label.
        public static var label: Length { label() }
        /// The length up to the end of the axis's longest label.
        public static var longestLabel: Length { longestLabel() }
        /// The length up to the end of the value's label and some points more.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(.label(past: length)) }
        /// The length up to the end of the axis's longest label and some points more.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length(.label(past: length)) }
    }

    private let isCentered: Bool?
    private let length: AxisTickLength
    private let stroke: StrokeStyle?

    /// - Parameters:
    ///   - centered: Whether the tick lies in the middle between its value and the next.
    ///   - length: The tick's length.
    ///   - stroke: The tick's style; by default that of the axis's grid lines.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = length.length
        self.stroke = stroke
    }

    /// - Parameters:
    ///   - centered: Whether the tick lies in the middle between its value and the next.
    ///   - length: The tick's length in points.
    ///   - stroke: The tick's style; by default that of the axis's grid lines.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = .points(length)
        self.stroke = stroke
    }

    public func _append(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(content: .tick(length, stroke), isCentered: isCentered))
    }
}

enum AxisTickLength: Hashable, Sendable {
    case automatic
    case points(CGFloat)
    case label(past: CGFloat)
}
