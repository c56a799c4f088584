import SwiftUI

/// Follows drags and turns of the wheel that scroll a chart's plot, and lets the plot slide on to its rest.
nonisolated struct ChartScrollArea: ViewModifier {
    let scrolling: ChartScrolling
    let takesMouse: Bool
    /// The scales of all data.
    let proxy: ChartProxy
    @Binding var window: ChartWindow
    @State private var origin: ChartWindow?
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content.modifier(
            ChartScrollModifier(
                axes: scrolling.axes, takesMouse: takesMouse,
                dragged: { way in
                    let origin = origin ?? current
                    self.origin = origin
                    show(moved(from: origin, by: way))
                },
                released: { way, velocity in
                    // A plot slides on for a quarter of a second at the finger's velocity.
                    slide(
                        from: origin ?? current, by: way,
                        to: CGSize(
                            width: way.width + velocity.width / 4, height: way.height + velocity.height / 4))
                },
                turned: { step in
                    origin = origin ?? current
                    show(moved(from: current, by: step))
                },
                rested: {
                    if scrolling.alignment == nil { origin = nil } else { slide(from: current, by: .zero, to: .zero) }
                },
                moves: { step in moved(from: current, by: step) != current }))
    }

    /// The seconds in which a released plot comes to rest.
    private static let slide = 0.4

    private func slide(from start: ChartWindow, by way: CGSize, to end: CGSize) {
        let (released, predicted) = (moved(from: start, by: way), moved(from: start, by: end))
        let rest = rest(after: origin ?? start, released, predicted)
        origin = nil
        withAnimation(.easeOut(duration: Self.slide)) { show(rest) }
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

    /// The visible part after a drag by some points, within the data.
    private func moved(from origin: ChartWindow, by distance: CGSize) -> ChartWindow {
        var moved = origin
        if scrolling.axes.contains(.horizontal) {
            let width = layoutDirection == .rightToLeft ? -distance.width : distance.width
            moved.x = start(scrolling.x, proxy.model.fullXScale, origin.x, share: width / proxy.plotSize.width)
        }
        if scrolling.axes.contains(.vertical) {
            moved.y = start(
                scrolling.y, proxy.model.fullYScale, origin.y, share: distance.height / proxy.plotSize.height)
        }
        return moved
    }

    /// The first visible number after a drag by a share of the plot.
    private func start(
        _ axis: ChartScrolling.Axis, _ scale: PositionScale, _ origin: Double?, share: CGFloat
    ) -> Double? {
        guard let visible = axis.length, let origin, share.isFinite else { return nil }
        let way = Double(share) * visible
        return axis.free.windowStart(on: scale, scale.end < scale.start ? origin + way : origin - way)
    }

    /// The visible part at rest.
    private func rest(after origin: ChartWindow, _ released: ChartWindow, _ predicted: ChartWindow) -> ChartWindow {
        var rest = predicted
        guard let alignment = scrolling.alignment else { return rest }
        func target(
            _ axis: ChartScrolling.Axis, _ scale: PositionScale, _ values: ScrollAlignment?,
            _ start: KeyPath<ChartWindow, Double?>
        ) -> Double? {
            guard let values, let page = axis.length, let first = origin[keyPath: start],
                let end = released[keyPath: start], let slid = predicted[keyPath: start]
            else { return predicted[keyPath: start] }
            let scroll = ScrollAlignment.Scroll(
                origin: first, released: end, predicted: slid, page: page, calendar: calendar)
            return axis.free.windowStart(on: scale, values.target(of: scroll, limit: alignment.limit))
        }
        rest.x = target(scrolling.x, proxy.model.fullXScale, alignment.x, \.x)
        rest.y = target(scrolling.y, proxy.model.fullYScale, alignment.y, \.y)
        return rest
    }

    private func show(_ window: ChartWindow) {
        self.window = window
        if let x = window.x, let value = proxy.model.fullXScale.scrollValue(x) { scrolling.x.move?(value) }
        if let y = window.y, let value = proxy.model.fullYScale.scrollValue(y) { scrolling.y.move?(value) }
    }
}

extension ChartScrolling.Axis {
    /// The axis without the bound first value.
    fileprivate var free: Self {
        var free = self
        free.start = nil
        return free
    }

    /// The nearest first visible number within the data.
    fileprivate func windowStart(on scale: PositionScale, _ number: Double) -> Double? {
        length.map { scale.windowStart(self, start: number, length: $0) }
    }
}
