import Foundation

/// What the modifiers of a chart ask of its style scales. Each modifier replaces the scale that it names.
struct StyleScaleSettings {
    var foreground = StyleScale<AnyShapeStyle>()
    var symbol = StyleScale<AnyChartSymbolShape>()
    var symbolSize = StyleScale<CGFloat>()
    var lineStyle = StyleScale<StrokeStyle>()
}
