import Foundation

nonisolated extension View {
    /// Gives values symbols in the charts inside. A legend lists them in this order.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>)
        -> some View
    {
        styleScale(\.symbol, StyleScale(mapping, AnyChartSymbolShape.init))
    }

    /// Gives the values of a domain symbols of a range in the charts inside.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        styleScale(\.symbol, StyleScale(domain: domain, range: range, AnyChartSymbolShape.init))
    }

    /// Sets the values of the scale of symbols in the charts inside.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.symbol, StyleScale(domain: domain))
    }

    /// Gives values symbols of a range in the charts inside.
    public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        styleScale(\.symbol, StyleScale(range: range, AnyChartSymbolShape.init))
    }

    /// Gives the values of a domain symbols by a closure in the charts inside.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        styleScale(\.symbol, StyleScale(domain: domain, mapping: mapping, AnyChartSymbolShape.init))
    }

    /// Gives values symbols by a closure in the charts inside.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S)
        -> some View
    {
        styleScale(\.symbol, StyleScale(mapping: mapping, AnyChartSymbolShape.init))
    }
}
