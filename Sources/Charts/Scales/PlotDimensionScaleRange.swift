import Foundation

/// The length of the plot, with paddings.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat

    let startPadding: CGFloat
    let endPadding: CGFloat

    public var _values: [CGFloat] { [] }
    public var _positions: _PositionScaleRange {
        _PositionScaleRange(content: .plot(startPadding: startPadding, endPadding: endPadding))
    }
}

extension ScaleRange where Self == PlotDimensionScaleRange {
    /// The whole length of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

    /// The length of the plot less a padding at both ends, in points. A negative padding reaches out of the plot.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }

    /// The length of the plot less paddings, in points. A negative padding reaches out of the plot.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}
