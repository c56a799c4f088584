import Foundation

/// The visual values that a scale maps its domain to: positions, styles, symbols, sizes.
public protocol ScaleRange {
    /// A visual value.
    associatedtype VisualValue
    /// The values in their order, which a scale repeats where the domain is longer.
    var _values: [VisualValue] { get }
    /// A gradient to pick styles from; nil for a list of values.
    var _gradient: Gradient? { get }
}

extension ScaleRange {
    public var _gradient: Gradient? { nil }
}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _values: [Element] { self }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _values: [Color] { stops.map(\.color) }
    public var _gradient: Gradient? { self }
}

extension ClosedRange: ScaleRange {
    public typealias VisualValue = Bound
    public var _values: [Bound] { [lowerBound, upperBound] }
}

/// The positions that a scale maps its domain to.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    /// The positions for the scale.
    var _positions: _PositionScaleRange { get }
}

/// A range of positions as scales know it.
public struct _PositionScaleRange {
    enum Content: Hashable {
        /// The plot's length less paddings, in points.
        case plot(startPadding: CGFloat, endPadding: CGFloat)
        /// Distances from the plot's start, in points.
        case fixed(CGFloat, CGFloat)
    }

    let content: Content
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionScaleRange { _PositionScaleRange(content: .fixed(lowerBound, upperBound)) }
}

extension Array: PositionScaleRange where Element == CGFloat {
    public var _positions: _PositionScaleRange {
        _PositionScaleRange(
            content: isEmpty ? .plot(startPadding: 0, endPadding: 0) : .fixed(self[0], self[count - 1]))
    }
}
