import Foundation

nonisolated extension View {
    /// Sets the domain, the range and the type of the x scale of the charts inside.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(\.xScale, domain: domain._domain.content, range: range._positions.content, type: type)
    }

    /// Sets the domain of the x scale of the charts inside.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(\.xScale, domain: domain._domain.content, type: type)
    }

    /// Sets the range of positions of the x scale of the charts inside.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(\.xScale, range: range._positions.content, type: type)
    }

    /// Sets the type of the x scale of the charts inside.
    public func chartXScale(type: ScaleType?) -> some View { scale(\.xScale, type: type) }

    /// Sets the domain, the range and the type of the y scale of the charts inside.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(\.yScale, domain: domain._domain.content, range: range._positions.content, type: type)
    }

    /// Sets the domain of the y scale of the charts inside.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(\.yScale, domain: domain._domain.content, type: type)
    }

    /// Sets the range of positions of the y scale of the charts inside.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(\.yScale, range: range._positions.content, type: type)
    }

    /// Sets the type of the y scale of the charts inside.
    public func chartYScale(type: ScaleType?) -> some View { scale(\.yScale, type: type) }

    private func scale(
        _ path: WritableKeyPath<ChartSettings, AxisScaleSettings> & Sendable, domain: _ScaleDomain.Content? = nil,
        range: _PositionScaleRange.Content? = nil, type: ScaleType? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            if let domain { settings[keyPath: path].domain = domain }
            if let range { settings[keyPath: path].range = range }
            if let type { settings[keyPath: path].type = type }
        }
    }
}
