import Foundation

nonisolated extension View {
    /// Sets the marks of the x axis of the charts inside.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var groups = _AxisGroups()
        content()._append(to: &groups)
        return axis(\.xAxis) { [groups = groups.groups] in $0.groups = groups }
    }

    /// Shows or hides the x axis of the charts inside.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        axis(\.xAxis) { $0.visibility = visibility }
    }

    /// Adds a title to the x axis of the charts inside.
    /// - Parameters:
    ///   - position: The title's place around the plot.
    ///   - alignment: The title's alignment along the axis.
    ///   - spacing: The distance to the labels, in points.
    public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return axis(\.xAxis) { $0.titles.append(title) }
    }

    /// Adds a title that is translated to the x axis of the charts inside.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title that is shown as it is to the x axis of the charts inside.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Adds a title to the x axis of the charts inside.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Sets the marks of the y axis of the charts inside.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var groups = _AxisGroups()
        content()._append(to: &groups)
        return axis(\.yAxis) { [groups = groups.groups] in $0.groups = groups }
    }

    /// Shows or hides the y axis of the charts inside.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        axis(\.yAxis) { $0.visibility = visibility }
    }

    /// Adds a title to the y axis of the charts inside.
    /// - Parameters:
    ///   - position: The title's place around the plot.
    ///   - alignment: The title's alignment along the axis.
    ///   - spacing: The distance to the labels, in points.
    public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return axis(\.yAxis) { $0.titles.append(title) }
    }

    /// Adds a title that is translated to the y axis of the charts inside.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title that is shown as it is to the y axis of the charts inside.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Adds a title to the y axis of the charts inside.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    private func axis(
        _ path: WritableKeyPath<ChartSettings, AxisSettings> & Sendable,
        _ change: @escaping (inout AxisSettings) -> Void
    ) -> some View {
        transformEnvironment(\.chartSettings) { change(&$0[keyPath: path]) }
    }
}
