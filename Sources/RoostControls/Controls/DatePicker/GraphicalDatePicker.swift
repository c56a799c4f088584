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

    @State private var isTimeOpen = false

    @MainActor var body: some View {
        VStack(spacing: 0) {
            if components.contains(.date) {
                DayGrid(
                    first: configuration.selection,
                    isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) }, isInRange: isInRange,
                    choose: choose, isDense: hasTime)
                if hasTime { time }
            }
            if hasTime, isTimeOpen || !components.contains(.date) { timeWheels }
        }
        .frame(maxWidth: DayGrid.maximumWidth)
    }

    private var hasTime: Bool { components.contains(.hourAndMinute) }

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

    /// The time in a button, which brings up wheels below. Read off pictures of iOS 26.
    @MainActor private var time: some View {
        HStack(spacing: 8) {
            Text("Time").font(.headline)
            Spacer(minLength: 0)
            DatePartButton(
                words: configuration.selection.formatted(
                    Date.FormatStyle(
                        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)),
                height: 36, isOpen: $isTimeOpen)
        }
        .padding(EdgeInsets(top: 6.5, leading: 8, bottom: 8.5, trailing: 8))
    }

    @MainActor private var timeWheels: some View {
        WheelDatePicker(
            configuration: DatePickerStyleConfiguration(
                label: configuration.label, selection: configuration.$selection,
                minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
                displayedComponents: .hourAndMinute))
    }
}
