import Foundation

/// A line through the plot at a value.
nonisolated public struct AxisGridLine: AxisMark {
    public typealias Body = Never
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// - Parameters:
    ///   - centered: Whether the line lies in the middle between its value and the next.
    ///   - stroke: The line's style; by default 0.5 points wide, on the x axis dashed.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }

    public func _append(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(content: .gridLine(stroke), isCentered: isCentered))
    }
}
