import SwiftUI

/// Lets pointers scroll a chart's plot and select in it.
nonisolated struct ChartInteraction: View {
    let settings: ChartSettings
    let proxy: ChartProxy
    @Binding var window: ChartWindow
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        ChartPlotArea(proxy: proxy) {
            let area = Color.clear.contentShape(Rectangle())
            if let gesture = settings.gesture {
                area.gesture(gesture(proxy)).modifier(scrolling)
            } else {
                area.gesture(selection, isEnabled: !settings.selections.isEmpty).modifier(scrolling)
            }
        }
    }

    private var scrolling: ChartScrollArea {
        ChartScrollArea(
            scrolling: settings.scrolling, takesMouse: settings.selections.isEmpty, proxy: proxy, window: $window)
    }

    private var selection: ChartSelectionGesture {
        ChartSelectionGesture(
            axes: settings.selectionAxes.subtracting(settings.scrolling.axes),
            changed: { first, last in
                let (first, last) = (mirrored(first), mirrored(last))
                for selection in settings.selections { selection.select(from: first, to: last, proxy) }
            },
            ended: { for selection in settings.selections { selection.set(nil) } })
    }

    /// The point as seen from the plot's leading edge.
    private func mirrored(_ point: CGPoint) -> CGPoint {
        layoutDirection == .rightToLeft ? CGPoint(x: proxy.plotSize.width - point.x, y: point.y) : point
    }
}

/// Places a view over a chart's plot.
nonisolated struct ChartPlotArea<Content: View>: View {
    let proxy: ChartProxy
    @ViewBuilder let content: Content
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        GeometryReader { geometry in
            let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            let start = layoutDirection == .rightToLeft ? geometry.size.width - frame.maxX : frame.minX
            content.frame(width: frame.width, height: frame.height).offset(x: start, y: frame.minY)
        }
    }
}
