import CoreGraphics
import Foundation
import RoostCore

/// The parts of a date on wheels beside each other.
nonisolated struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                wheel("Month", Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13), .month) { month in
                    let isNarrow = configuration.displayedComponents.contains(.hourAndMinute)
                    let names = isNarrow ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols
                    return names.indices.contains(month - 1) ? names[month - 1] : String(month)
                }
                wheel("Day", Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32), .day) { String($0) }
                wheel("Year", years, .year) { String($0) }
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                wheel("Hour", Array(0..<24), .hour) { hour in self.hour(hour) }
                wheel("Minute", Array(0..<60), .minute) { $0 < 10 ? "0\($0)" : "\($0)" }
            }
        }
    }

    private var date: Date { configuration.selection }

    private var calendar: Calendar {
        var calendar = surroundingCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    /// The years of a century before and a century after the date, within the bounds.
    private var years: [Int] {
        let year = calendar.component(.year, from: date)
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? year - 100
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? year + 100
        return Array(max(first, year - 100)...max(max(first, year - 100), min(last, year + 100)))
    }

    /// "3 PM", or "15" where the day has 24 hours.
    private func hour(_ hour: Int) -> String {
        guard let time = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: date) else { return String(hour) }
        return time.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).hour())
    }

    @MainActor private func wheel(
        _ label: String, _ values: [Int], _ component: Calendar.Component, words: @escaping (Int) -> String
    ) -> some View {
        let chosen = Binding<Int>(
            get: { calendar.component(component, from: date) }, set: { set(component, to: $0) })
        return Picker(label, selection: chosen) {
            ForEach(values, id: \.self) { Text(verbatim: words($0)).tag($0) }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .frame(maxWidth: component == .month ? 140 : 90)
    }

    /// Changes one part of the date. Where the month has fewer days, its last day is chosen.
    private func set(_ component: Calendar.Component, to value: Int) {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        parts.setValue(value, for: component)
        if component == .month || component == .year {
            let first = DateComponents(year: parts.year, month: parts.month, day: 1)
            if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
                parts.day = min(parts.day ?? 1, days.count)
            }
        }
        if let new = calendar.date(from: parts) { configuration.selection = configuration.limited(new) }
    }
}

/// The parts of a date on wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The parts of the date on wheels beside each other; one of them has all 24 hours.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
