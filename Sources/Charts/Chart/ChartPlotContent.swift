import SwiftUI

/// The plot area of a chart: its grid and marks, for `chartPlotStyle(content:)`.
nonisolated public struct ChartPlotContent: View {
    let model: ChartModel
    /// The place of the plot in its chart.
    let box: ChartProxy.Box

    public var body: some View {
        ZStack {
            PlotGrid(model: model)
            if model.isWindowed {
                PlotDrawing(model: model).clipped()
            } else {
                PlotDrawing(model: model)
            }
            MarkViews(model: model, box: box)
        }
    }
}
