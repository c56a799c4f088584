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
    /// Whether the data have whole numbers only.
    let isInteger: Bool
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
    /// The scale that this one comes from; nil at rest.
    private var motion: ScaleMotion?

    init(_ data: AxisData, settings: AxisScaleSettings, axis: ChartAxis) {
        self.axis = axis
        transform = ScaleTransform(settings.type)
        isInteger = data.isInteger && data.kind == .number
        rangeSetting = settings.range ?? .plot(startPadding: 0, endPadding: 0)
        let domain = ScaleBounds(data, settings: settings, transform: transform)
        kind = domain.kind
        (lower, upper) = (domain.lower, domain.upper)
        (isFixed, isReversed) = (domain.isFixed, domain.isReversed)
        categories = domain.categories
        indices = Dictionary(domain.categories.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The scale on a plot of a length in points.
    /// - Parameter padding: The room that stays free at the plot's ends.
    func resolved(length: CGFloat, padding: PlotPadding.Ends = PlotPadding.Ends()) -> PositionScale {
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
        if padding != PlotPadding.Ends(), length > 0 {
            let factor = max(0, length - padding.start - padding.end) / length
            (first, last) = (padding.start + first * factor, padding.start + last * factor)
        }
        (scale.start, scale.end) = (first, last)
        scale.updateFactor()
        if let motion { scale.move(from: motion.former.resolved(length: length, padding: padding), motion.share) }
        return scale
    }

    /// The scale on its way from another one.
    /// - Parameter share: 0 for the former scale, and 1 for this one.
    func moving(from former: PositionScale, share: Double) -> PositionScale {
        guard former.kind == kind, former.transform == transform else { return self }
        var scale = self
        scale.motion = ScaleMotion(from: former, share: share)
        return scale
    }

    /// The number of motions that the scale is in, one within the other.
    var motionDepth: Int { motion?.depth ?? 0 }

    /// The scale, at rest if it is in more motions than a limit.
    func withoutMotion(deeperThan limit: Int) -> PositionScale {
        guard motionDepth > limit else { return self }
        var scale = self
        scale.motion = nil
        return scale
    }

    /// Places values between the places on another resolved scale and on this one.
    private mutating func move(from former: PositionScale, _ share: Double) {
        guard kind != .category else {
            motion = ScaleMotion(from: former, share: share)
            return
        }
        // Both scales are a straight line of the transformed number: a point and a slope.
        let slope = former.factor + (factor - former.factor) * share
        guard slope != 0 else { return }
        let (old, new) = (
            Double(former.start) - former.origin * former.factor, Double(start) - origin * factor
        )
        factor = slope
        origin = (Double(start) - (old + (new - old) * share)) / slope
    }

    /// Whether another scale has the same values at the same shares of its length.
    func hasSameDomain(as other: PositionScale) -> Bool {
        kind == other.kind && transform == other.transform && lower == other.lower && upper == other.upper
            && isReversed == other.isReversed && categories == other.categories
            && visibleCategories?.start == other.visibleCategories?.start
            && visibleCategories?.count == other.visibleCategories?.count
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

    /// The position of a number on which a mark stands: zero on a logarithmic scale is the scale's start.
    func basePosition(of value: PlotValue) -> CGFloat? {
        transform == .log && value.kind == kind && value.number <= 0 ? start : position(of: value)
    }

    /// The two ends of a category's slot, in the scale's direction.
    func slot(of category: String) -> (start: CGFloat, end: CGFloat)? {
        guard let index = indices[category] else { return motion?.former.slot(of: category) }
        let step = (end - start) / CGFloat(categories.count)
        let slot = (start: start + step * CGFloat(index), end: start + step * CGFloat(index + 1))
        guard let motion, let old = motion.former.slot(of: category) else { return slot }
        let share = CGFloat(motion.share)
        return (old.start + (slot.start - old.start) * share, old.end + (slot.end - old.end) * share)
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
