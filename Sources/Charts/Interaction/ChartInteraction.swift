import SwiftUI

/// Lets pointers scroll a chart's plot and select in it.
nonisolated struct ChartInteraction: View {
    let settings: ChartSettings
    let proxy: ChartProxy
    @Binding var window: ChartWindow

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
                for selection in settings.selections { selection.select(from: first, to: last, proxy) }
            },
            ended: { for selection in settings.selections { selection.set(nil) } })
    }
}

/// Places a view over a chart's plot.
nonisolated struct ChartPlotArea<Content: View>: View {
    let proxy: ChartProxy
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { geometry in
            let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            content.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
        }
    }
}
