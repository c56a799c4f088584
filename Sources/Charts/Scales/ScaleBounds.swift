import Foundation
import RoostLog

/// The domain of a position scale, made of the data and of the view's settings.
struct ScaleBounds {
    private(set) var kind: PlotValue.Kind
    private(set) var lower = 0.0
    private(set) var upper = 1.0
    private(set) var categories: [String] = []
    private(set) var isFixed = false
    private(set) var isReversed = false

    init(_ data: AxisData, settings: AxisScaleSettings, transform: ScaleTransform) {
        kind = data.kind ?? .number
        switch settings.domain {
        case .values(let values): take(values, instead: data, transform)
        case .automatic(let automatic): infer(from: data, automatic, transform)
        case nil: infer(from: data, nil, transform)
        }
        if transform == .log { keepPositive(data) }
        widen()
    }

    private mutating func infer(from data: AxisData, _ automatic: AutomaticScaleDomain?, _ transform: ScaleTransform) {
        isReversed = automatic?.isReversed ?? false
        categories = data.categories
        if kind != .category && !data.isEmpty {
            (lower, upper) = (data.lower, data.upper)
            // A logarithm knows no zero. All other numbers start there, as Apple's pictures of lines and points show.
            if kind == .number && automatic?.includesZero ?? (transform != .log) {
                (lower, upper) = (min(lower, 0), max(upper, 0))
            }
        }
        guard let modify = automatic?.modify, !data.isEmpty else { return }
        var values: [PlotValue] = kind == .category ? categories.map { .category($0) } : [number(lower), number(upper)]
        modify(&values)
        setBounds(to: values)
    }

    private func number(_ number: Double) -> PlotValue { kind == .date ? .date(number) : .number(number) }

    /// Takes a given domain. Categories of the data that it lacks are not shown.
    private mutating func take(_ values: [PlotValue], instead data: AxisData, _ transform: ScaleTransform) {
        guard let first = values.first else { return infer(from: data, nil, transform) }
        if let kind = data.kind, kind != first.kind {
            Log.warning(
                "A chart's scale has a domain of \(first.kind) values for data of \(kind) values", view: "Chart")
            return infer(from: data, nil, transform)
        }
        kind = first.kind
        isFixed = true
        setBounds(to: values)
    }

    private mutating func setBounds(to values: [PlotValue]) {
        if kind == .category {
            var known: Set<String> = []
            categories = values.compactMap {
                guard case .category(let name) = $0, known.insert(name).inserted else { return nil }
                return name
            }
            return
        }
        let numbers = values.map(\.number).filter(\.isFinite)
        guard let first = numbers.first, let last = numbers.last else { return }
        (lower, upper) = (numbers.min() ?? first, numbers.max() ?? last)
        if first > last { isReversed.toggle() }
    }

    /// A logarithmic scale shows what lies above zero.
    private mutating func keepPositive(_ data: AxisData) {
        guard lower <= 0 else { return }
        let smallest = data.smallestPositive
        if isFixed {
            Log.warning(
                "A chart's logarithmic scale has a domain from \(lower): it begins above zero instead", view: "Chart",
                value: lower)
        }
        lower = smallest.isFinite ? smallest : (upper > 0 ? upper / 1000 : 1)
        upper = max(upper, lower * 10)
    }

    /// Gives a single value room on both sides.
    private mutating func widen() {
        guard kind != .category, !(lower < upper) else { return }
        if lower == 0 && kind == .number {
            upper = 1
        } else {
            // Large numbers have no fractions of one.
            let room = max(kind == .date ? 43_200 : 0.5, abs(lower) * 1e-12)
            (lower, upper) = (lower - room, upper + room)
        }
    }
}
