import SwiftUI

nonisolated extension ChartContent {
    /// The style of the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled {
            $0.foreground = style
            $0.foregroundGroup = -1
        }
    }

    /// The marks' style by a value: each category gets a colour of its own, and numbers lie on a gradient.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        grouped(by: value, .foreground)
    }

    /// Multiplies the opacity of the marks.
    public func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity *= opacity } }

    /// The style of lines and rules. Widths are in points.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled {
            $0.line = style
            $0.lineGroup = -1
        }
    }

    /// The style of lines by a value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { grouped(by: value, .line) }

    /// The curve between the points of lines and areas.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// The radius of the corners of bars, rectangles and sectors, in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        styled {
            $0.cornerRadius = radius
            $0.cornerStyle = style
        }
    }

    /// Stretches gradients and pictures over the plot area, not over each mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.isAlignedWithPlot = aligns }
    }

    /// Draws marks of a higher index over those of a lower one. The default is 0.
    public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }
}

nonisolated extension ChartContent {
    /// The symbol at the points.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = AnyChartSymbolShape(symbol)
        return styled {
            $0.symbol = .shape(symbol)
            $0.symbolGroup = -1
        }
    }

    /// A view as the symbol at the points.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        nonisolated(unsafe) let view = AnyView(symbol())
        return styled {
            $0.symbol = .view(view)
            $0.symbolGroup = -1
        }
    }

    /// The symbol at the points by a value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { grouped(by: value, .symbol) }

    /// The area of symbols in square points: a circle of 50 is 8 points wide.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled {
            $0.symbolSize = .area(area)
            $0.symbolSizeGroup = -1
        }
    }

    /// The width and height of symbols in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled {
            $0.symbolSize = .size(size)
            $0.symbolSizeGroup = -1
        }
    }

    /// The size of symbols by a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        grouped(by: value, .symbolSize)
    }
}
