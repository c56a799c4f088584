import Foundation

nonisolated extension View {
    /// Gives values foreground styles in the charts inside. A legend lists them in this order.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>)
        -> some View
    {
        styleScale(\.foreground, StyleScale(mapping, AnyShapeStyle.init))
    }

    /// Gives the values of a domain foreground styles of a range in the charts inside.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        styleScale(\.foreground, StyleScale(domain: domain, range: range, AnyShapeStyle.init))
    }

    /// Sets the values of the scale of foreground styles in the charts inside.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        styleScale(\.foreground, StyleScale(domain: domain))
    }

    /// Gives values foreground styles of a range in the charts inside.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        styleScale(\.foreground, StyleScale(range: range, AnyShapeStyle.init))
    }

    /// Gives the values of a domain foreground styles by a closure in the charts inside.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        styleScale(\.foreground, StyleScale(domain: domain, mapping: mapping, AnyShapeStyle.init))
    }

    /// Gives values foreground styles by a closure in the charts inside.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S)
        -> some View
    {
        styleScale(\.foreground, StyleScale(mapping: mapping, AnyShapeStyle.init))
    }
}
