import RoostCore
import SwiftUI

/// A chart's marks, axes and legend in the size that layout gives them.
nonisolated struct ChartStage: View {
    let marks: _MarkCollector
    @Environment(\.chartSettings) private var settings
    @Environment(\.self) private var environment
    @State private var window = ChartWindow()
    @State private var motion = ChartMotion()

    init(marks: _MarkCollector) { self.marks = marks }

    var body: some View {
        GeometryReader { geometry in
            let model = ChartModel(
                marks, settings: settings, size: geometry.size, environment: environment, window: window)
            let proxy = ChartProxy(model, size: geometry.size, selections: settings.selections)
            MovingChart(motion: motion, phase: motion.phase(of: model)) { model in
                parts(of: model, proxy).modifier(ChartDescription(model: model))
            }
            .modifier(ChartSurroundings(settings: settings, proxy: proxy, window: $window))
        }
        // Charts inside, such as those of annotations, have settings of their own.
        .environment(\.chartSettings, ChartSettings())
    }

    /// Lays out the parts of the chart as a model shows them.
    private func parts(of model: ChartModel, _ proxy: ChartProxy) -> some View {
        ChartLayout(model: model, titles: titles, legend: settings.legend, proxy: proxy) {
            ForEach(model.axes.indices, id: \.self) { axis in
                if let style = model.axes[axis].axis == .x ? settings.xAxis.style : settings.yAxis.style {
                    style(AnyView(Color.clear)).layoutValue(key: ChartPartKey.self, value: .axis(axis))
                }
            }
            plot(model, proxy.box).layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(model.axes.indices, id: \.self) { axis in
                ForEach(model.axes[axis].identifiedLabels) { label in
                    label.content.view.layoutValue(
                        key: ChartPartKey.self, value: .label(axis: axis, index: label.index))
                }
            }
            ForEach(titles.indices, id: \.self) { index in
                titles[index].title.view.font(.caption2).foregroundStyle(.secondary)
                    .layoutValue(key: ChartPartKey.self, value: .title(index))
            }
            if let legend = legend(model) {
                legend.layoutValue(key: ChartPartKey.self, value: .legend)
            }
        }
    }

    private func plot(_ model: ChartModel, _ box: ChartProxy.Box) -> some View {
        let content = ChartPlotContent(model: model, box: box)
        return (settings.plotStyle?(content) ?? AnyView(content))
            .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
    }

    /// The titles of both axes.
    private var titles: [PlacedTitle] {
        settings.xAxis.titles.map { PlacedTitle(axis: .x, title: $0) }
            + settings.yAxis.titles.map { PlacedTitle(axis: .y, title: $0) }
    }

    /// The legend; nil where there is none.
    private func legend(_ model: ChartModel) -> AnyView? {
        guard settings.legend.visibility != .hidden else { return nil }
        if let content = settings.legend.content { return content }
        let format = AxisFormat(
            marks.foregroundGroups.values + marks.symbolGroups.values + marks.lineGroups.values, step: nil,
            locale: environment.locale, calendar: environment.calendar)
        let entries = settings.styles.legend(
            foreground: marks.foregroundGroups.values, symbols: marks.symbolGroups.values,
            lineStyles: marks.lineGroups.values, format: format)
        guard !entries.isEmpty else { return nil }
        switch settings.legend.position.side {
        case .leading, .trailing:
            return AnyView(
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(entries.indices, id: \.self) { LegendEntryView(entry: entries[$0]) }
                })
        default: return AnyView(ChartLegendView(entries: entries))
        }
    }
}

/// The title of an axis with its axis.
struct PlacedTitle {
    let axis: ChartAxis
    let title: AxisTitle
}
