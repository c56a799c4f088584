import SwiftUI

extension Circle: ChartSymbolShape {}

nonisolated extension Circle {
    /// The circle as an outline, for a symbol of a chart.
    /// - Parameter lineWidth: The width of the outline in points. It lies inside of the circle.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape.circle.strokeBorder(lineWidth: lineWidth)
    }
}
