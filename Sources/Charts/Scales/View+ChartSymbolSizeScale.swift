import Foundation

nonisolated extension View {
    /// Gives values areas of symbols in the charts inside. A legend lists them in this order.
    public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
        styleScale(\.symbolSize, StyleScale(mapping) { $0 })
    }

    /// Gives the values of a domain areas of symbols of a range in the charts inside.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == CGFloat {
        styleScale(\.symbolSize, StyleScale(domain: domain, range: range) { $0 })
    }

    /// Sets the values of the scale of areas of symbols in the charts inside.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.symbolSize, StyleScale(domain: domain))
    }

    /// Gives values areas of symbols of a range in the charts inside.
    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == CGFloat {
        styleScale(\.symbolSize, StyleScale(range: range) { $0 })
    }

    /// Gives the values of a domain areas of symbols by a closure in the charts inside.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        styleScale(\.symbolSize, StyleScale(domain: domain, mapping: mapping) { $0 })
    }

    /// Gives values areas of symbols by a closure in the charts inside.
    public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        styleScale(\.symbolSize, StyleScale(mapping: mapping) { $0 })
    }
}
