import CoreGraphics
import Foundation
import RoostCore

/// A month of days to choose from, and the time below.
nonisolated struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let components: DatePickerComponents
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone

    @MainActor var body: some View {
        VStack(spacing: 12) {
            if components.contains(.date) {
                DayGrid(
                    first: configuration.selection,
                    isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) }, isInRange: isInRange,
                    choose: choose)
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

    private func isInRange(_ day: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let first = configuration.minimumDate, end <= first { return false }
        if let last = configuration.maximumDate, day > last { return false }
        return true
    }

    /// Chooses a day, at the time of day that was chosen before.
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
