import SwiftUI

/// A plot whose marks are collected with a change that depends on their elements.
nonisolated struct ModifiedPlot<Base: VectorizedChartContent>: VectorizedChartContent {
    typealias Body = Never
    typealias DataElement = Base.DataElement
    let base: Base
    /// Adds the marks of an element, which the closure makes, in a changed way. A function has no element.
    let collect: (DataElement?, inout _MarkCollector, @escaping (inout _MarkCollector) -> Void) -> Void

    func _collect(into collector: inout _MarkCollector) { _forEachElement { _, add in add(&collector) } }

    func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        base._forEachElement { element, add in body(element) { collect(element, &$0, add) } }
    }
}

nonisolated extension VectorizedChartContent {
    func styled(_ change: @escaping (DataElement, inout MarkStyle) -> Void) -> ModifiedPlot<Self> {
        ModifiedPlot(base: self) { element, collector, add in
            guard let element else { return add(&collector) }
            collector.collect(add) { change(element, &$0) }
        }
    }

    func grouped<Value>(
        by values: PlottableProjection<DataElement, Value>, _ channel: MarkChannel
    ) -> ModifiedPlot<Self> {
        ModifiedPlot(base: self) { element, collector, add in
            guard let value = values.value(of: element) else { return add(&collector) }
            collector.collect(add, by: value, channel)
        }
    }

    func described(_ change: @escaping (DataElement, inout MarkAccessibility) -> Void) -> ModifiedPlot<Self> {
        styled { element, style in
            var accessibility = style.accessibility ?? MarkAccessibility()
            change(element, &accessibility)
            style.accessibility = accessibility
        }
    }
}
