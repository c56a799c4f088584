import SwiftUI

nonisolated extension VectorizedChartContent {
    /// The styles of the marks at a key path.
    public func foregroundStyle(
        _ style: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        styled {
            $1.foreground = AnyShapeStyle($0[keyPath: style])
            $1.foregroundGroup = -1
        }
    }

    /// The marks' styles by values: each category gets a colour of its own, and numbers lie on a gradient.
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        grouped(by: value, .foreground)
    }

    /// Multiplies the opacity of the marks by the numbers at a key path.
    public func opacity(_ opacity: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        styled { $1.opacity *= $0[keyPath: opacity] }
    }

    /// The styles of lines and rules at a key path. Widths are in points.
    public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        styled {
            $1.line = $0[keyPath: style]
            $1.lineGroup = -1
        }
    }

    /// The styles of lines by values.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        grouped(by: value, .line)
    }

    /// Lays marks of the same place side by side, one for each value.
    /// - Parameters:
    ///   - axis: The axis along which they lie; by default that of the categories.
    ///   - span: The room for all of them; by default 0.7 of the slot.
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        grouped(by: value, .position(axis, span))
    }

    /// The symbols at the points by values.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        grouped(by: value, .symbol)
    }

    /// The areas of symbols at a key path, in square points.
    public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        styled {
            $1.symbolSize = .area($0[keyPath: area])
            $1.symbolSizeGroup = -1
        }
    }

    /// The widths and heights of symbols at a key path, in points.
    public func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        styled {
            $1.symbolSize = .size($0[keyPath: size])
            $1.symbolSizeGroup = -1
        }
    }

    /// The sizes of symbols by values.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        grouped(by: value, .symbolSize)
    }
}
