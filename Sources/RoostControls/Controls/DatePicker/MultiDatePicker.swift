import CoreGraphics
import Foundation
import RoostCore

/// A month of days, any number of which can be chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>?
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    /// A picker without limits. It adds chosen days with their calendar, era, year, month and day; accessibility alone
    /// reads the label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, in: nil, label: label())
    }

    /// A picker of days within `bounds`; other days cannot be chosen.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, in: bounds, label: label())
    }

    /// A picker of days from `bounds` on; earlier days cannot be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label: label())
    }

    /// A picker of days before the end of `bounds`; later days cannot be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: min(bounds.upperBound, .distantPast)..<bounds.upperBound, label: label())
    }

    private init(_ selection: Binding<Set<DateComponents>>, in bounds: Range<Date>?, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    @MainActor public var body: some View {
        DayGrid(first: selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date()) { day in
            selection.wrappedValue.contains { isSame($0, day) }
        } isInRange: { day in
            bounds.map {
                day < $0.upperBound && (calendar.date(byAdding: .day, value: 1, to: day) ?? day) > $0.lowerBound
            }
                ?? true
        } choose: { day in
            if let known = selection.wrappedValue.first(where: { isSame($0, day) }) {
                selection.wrappedValue.remove(known)
            } else {
                selection.wrappedValue.insert(
                    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(spokenWords(of: label) ?? Text(verbatim: ""))
        .frame(maxWidth: DayGrid.maximumWidth)
    }

    private var calendar: Calendar {
        var calendar = surroundingCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    private func isSame(_ components: DateComponents, _ day: Date) -> Bool {
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
}

nonisolated extension MultiDatePicker where Label == Text {
    /// A picker without limits, with a text that accessibility reads.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A picker of days within `bounds`, with a text that accessibility reads.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of days from `bounds` on, with a text that accessibility reads.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of days before the end of `bounds`, with a text that accessibility reads.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
}
