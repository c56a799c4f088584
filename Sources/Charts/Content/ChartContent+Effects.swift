import SwiftUI

nonisolated extension ChartContent {
    /// Shows only what lies in a shape, which fills each mark's frame; that of a line or an area is around all of its
    /// points.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let clip = MarkClip(shape: AnyShape(shape), style: style)
        return styled { $0.clip = clip }
    }

    /// Shows the marks only where other marks lie.
    public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
        layered(.mask(_MarkCollector(content())))
    }

    /// Blurs the marks. The radius is in points.
    public func blur(radius: CGFloat) -> some ChartContent { layered(.blur(radius)) }

    /// A shadow of the marks. Lengths are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        layered(.shadow(color, radius: radius, x: x, y: y))
    }

    /// Draws the marks into a layer of their own, so that effects around apply to all of them together.
    public func compositingLayer() -> some ChartContent { layered(.composited) }

    /// Draws the marks into a layer of their own, which is a view that a closure changes.
    /// - Parameter style: Applies modifiers of views to the layer, which has the plot's size.
    public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        layered(.styled(AnyView(style(PlaceholderContentView(content: AnyView(LayerContent()))))))
    }
}
