import Foundation

/// A value of the data with its label, for a mark's position or a scale: `.value("Sales", 12)`.
public struct PlottableValue<Value: Plottable> {
    /// The value without its type. Its label describes it to assistive technologies and titles legends.
    let plotted: PlottedValue

    init(label: Text, extent: MarkExtent, isInteger: Bool = false) {
        plotted = PlottedValue(label: label, extent: extent, isInteger: isInteger)
    }

    private init(label: Text, value: Value) {
        let plotted = value.primitivePlottable._plotValue
        self.init(label: label, extent: .at(plotted.value), isInteger: plotted.isInteger)
    }
}

/// The room that a mark takes on an axis, in the data's values.
enum MarkExtent: Hashable, Sendable {
    /// The mark does not use the axis: it takes all of it.
    case none
    case at(PlotValue)
    /// The slot of a calendar unit or of a bin: bars take most of it, other marks lie in its middle.
    case unit(PlotValue, PlotValue)
    case range(PlotValue, PlotValue)
    /// Two positions in the plot, in points; nil for the plot's edge.
    case points(CGFloat?, CGFloat?)

    /// The value that a point takes: the middle of a slot or a range.
    var middle: PlotValue? {
        switch self {
        case .none, .points: nil
        case .at(let value): value
        case .unit(let start, let end), .range(let start, let end): start.with((start.number + end.number) / 2)
        }
    }

    /// Whether the mark takes all of the axis.
    var isWhole: Bool { self == .none || self == .points(nil, nil) }

    /// The first value.
    var start: PlotValue? {
        switch self {
        case .none, .points: nil
        case .at(let value), .unit(let value, _), .range(let value, _): value
        }
    }

    /// The last value.
    var end: PlotValue? {
        switch self {
        case .none, .points: nil
        case .at(let value), .unit(_, let value), .range(_, let value): value
        }
    }
}

extension PlottableValue {
    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: label, value: value)
    }

    /// A value with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(labelKey), value: value)
    }

    /// A value with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(label), value: value)
    }

    /// A value with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(labelResource), value: value)
    }
}

extension PlottableValue where Value == Date {
    /// The calendar unit that a date lies in: a day's bar reaches from midnight to midnight.
    /// - Parameter calendar: The calendar of the units; the current one by default.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: label, extent: .slot(of: value, unit, calendar ?? .current))
    }

    /// The calendar unit that a date lies in, with a label that is translated.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: Text(labelKey), extent: .slot(of: value, unit, calendar ?? .current))
    }

    /// The calendar unit that a date lies in, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: Text(label), extent: .slot(of: value, unit, calendar ?? .current))
    }
}

extension PlottableValue where Value == Date {
    /// The calendar unit that a date lies in, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        self.value(Text(labelResource), value, unit: unit, calendar: calendar)
    }
}

extension PlottableValue where Value: Comparable {
    /// A range of values with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue {
        value(Text(labelResource), range)
    }

    /// A range of values with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue {
        value(Text(labelResource), range)
    }

    /// A range of values, such as a bin of a histogram.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label: label, extent: .unit(range.lowerBound.plotValue, range.upperBound.plotValue))
    }

    /// A range of values with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }

    /// A range of values with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        value(Text(label), range)
    }

    /// A range of values, such as a bin of a histogram.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label: label, extent: .unit(range.lowerBound.plotValue, range.upperBound.plotValue))
    }

    /// A range of values with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }

    /// A range of values with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(label), range)
    }
}

extension MarkExtent {
    /// The slot of a date in a calendar; the date alone where the calendar knows no such unit.
    static func slot(of date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> MarkExtent {
        guard let slot = calendar.dateInterval(of: unit, for: date) else {
            return .at(.date(date.timeIntervalSinceReferenceDate))
        }
        return .unit(
            .date(slot.start.timeIntervalSinceReferenceDate), .date(slot.end.timeIntervalSinceReferenceDate))
    }
}
