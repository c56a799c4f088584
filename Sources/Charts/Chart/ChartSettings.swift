import SwiftUI

/// The settings that modifiers give the charts inside a view.
struct ChartSettings {
    var xScale = AxisScaleSettings()
    var yScale = AxisScaleSettings()
    var styles = StyleScaleSettings()
    var xAxis = AxisSettings()
    var yAxis = AxisSettings()
    var legend = LegendSettings()
    /// Changes the look of the plot area.
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [ChartLayerView] = []
    var backgrounds: [ChartLayerView] = []
    var selections: [ChartSelection] = []
    /// The gesture in place of the one that selects.
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var scrolling = ChartScrolling()
}

extension EnvironmentValues {
    /// The settings of the charts inside a view.
    @Entry var chartSettings: ChartSettings = ChartSettings()
}
