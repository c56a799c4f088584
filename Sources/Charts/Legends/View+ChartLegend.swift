import Foundation

nonisolated extension View {
    /// Shows or hides the legend of the charts inside.
    public func chartLegend(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartSettings) { $0.legend.visibility = visibility }
    }

    /// Places the legend of the charts inside.
    /// - Parameters:
    ///   - position: The legend's place around the plot.
    ///   - alignment: The legend's alignment along the edge.
    ///   - spacing: The distance to the plot and its axes, in points.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            settings.legend.position = position
            settings.legend.alignment = alignment
            settings.legend.spacing = spacing
        }
    }

    /// Replaces the legend of the charts inside by a view.
    /// - Parameters:
    ///   - position: The legend's place around the plot.
    ///   - alignment: The legend's alignment along the edge.
    ///   - spacing: The distance to the plot and its axes, in points.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.chartSettings) { settings in
            settings.legend.position = position
            settings.legend.alignment = alignment
            settings.legend.spacing = spacing
            settings.legend.content = view
        }
    }
}
