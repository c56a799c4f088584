import SwiftUI

/// Follows a drag that scrolls a chart's plot.
nonisolated struct ChartScrollArea: View {
    let scrolling: ChartScrolling
    /// The scales of all data.
    let proxy: ChartProxy
    @Binding var window: ChartWindow
    @State private var origin: ChartWindow?

    var body: some View {
        ChartPlotArea(proxy: proxy) {
            Color.clear.contentShape(Rectangle()).gesture(
                DragGesture()
                    .onChanged { drag in
                        let origin = origin ?? current
                        self.origin = origin
                        var moved = window
                        if scrolling.axes.contains(.horizontal) {
                            moved.x = start(
                                scrolling.x, proxy.model.fullXScale, origin.x, -drag.translation.width,
                                proxy.plotSize.width)
                        }
                        if scrolling.axes.contains(.vertical) {
                            moved.y = start(
                                scrolling.y, proxy.model.fullYScale, origin.y, drag.translation.height,
                                proxy.plotSize.height)
                        }
                        window = moved
                        tell(moved)
                    }
                    .onEnded { _ in origin = nil })
        }
    }

    private var current: ChartWindow {
        ChartWindow(
            x: scrolling.x.length.map {
                proxy.model.fullXScale.windowStart(scrolling.x, start: window.x, length: $0)
            },
            y: scrolling.y.length.map {
                proxy.model.fullYScale.windowStart(scrolling.y, start: window.y, length: $0)
            })
    }

    /// The first visible number after a drag by some points, within the data.
    private func start(
        _ axis: ChartScrolling.Axis, _ scale: PositionScale, _ origin: Double?, _ distance: CGFloat, _ length: CGFloat
    ) -> Double? {
        guard let visible = axis.length, let origin, length > 0 else { return nil }
        var free = axis
        free.start = nil
        return scale.windowStart(free, start: origin + Double(distance / length) * visible, length: visible)
    }

    private func tell(_ window: ChartWindow) {
        if let x = window.x, let value = proxy.model.fullXScale.scrollValue(x) { scrolling.x.move?(value) }
        if let y = window.y, let value = proxy.model.fullYScale.scrollValue(y) { scrolling.y.move?(value) }
    }
}
