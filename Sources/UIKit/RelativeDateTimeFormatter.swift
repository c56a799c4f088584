import Foundation
import RoostCore
import RoostText

/// Foundation's distances in time in words: "2 hours ago", "tomorrow". Foundation on Linux has none.
open class RelativeDateTimeFormatter: @unchecked Sendable {
    // As with Foundation's formatters, a formatter that is shared is not changed any more.

    /// Numbers in every case, or names such as "yesterday".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// The length of the words; `spellOut` has digits here.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// Numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Whole words by default.
    open var unitsStyle = UnitsStyle.full
    /// The language; that of the process by default.
    open var locale: Locale! = .current
    /// The calendar that counts days, months and years.
    open var calendar: Calendar! = .current

    /// A formatter of numbers and whole words.
    public init() {}

    private var width: ICUFormats.Width { unitsStyle == .short ? .short : unitsStyle == .abbreviated ? .narrow : .wide }

    private func text(_ count: Double, _ unit: ICUFormats.RelativeUnit) -> String {
        let language = (locale ?? .current).identifier(.bcp47)
        return ICUFormats.relative(count, unit, width: width, isNamed: dateTimeStyle == .named, language: language)
            ?? ""
    }

    /// The words for the largest component that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Int?, ICUFormats.RelativeUnit)] = [
            (dateComponents.year, .year), (dateComponents.quarter, .quarter), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let part = parts.first { ($0.0 ?? 0) != 0 } ?? parts.last { $0.0 != nil } ?? (0, .second)
        return text(Double(part.0 ?? 0), part.1)
    }

    /// The words for a number of seconds from now, negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The words for a date seen from another one: the largest whole unit between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        // A date a fraction of a second away counts as the second that it is nearest to.
        let rounded = referenceDate.addingTimeInterval(date.timeIntervalSince(referenceDate).rounded())
        return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: rounded))
    }

    /// The words for a date seen from now; nil for other objects.
    open func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
