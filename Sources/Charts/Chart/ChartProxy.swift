import RoostCore
import SwiftUI

/// The places of a chart's values, for overlays, backgrounds and gestures.
public struct ChartProxy {
    /// The frame of the plot, which is known as soon as the chart is laid out.
    final class Box {
        /// The frame in the chart's coordinates.
        var plot: CGRect
        /// The size of the chart.
        var chart: CGSize
        /// The frame in any view's coordinates: set before an overlay or a background gets the proxy.
        var anchor: Anchor<CGRect>?

        init(chart: CGSize) {
            self.chart = chart
            plot = CGRect(origin: .zero, size: chart)
        }
    }

    let model: ChartModel
    let box: Box
    /// The bindings that a selection in the plot sets.
    let selections: [ChartSelection]

    init(_ model: ChartModel, size: CGSize, selections: [ChartSelection] = []) {
        self.model = model
        self.selections = selections
        box = Box(chart: size)
    }

    var geometry: PlotGeometry { PlotGeometry(model, size: box.plot.size) }

    /// The size of the plot area in points.
    public var plotSize: CGSize { box.plot.size }

    /// The size of the plot area in points.
    @available(*, deprecated, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot area; nil before the chart has been laid out.
    public var plotFrame: Anchor<CGRect>? { box.anchor }

    /// The frame in which a scrolled plot is seen, which is that of the plot area; nil before the chart has been laid
    /// out.
    public var plotContainerFrame: Anchor<CGRect>? { box.anchor }

    /// The frame of the plot area.
    @available(*, deprecated, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> { box.anchor! }

    /// The position of a value on the x axis, in points from the plot's leading edge; nil where the scale has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.position(of: value.plotValue) }

    /// The position of a value on the y axis, in points from the plot's top; nil where the scale has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(of: value.plotValue) }

    /// The position of two values, in points from the plot's top leading corner; nil where a scale has none.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The range of a category on the x axis, in points from the plot's leading edge.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        Self.range(of: value.plotValue, on: geometry.x)
    }

    /// The range of a category on the y axis, in points from the plot's top.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        Self.range(of: value.plotValue, on: geometry.y)
    }

    /// The frame of two categories, in points from the plot's top leading corner; nil where a scale has none.
    public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private static func range(of value: PlotValue, on scale: PositionScale) -> ClosedRange<CGFloat>? {
        if case .category(let name) = value {
            return scale.slot(of: name).map { min($0.start, $0.end)...max($0.start, $0.end) }
        }
        return scale.position(of: value).map { $0...$0 }
    }

    /// The value at a position on the x axis, in points from the plot's leading edge; nil for a value of another type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.x.value(at: position).flatMap { P(plotValue: $0) }
    }

    /// The value at a position on the y axis, in points from the plot's top; nil for a value of another type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.y.value(at: position).flatMap { P(plotValue: $0) }
    }

    /// The values at a point, in points from the plot's top leading corner; nil for values of other types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The domain of the x axis as values of a type: the bounds, or all categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.xScale.domain.compactMap { P(plotValue: $0) }
    }

    /// The domain of the y axis as values of a type: the bounds, or all categories.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.yScale.domain.compactMap { P(plotValue: $0) }
    }

    /// The values of `foregroundStyle(by:)` in the order of the scale.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        Self.values(model.styleScales.foreground.domain(of: model.marks.foregroundGroups.values))
    }

    /// The values of `lineStyle(by:)` in the order of the scale.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        Self.values(model.styleScales.lineStyle.domain(of: model.marks.lineGroups.values))
    }

    /// The values of `symbol(by:)` in the order of the scale.
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        Self.values(model.styleScales.symbol.domain(of: model.marks.symbolGroups.values))
    }

    /// The values of `symbolSize(by:)` in the order of the scale.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        Self.values(model.styleScales.symbolSize.domain(of: model.marks.symbolSizeGroups.values))
    }

    private static func values<P: Plottable>(_ values: [PlotValue]) -> [P] { values.compactMap { P(plotValue: $0) } }

    /// The style of a value of `foregroundStyle(by:)`; nil for a value that the chart does not have.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.marks.foregroundGroups.index(of: value.plotValue).map { model.foregroundStyles[Int($0)] }
    }

    /// The line style of a value of `lineStyle(by:)`; nil for a value that the chart does not have.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        model.marks.lineGroups.index(of: value.plotValue).map { model.lineStyles[Int($0)] }
    }

    /// The symbol of a value of `symbol(by:)`; nil for a value that the chart does not have.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        model.marks.symbolGroups.index(of: value.plotValue).map { model.symbols[Int($0)] }
    }

    /// The area in square points of a value of `symbolSize(by:)`; nil for a value that the chart does not have.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        model.marks.symbolSizeGroups.index(of: value.plotValue).map { model.symbolSizes[Int($0)] }
    }
}
