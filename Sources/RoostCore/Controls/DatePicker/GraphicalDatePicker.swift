import CoreGraphics
import Foundation

/// A month of days to choose from, and the time below.
nonisolated struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let components: DatePickerComponents
    /// A day of the month that is shown; nil for the chosen day's.
    @State private var shown: Date?
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        VStack(spacing: 12) {
            if components.contains(.date) {
                let month = Month(of: shown ?? configuration.selection, in: calendar)
                header(month)
                days(month)
            }
            if components.contains(.hourAndMinute) { time }
        }
        .frame(maxWidth: 340)
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
        .buttonStyle(PlainButtonStyle())
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
        let isChosen = calendar.isDate(day, inSameDayAs: configuration.selection)
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
        .buttonStyle(PlainButtonStyle())
        .disabled(!isInRange(day))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func style(of day: Date, isChosen: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return isChosen || calendar.isDateInToday(day) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }

    private func isInRange(_ day: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let first = configuration.minimumDate, end <= first { return false }
        if let last = configuration.maximumDate, day > last { return false }
        return true
    }

    /// The chosen day at the time of day that was chosen before.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        configuration.selection = configuration.limited(date ?? day)
    }

    @MainActor private var time: some View {
        HStack(spacing: 8) {
            Text("Time")
            Spacer(minLength: 0)
            Text(
                configuration.selection.formatted(
                    Date.FormatStyle(
                        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
            )
            .monospacedDigit()
            stepper(.hour, "Hours")
            stepper(.minute, "Minutes")
        }
        .padding(.horizontal, 10)
    }

    @MainActor private func stepper(_ unit: Calendar.Component, _ label: String) -> some View {
        @MainActor func change(by amount: Int) {
            if let date = calendar.date(byAdding: unit, value: amount, to: configuration.selection) {
                configuration.selection = configuration.limited(date)
            }
        }
        return Stepper {
            Text(verbatim: label)
        } onIncrement: {
            change(by: 1)
        } onDecrement: {
            change(by: -1)
        }
        .labelsHidden()
    }
}

/// The days of a month, in weeks of a calendar's.
private struct Month {
    let start: Date
    /// The start of each day.
    private let days: [Date]
    /// How many cells of the first week belong to the month before.
    private let offset: Int

    init(of date: Date, in calendar: Calendar) {
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        days = (0..<count).map { [start] in calendar.date(byAdding: .day, value: $0, to: start) ?? start }
        offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    var weeks: Int { (offset + days.count + 6) / 7 }

    /// The day in a cell of the grid; nil for one of another month's.
    func day(_ cell: Int) -> Date? {
        days.indices.contains(cell - offset) ? days[cell - offset] : nil
    }
}
