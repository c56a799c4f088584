import Foundation

nonisolated extension View {
    /// Gives values areas of symbols in the charts inside. A legend lists them in this order.
    public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
        styleScale(\.symbolSize) { scale in
            scale.domain = .values(mapping.map(\.key.plotValue))
            scale.range = mapping.map { $0.value }
        }
    }

    /// Gives the values of a domain areas of symbols of a range in the charts inside.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == CGFloat {
        styleScale(\.symbolSize) { scale in
            scale.domain = domain._domain.content
            scale.range = range._values
        }
    }

    /// Sets the values of the scale of areas of symbols in the charts inside.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.symbolSize) { $0.domain = domain._domain.content }
    }

    /// Gives values areas of symbols of a range in the charts inside.
    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == CGFloat {
        styleScale(\.symbolSize) { scale in
            scale.range = range._values
        }
    }

    /// Gives the values of a domain areas of symbols by a closure in the charts inside.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        styleScale(\.symbolSize) { scale in
            scale.domain = .values(domain.map(\.plotValue))
            scale.mapping = { value in DataValue(plotValue: value).map { mapping($0) } }
        }
    }

    /// Gives values areas of symbols by a closure in the charts inside.
    public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        styleScale(\.symbolSize) { scale in
            scale.mapping = { value in DataValue(plotValue: value).map { mapping($0) } }
        }
    }
}
