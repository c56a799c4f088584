import Foundation

nonisolated extension View {
    /// Gives values foreground styles in the charts inside. A legend lists them in this order.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>)
        -> some View
    {
        styleScale(\.foreground) { scale in
            scale.domain = .values(mapping.map(\.key.plotValue))
            scale.range = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    /// Gives the values of a domain foreground styles of a range in the charts inside.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        styleScale(\.foreground) { scale in
            scale.domain = domain._domain.content
            scale.range = range._values.map { AnyShapeStyle($0) }
            scale.gradient = range._gradient
        }
    }

    /// Sets the values of the scale of foreground styles in the charts inside.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.foreground) { $0.domain = domain._domain.content }
    }

    /// Gives values foreground styles of a range in the charts inside.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        styleScale(\.foreground) { scale in
            scale.range = range._values.map { AnyShapeStyle($0) }
            scale.gradient = range._gradient
        }
    }

    /// Gives the values of a domain foreground styles by a closure in the charts inside.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        styleScale(\.foreground) { scale in
            scale.domain = .values(domain.map(\.plotValue))
            scale.mapping = { value in DataValue(plotValue: value).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// Gives values foreground styles by a closure in the charts inside.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S)
        -> some View
    {
        styleScale(\.foreground) { scale in
            scale.mapping = { value in DataValue(plotValue: value).map { AnyShapeStyle(mapping($0)) } }
        }
    }
}
