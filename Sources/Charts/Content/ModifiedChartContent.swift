import SwiftUI

/// Content with a changed style.
nonisolated struct StyledChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let change: (inout MarkStyle) -> Void

    func _collect(into collector: inout _MarkCollector) { collector.collect(content._collect, change) }
}

/// Content with an aspect of its style that follows from a value.
nonisolated struct GroupedChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let value: PlottedValue
    let channel: MarkChannel

    func _collect(into collector: inout _MarkCollector) { collector.collect(content._collect, by: value, channel) }
}

/// Content with an effect on all of it together.
nonisolated struct LayeredChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let effect: MarkEffect

    func _collect(into collector: inout _MarkCollector) { collector.collect(content, in: effect) }
}

nonisolated extension ChartContent {
    func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledChartContent<Self> {
        StyledChartContent(content: self, change: change)
    }

    func grouped<Value>(by value: PlottableValue<Value>, _ channel: MarkChannel) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, value: value.plotted, channel: channel)
    }

    func layered(_ effect: MarkEffect) -> LayeredChartContent<Self> {
        LayeredChartContent(content: self, effect: effect)
    }
}
