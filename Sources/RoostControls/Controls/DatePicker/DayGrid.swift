import CoreGraphics
import Foundation
import RoostCore

/// The days of a month, and buttons to the months around it.
nonisolated struct DayGrid: View {
    /// A day of the month that shows at first.
    let first: Date
    let isChosen: (Date) -> Bool
    let isInRange: (Date) -> Bool
    let choose: (Date) -> Void
    /// A day of the month that shows now; nil for the first one.
    @State private var shown: Date?
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let month = Month(of: shown ?? first, in: calendar)
        VStack(spacing: 12) {
            header(month)
            days(month)
        }
    }

    private var calendar: Calendar {
        var calendar = surroundingCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    @MainActor private func header(_ month: Month) -> some View {
        HStack(spacing: 24) {
            Text(
                month.start.formatted(
                    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year())
            )
            .font(.headline)
            Spacer(minLength: 0)
            step(-1, from: month, "chevron.left", "Previous month")
            step(1, from: month, "chevron.right", "Next month")
        }
        .padding(.horizontal, 10)
    }

    @MainActor private func step(_ months: Int, from month: Month, _ symbol: String, _ label: String) -> some View {
        Button {
            shown = calendar.date(byAdding: .month, value: months, to: month.start)
        } label: {
            Image(systemName: symbol).font(.title3.weight(.semibold)).foregroundStyle(.tint)
        }
        .buttonStyle(FramedButtonStyle())
        .accessibilityLabel(Text(verbatim: label))
    }

    @MainActor private func days(_ month: Month) -> some View {
        let weekdays = weekdays
        return Grid(horizontalSpacing: 0, verticalSpacing: 4) {
            GridRow {
                ForEach(0..<7) { column in
                    Text(weekdays[column])
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            ForEach(0..<month.weeks) { week in
                GridRow {
                    ForEach(0..<7) { column in
                        if let day = month.day(week * 7 + column) {
                            button(for: day)
                        } else {
                            Color.clear.frame(height: 40)
                        }
                    }
                }
            }
        }
    }

    /// Short names, from the first day of the week on.
    private var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % max(1, names.count)] }
    }

    @MainActor private func button(for day: Date) -> some View {
        let isChosen = isChosen(day)
        return Button {
            choose(day)
        } label: {
            Text(verbatim: "\(calendar.component(.day, from: day))")
                .font(isChosen ? .title3.weight(.semibold) : .title3)
                .foregroundStyle(style(of: day, isChosen: isChosen))
                .frame(maxWidth: .infinity, minHeight: 40)
                .background {
                    if isChosen { Circle().fill(.tint.opacity(0.14)).frame(width: 40, height: 40) }
                }
        }
        .buttonStyle(FramedButtonStyle())
        .disabled(!isInRange(day))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func style(of day: Date, isChosen: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return isChosen || calendar.isDateInToday(day) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}

/// The days of a month, in the weeks of a calendar.
private struct Month {
    let start: Date
    /// The start of each day.
    private let days: [Date]
    /// The number of cells in the first week that belong to the month before.
    private let offset: Int

    init(of date: Date, in calendar: Calendar) {
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        days = (0..<count).map { [start] in calendar.date(byAdding: .day, value: $0, to: start) ?? start }
        offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    var weeks: Int { (offset + days.count + 6) / 7 }

    /// The day in a cell of the grid; nil in a cell of another month.
    func day(_ cell: Int) -> Date? {
        days.indices.contains(cell - offset) ? days[cell - offset] : nil
    }
}
