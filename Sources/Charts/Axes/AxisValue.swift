import Foundation

/// A value at which an axis has a mark.
public struct AxisValue {
    /// The place among the axis's values, from 0.
    public let index: Int
    /// The number of the axis's values.
    public let count: Int
    let value: PlotValue

    /// The value as a type of the data; nil if it is of another kind. A fraction as an integer loses its decimals.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}
