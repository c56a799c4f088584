import Foundation

/// The forms in which the modifiers of charts take a scale. `style` turns what they are given into the scale's type.
extension StyleScale {
    init<DataValue: Plottable, Value>(_ mapping: KeyValuePairs<DataValue, Value>, _ style: (Value) -> Style) {
        domain = .values(mapping.map(\.key.plotValue))
        range = mapping.map { style($0.value) }
    }

    init(domain: some ScaleDomain) { self.domain = domain._domain.content }

    init<Range: ScaleRange>(
        domain: (some ScaleDomain)? = [String]?.none, range: Range, _ style: (Range.VisualValue) -> Style
    ) {
        self.domain = domain?._domain.content
        self.range = range._values.map(style)
        gradient = range._gradient
    }

    init<DataValue: Plottable, Value>(
        domain: [DataValue]? = nil, mapping: @escaping (DataValue) -> Value, _ style: @escaping (Value) -> Style
    ) {
        self.domain = domain.map { .values($0.map(\.plotValue)) }
        self.mapping = { value in DataValue(plotValue: value).map { style(mapping($0)) } }
    }
}
