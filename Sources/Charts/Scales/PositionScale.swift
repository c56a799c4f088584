import Foundation
import RoostLog

/// A scale from values to positions along one axis of the plot.
///
/// Positions are points from the plot's left or top edge. Numbers and dates grow to the right and upwards; categories
/// lie from left to right and from top to bottom.
struct PositionScale {
    let axis: ChartAxis
    let kind: PlotValue.Kind
    let transform: ScaleTransform
    /// The bounds of numbers or seconds; `lower` is less than `upper`.
    private(set) var lower: Double
    private(set) var upper: Double
    /// Whether the bounds were given, so that axis marks do not extend them.
    private(set) var isFixed: Bool
    let isReversed: Bool
    /// The categories in their order.
    let categories: [String]
    private let indices: [String: Int]
    /// The first visible category's index and the number of visible categories; nil if all are visible.
    private var visibleCategories: (start: Double, count: Double)?
    private let rangeSetting: _PositionScaleRange.Content
    /// The positions of the domain's two ends. `start` is greater than `end` where the scale runs against the points.
    private(set) var start: CGFloat = 0
    private(set) var end: CGFloat = 0
    /// The transformed lower bound, and points per transformed unit.
    private var origin = 0.0
    private var factor = 0.0

    init(_ data: AxisData, settings: AxisScaleSettings, axis: ChartAxis) {
        self.axis = axis
        transform = ScaleTransform(settings.type)
        rangeSetting = settings.range ?? .plot(startPadding: 0, endPadding: 0)
        let domain = ScaleBounds(data, settings: settings, transform: transform)
        kind = domain.kind
        (lower, upper) = (domain.lower, domain.upper)
        (isFixed, isReversed) = (domain.isFixed, domain.isReversed)
        categories = domain.categories
        indices = Dictionary(domain.categories.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The scale on a plot of a length in points.
    func resolved(length: CGFloat) -> PositionScale {
        var scale = self
        var (first, last): (CGFloat, CGFloat) =
            switch rangeSetting {
            case .plot(let startPadding, let endPadding): (startPadding, length - endPadding)
            case .fixed(let first, let last): (first, last)
            }
        if let (start, count) = visibleCategories {
            let slot = (last - first) / count
            (first, last) = (first - slot * start, first + slot * (Double(categories.count) - start))
        }
        if axis == .y && kind != .category { (first, last) = (length - first, length - last) }
        if isReversed { swap(&first, &last) }
        (scale.start, scale.end) = (first, last)
        scale.updateFactor()
        return scale
    }

    /// Shows a part: numbers from a start, or categories from an index.
    mutating func zoom(to start: Double, length: Double) {
        if kind == .category {
            visibleCategories = (start, length)
        } else {
            (lower, upper, isFixed) = (start, start + length, true)
            updateFactor()
        }
    }

    /// Extends the bounds, if they follow from the data.
    mutating func extend(to number: Double) {
        guard !isFixed, number.isFinite, transform(number).isFinite else { return }
        lower = min(lower, number)
        upper = max(upper, number)
        updateFactor()
    }

    private mutating func updateFactor() {
        origin = transform(lower)
        let span = transform(upper) - origin
        factor = span > 0 ? Double(end - start) / span : 0
    }

    /// The length of a category's slot in points; 0 for numbers and dates.
    var bandwidth: CGFloat {
        kind == .category && !categories.isEmpty ? abs(end - start) / CGFloat(categories.count) : 0
    }

    /// The position of a number, or of the seconds of a date; NaN where the scale has none.
    @inline(__always) func position(ofNumber number: Double) -> CGFloat {
        start + CGFloat((transform(number) - origin) * factor)
    }

    /// The position of a value: the middle of its slot for a category. Nil for values of another kind, unknown
    /// categories, and numbers that have no position.
    func position(of value: PlotValue) -> CGFloat? {
        if case .category(let name) = value { return slot(of: name).map { ($0.start + $0.end) / 2 } }
        guard value.kind == kind else { return nil }
        let position = position(ofNumber: value.number)
        return position.isFinite ? position : nil
    }

    /// The two ends of a category's slot, in the scale's direction.
    func slot(of category: String) -> (start: CGFloat, end: CGFloat)? {
        guard let index = indices[category] else { return nil }
        let step = (end - start) / CGFloat(categories.count)
        return (start + step * CGFloat(index), start + step * CGFloat(index + 1))
    }

    /// The value at a position. Outside of the plot, numbers and dates go on; categories end.
    func value(at position: CGFloat) -> PlotValue? {
        guard position.isFinite, end != start else { return nil }
        let share = Double((position - start) / (end - start))
        switch kind {
        case .category:
            let index = Int((share * Double(categories.count)).rounded(.down))
            return categories.indices.contains(index) ? .category(categories[index]) : nil
        case .number, .date:
            let number = transform.inverse(origin + share * (transform(upper) - origin))
            return kind == .date ? .date(number) : .number(number)
        }
    }

    /// The bounds of the domain as values, or all categories.
    var domain: [PlotValue] {
        switch kind {
        case .category: categories.map { .category($0) }
        case .number: [.number(lower), .number(upper)]
        case .date: [.date(lower), .date(upper)]
        }
    }
}
