import Foundation

nonisolated extension View {
    /// Gives values line styles in the charts inside. A legend lists them in this order.
    public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
    {
        styleScale(\.lineStyle) { scale in
            scale.domain = .values(mapping.map(\.key.plotValue))
            scale.range = mapping.map { $0.value }
        }
    }

    /// Gives the values of a domain line styles of a range in the charts inside.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        styleScale(\.lineStyle) { scale in
            scale.domain = domain._domain.content
            scale.range = range._values
        }
    }

    /// Sets the values of the scale of line styles in the charts inside.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        styleScale(\.lineStyle) { $0.domain = domain._domain.content }
    }

    /// Gives values line styles of a range in the charts inside.
    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        styleScale(\.lineStyle) { scale in
            scale.range = range._values
        }
    }

    /// Gives the values of a domain line styles by a closure in the charts inside.
    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        styleScale(\.lineStyle) { scale in
            scale.domain = .values(domain.map(\.plotValue))
            scale.mapping = { value in DataValue(plotValue: value).map { mapping($0) } }
        }
    }

    /// Gives values line styles by a closure in the charts inside.
    public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        styleScale(\.lineStyle) { scale in
            scale.mapping = { value in DataValue(plotValue: value).map { mapping($0) } }
        }
    }
}
