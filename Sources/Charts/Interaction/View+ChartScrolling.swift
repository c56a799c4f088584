import SwiftUI

nonisolated extension View {
    /// Lets the plots of the charts inside scroll along axes. `chartXVisibleDomain(length:)` says how much is visible.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        transformEnvironment(\.chartSettings) { $0.scrolling.axes = axes }
    }

    /// The visible length of the x axis: a number, or seconds for dates, or the number of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        transformEnvironment(\.chartSettings) { $0.scrolling.x.length = length.plotValue.number }
    }

    /// The visible length of the y axis: a number, or seconds for dates, or the number of categories.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        transformEnvironment(\.chartSettings) { $0.scrolling.y.length = length.plotValue.number }
    }

    /// Binds the first visible value of the x axis.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.scrolling.x.start = { x.wrappedValue.plotValue }
            $0.scrolling.x.move = { if let value = P(plotValue: $0) { x.wrappedValue = value } }
            $0.scrolling.x.bindable = { P(plotValue: $0)?.plotValue }
        }
    }

    /// Binds the first visible value of the y axis.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.scrolling.y.start = { y.wrappedValue.plotValue }
            $0.scrolling.y.move = { if let value = P(plotValue: $0) { y.wrappedValue = value } }
            $0.scrolling.y.bindable = { P(plotValue: $0)?.plotValue }
        }
    }

    /// The value of the x axis at which the plot begins before it has been scrolled.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotValue
        return transformEnvironment(\.chartSettings) { $0.scrolling.x.initial = value }
    }

    /// The value of the y axis at which the plot begins before it has been scrolled.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let value = initialY.plotValue
        return transformEnvironment(\.chartSettings) { $0.scrolling.y.initial = value }
    }
}

/// What modifiers ask of a chart's scrolling.
struct ChartScrolling {
    struct Axis {
        /// The visible length in the data's numbers, or the number of categories; nil for all.
        var length: Double?
        var initial: PlotValue?
        /// The first visible value, if the view binds it.
        var start: (() -> PlotValue)?
        /// Tells the view that the first visible value has changed.
        var move: ((PlotValue) -> Void)?
        /// The value that the view can bind in place of a value: a whole number, a category.
        var bindable: ((PlotValue) -> PlotValue?)?
    }

    var axes: SwiftUI.Axis.Set = []
    var x = Axis()
    var y = Axis()
    /// The values at which the plot comes to rest; nil where it may rest anywhere.
    var alignment: _ChartScrollAlignment?

    /// Whether a part of the data is visible at a time.
    var isNeeded: Bool { !axes.isEmpty }
}

/// The part of the data that a chart shows, along both axes.
struct ChartWindow: Equatable {
    /// The first visible number, or the index of the first category; nil before the first movement.
    var x: Double?
    var y: Double?
}

extension PositionScale {
    /// The scale of a visible part.
    /// - Parameter start: The first visible number or the index of the first category; nil for the settings' start.
    func windowed(_ axis: ChartScrolling.Axis, start: Double?) -> PositionScale {
        guard let length = axis.length, length > 0 else { return self }
        var scale = self
        scale.zoom(to: windowStart(axis, start: start, length: length), length: length)
        return scale
    }

    /// The number of a value, or the index of a category.
    func scrollNumber(of value: PlotValue) -> Double? {
        if case .category(let name) = value { return categories.firstIndex(of: name).map(Double.init) }
        return value.kind == kind ? value.number : nil
    }

    /// The value of a number, or the category of an index.
    func scrollValue(_ number: Double) -> PlotValue? {
        switch kind {
        case .number: .number(number)
        case .date: .date(number)
        case .category:
            categories.isEmpty ? nil : .category(categories[min(max(0, Int(number.rounded())), categories.count - 1)])
        }
    }

    /// The first visible number within the data.
    /// - Parameter start: The number after the last movement; nil before the first one.
    func windowStart(_ axis: ChartScrolling.Axis, start: Double?, length: Double) -> Double {
        let (first, last) = kind == .category ? (0, Double(categories.count)) : (lower, upper)
        let wanted = bound(axis, start) ?? start ?? axis.initial.flatMap { scrollNumber(of: $0) } ?? first
        return max(first, min(wanted, last - length))
    }

    /// The number of the bound value; nil where the plot has come to that value by itself, perhaps between two values.
    private func bound(_ axis: ChartScrolling.Axis, _ start: Double?) -> Double? {
        guard let value = axis.start?() else { return nil }
        if let start, let own = scrollValue(start), axis.bindable?(own) == value { return nil }
        return scrollNumber(of: value)
    }
}
