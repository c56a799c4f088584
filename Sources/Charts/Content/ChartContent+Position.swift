import SwiftUI

nonisolated extension ChartContent {
    /// Lays marks of the same place side by side, one for each value.
    /// - Parameters:
    ///   - axis: The axis along which they lie; by default that of the categories.
    ///   - span: The room for all of them; by default 0.7 of the slot.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        grouped(by: value, .position(axis, span))
    }

    /// Moves the marks by a distance in points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Moves the marks by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the marks, and their two horizontal edges, by distances in points.
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks, and their two vertical edges, by distances in points.
    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves each edge of the marks by a distance in points.
    public func offset(
        xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
    ) -> some ChartContent {
        let offset = MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
        return styled { $0.offset = $0.offset + offset }
    }
}
