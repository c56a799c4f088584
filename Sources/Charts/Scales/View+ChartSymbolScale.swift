import Foundation

nonisolated extension View {
    /// Gives values symbols in the charts inside. A legend lists them in this order.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>)
        -> some View
    {
        styleScale(\.symbol) { scale in
            scale.domain = .values(mapping.map(\.key.plotValue))
            scale.range = mapping.map { AnyChartSymbolShape($0.value) }
        }
    }

    /// Gives the values of a domain symbols of a range in the charts inside.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        styleScale(\.symbol) { scale in
            scale.domain = domain._domain.content
            scale.range = range._values.map { AnyChartSymbolShape($0) }
        }
    }

    /// Sets the values of the scale of symbols in the charts inside.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.symbol) { $0.domain = domain._domain.content }
    }

    /// Gives values symbols of a range in the charts inside.
    public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        styleScale(\.symbol) { scale in
            scale.range = range._values.map { AnyChartSymbolShape($0) }
        }
    }

    /// Gives the values of a domain symbols by a closure in the charts inside.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        styleScale(\.symbol) { scale in
            scale.domain = .values(domain.map(\.plotValue))
            scale.mapping = { value in DataValue(plotValue: value).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }

    /// Gives values symbols by a closure in the charts inside.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S)
        -> some View
    {
        styleScale(\.symbol) { scale in
            scale.mapping = { value in DataValue(plotValue: value).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }
}
