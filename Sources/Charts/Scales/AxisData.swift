import Foundation

/// What the marks of a chart take up on one axis, after stacking.
struct AxisData {
    /// The kind of the first value; nil without values.
    private(set) var kind: PlotValue.Kind?
    /// The smallest and the greatest number, or seconds of a date. `lower` is greater than `upper` without values.
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// The smallest number above zero, for logarithmic scales.
    private(set) var smallestPositive = Double.infinity
    /// The categories in the order of their appearance.
    private(set) var categories: [String] = []
    private var known: Set<String> = []
    /// The calendar unit of the first value that has one.
    var unit: Calendar.Component?
    /// Whether a value was left out: one that is not finite, or of another kind than the first.
    private(set) var hasMisfits = false
    /// Whether values take slots: calendar units or bins.
    var hasSlots = false
    /// Whether all values are of types that have whole numbers only: the axis has no marks between them.
    var isInteger = false
    /// The title of the first value.
    var label: Text?

    var isEmpty: Bool { kind == .category ? categories.isEmpty : lower > upper }

    /// Adds a value. Values that are not finite, and values of another kind than the first, are left out.
    mutating func include(_ value: PlotValue) {
        guard kind == nil || kind == value.kind, value.kind == .category || value.number.isFinite else {
            hasMisfits = true
            return
        }
        kind = value.kind
        if case .category(let name) = value {
            if known.insert(name).inserted { categories.append(name) }
        } else {
            include(finite: value.number)
        }
    }

    private mutating func include(finite number: Double) {
        lower = min(lower, number)
        upper = max(upper, number)
        if number > 0 { smallestPositive = min(smallestPositive, number) }
    }
}
