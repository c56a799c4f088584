import Foundation

/// The values to which a swipe scrolls a chart: the next or the previous one, by its direction.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    let step: ScrollAlignment.Step

    /// The next page: the visible length.
    public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// The multiples of a number, or of seconds for dates.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(step: .interval(unit.plotValue.number))
    }
}

extension MajorValueAlignment where Value == Date {
    /// The dates that match components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(step: .matching(components))
    }
}
