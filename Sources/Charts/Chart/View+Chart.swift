import SwiftUI

nonisolated extension View {
    /// Changes the look of the plot area of the charts inside.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// A view over each chart inside, made for the places of its values.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.overlays.append(ChartLayerView(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// A view behind each chart inside, made for the places of its values.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.backgrounds.append(ChartLayerView(alignment: alignment) { AnyView(content($0)) })
        }
    }
}

/// A view over or behind a chart.
struct ChartLayerView {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

/// Adds a chart's overlays and backgrounds.
nonisolated struct ChartSurroundings: ViewModifier {
    let settings: ChartSettings
    let proxy: ChartProxy
    @Binding var window: ChartWindow

    func body(content: Content) -> some View {
        if settings.overlays.isEmpty && settings.backgrounds.isEmpty && !isInteractive {
            content
        } else {
            content
                .backgroundPreferenceValue(PlotAnchorKey.self) { layers(settings.backgrounds, $0) }
                .overlayPreferenceValue(PlotAnchorKey.self) { interaction($0) }
                .overlayPreferenceValue(PlotAnchorKey.self) { layers(settings.overlays, $0) }
        }
    }

    private var isInteractive: Bool {
        settings.scrolling.isNeeded || !settings.selections.isEmpty || settings.gesture != nil
    }

    private func interaction(_ plot: Anchor<CGRect>?) -> some View {
        proxy.box.anchor = plot
        return ZStack {
            if isInteractive { ChartInteraction(settings: settings, proxy: proxy, window: $window) }
        }
    }

    private func layers(_ layers: [ChartLayerView], _ plot: Anchor<CGRect>?) -> some View {
        proxy.box.anchor = plot
        return ForEach(layers.indices, id: \.self) { index in
            layers[index].content(proxy)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
    }
}

/// The frame of a chart's plot.
struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
