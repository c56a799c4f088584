import Foundation

nonisolated extension View {
    /// Changes the view behind the x axis of the charts inside, such as its background.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0.xAxis.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }

    /// Changes the view behind the y axis of the charts inside, such as its background.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0.yAxis.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
}
