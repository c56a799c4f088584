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
                marks.clipped()
            } else {
                marks
            }
            MarkViews(model: model, box: box)
        }
    }

    @ViewBuilder private var marks: some View {
        if model.hasLayersOfViews {
            // One element describes the marks, whichever layers they lie in.
            PlotDrawing(model: model, items: [])
            PlotLayers(model: model, items: model.items[...], base: -1, box: box)
        } else {
            PlotDrawing(model: model, items: model.items[...])
        }
    }
}
