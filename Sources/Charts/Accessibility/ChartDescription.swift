@_spi(Engine) import RoostCore
import SwiftUI

/// Describes a chart as a whole, unless a description of the user's own does: what its axes stand for, from where to where
/// they reach, and the names of its series.
nonisolated struct ChartDescription: ElementModifier {
    typealias Body = Never
    let model: ChartModel

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        guard !model.records.isEmpty, let environment = tree.owner(of: element)?.environment,
            !environment.hasChartDescriptor
        else { return false }
        let titles = [title(model.marks.yLabel, environment), title(model.marks.xLabel, environment)]
        attributes.children = .contain
        attributes.label = Text(verbatim: titles.compactMap { $0 }.joined(separator: ", "))
        attributes.value = Text(verbatim: details(in: environment))
        return true
    }

    private func title(_ text: Text?, _ environment: EnvironmentValues) -> String? {
        text.map { $0.spoken(in: environment) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func details(in environment: EnvironmentValues) -> String {
        let (x, y) = (model.xData, model.yData)
        let groups = model.marks.foregroundGroups.values
        let format = AxisFormat(groups, in: environment)
        let parts = [
            extent(of: model.fullXScale, x, environment), extent(of: model.fullYScale, y, environment),
            groups.isEmpty || groups.count > 20 ? nil : groups.map(format.text).joined(separator: ", "),
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }

    /// The title of an axis with its first and its last value.
    private func extent(of scale: PositionScale, _ data: AxisData, _ environment: EnvironmentValues) -> String? {
        guard data.kind != nil, let first = scale.domain.first, let last = scale.domain.last else { return nil }
        let format = AxisFormat([first, last], in: environment)
        let range = first == last ? format.text(first) : "\(format.text(first)) – \(format.text(last))"
        return title(data.label, environment).map { "\($0): \(range)" } ?? range
    }
}
