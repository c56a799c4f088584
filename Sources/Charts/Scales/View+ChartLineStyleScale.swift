import Foundation

nonisolated extension View {
    /// Gives values line styles in the charts inside. A legend lists them in this order.
    public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
    {
        styleScale(\.lineStyle, StyleScale(mapping) { $0 })
    }

    /// Gives the values of a domain line styles of a range in the charts inside.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        styleScale(\.lineStyle, StyleScale(domain: domain, range: range) { $0 })
    }

    /// Sets the values of the scale of line styles in the charts inside.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.lineStyle, StyleScale(domain: domain))
    }

    /// Gives values line styles of a range in the charts inside.
    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        styleScale(\.lineStyle, StyleScale(range: range) { $0 })
    }

    /// Gives the values of a domain line styles by a closure in the charts inside.
    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        styleScale(\.lineStyle, StyleScale(domain: domain, mapping: mapping) { $0 })
    }

    /// Gives values line styles by a closure in the charts inside.
    public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        styleScale(\.lineStyle, StyleScale(mapping: mapping) { $0 })
    }
}
