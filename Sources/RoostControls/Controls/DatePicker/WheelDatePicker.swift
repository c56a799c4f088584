import CoreGraphics
import Foundation
import RoostCore

/// The parts of a date on wheels beside each other, over one band: the month, the day and the year in the locale's order.
/// Beside a time there is one wheel for the day, as "Mon, Jun 9".
nonisolated struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    /// Whether there is a wheel for the day of the month.
    var choosesDay = true
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if hasDate, hasTime {
                dayWheel
            } else if hasDate {
                ForEach(dateWheels.filter { choosesDay || $0 != .day }, id: \.self) { dateWheel($0) }
            }
            if hasTime { timeWheels }
        }
        .environment(\.isWheelOfSeveral, true)
        // The rows keep their height.
        .dynamicTypeSize(...DynamicTypeSize.large)
        .background { WheelBand() }
        .padding(.horizontal, 9)
    }

    private var hasDate: Bool { configuration.displayedComponents.contains(.date) }
    private var hasTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }
    private var date: Date { configuration.selection }

    private var calendar: Calendar {
        var calendar = surroundingCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    private var format: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    // MARK: The date

    /// Year, month and day in the locale's order.
    private var dateWheels: [Calendar.Component] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        let letters: [(Character, Calendar.Component)] = [("y", .year), ("M", .month), ("d", .day)]
        let found = letters.compactMap { letter, component in pattern.firstIndex(of: letter).map { ($0, component) } }
        return found.count == letters.count ? found.sorted { $0.0 < $1.0 }.map(\.1) : [.month, .day, .year]
    }

    @ViewBuilder @MainActor private func dateWheel(_ component: Calendar.Component) -> some View {
        switch component {
        case .year: wheel("Year", years, .year, width: 90) { String($0) }
        case .month:
            let names = calendar.standaloneMonthSymbols
            wheel("Month", Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13), .month, width: 140) {
                month in
                names.indices.contains(month - 1) ? names[month - 1] : String(month)
            }
        default: wheel("Day", Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32), .day) { String($0) }
        }
    }

    /// The years of a century before and a century after the date, within the bounds.
    private var years: [Int] {
        let year = calendar.component(.year, from: date)
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? year - 100
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? year + 100
        return Array(max(first, year - 100)...max(max(first, year - 100), min(last, year + 100)))
    }

    /// The days of half a year before and half a year after the date, within the bounds; each turn of the wheel moves
    /// them. A day's number counts from a fixed one, so that it stays the same option.
    @MainActor private var dayWheel: some View {
        let calendar = calendar
        let origin = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
        func number(_ date: Date) -> Int {
            calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
        }
        let chosen = number(date)
        let first = max(chosen - 183, configuration.minimumDate.map(number) ?? .min)
        let last = max(first, min(chosen + 183, configuration.maximumDate.map(number) ?? .max))
        let format = format.weekday(.abbreviated).month(.abbreviated).day()
        return wheel(
            "Day", Array(first...last), width: 150, alignment: .trailing,
            Binding {
                chosen
            } set: { new in
                guard let day = calendar.date(byAdding: .day, value: new - chosen, to: date) else { return }
                configuration.selection = configuration.limited(day)
            }
        ) { number in
            calendar.date(byAdding: .day, value: number, to: origin).map { $0.formatted(format) } ?? ""
        }
    }

    // MARK: The time

    /// Hours and minutes, and AM and PM where the locale's day has twice twelve hours.
    @ViewBuilder @MainActor private var timeWheels: some View {
        let hour = calendar.component(.hour, from: date)
        if let halves = halvesOfDay {
            wheel(
                "Hour", Array(0..<12),
                Binding {
                    hour % 12
                } set: {
                    set(.hour, to: hour / 12 * 12 + $0)
                }
            ) { $0 == 0 ? "12" : String($0) }
            minuteWheel
            wheel(
                "Half of the day", [0, 1],
                Binding {
                    hour / 12
                } set: {
                    set(.hour, to: $0 * 12 + hour % 12)
                }
            ) { halves[$0] }
        } else {
            wheel("Hour", Array(0..<24), .hour, words: twoDigits)
            minuteWheel
        }
    }

    @MainActor private var minuteWheel: some View { wheel("Minute", Array(0..<60), .minute, words: twoDigits) }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// The locale's words for before and after noon; nil where the day has 24 hours.
    private var halvesOfDay: [String]? {
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
        return pattern?.contains("a") == true ? [calendar.amSymbol, calendar.pmSymbol] : nil
    }

    // MARK: Wheels

    @MainActor private func wheel(
        _ label: String, _ values: [Int], _ component: Calendar.Component, width: CGFloat = 60,
        words: @escaping (Int) -> String
    ) -> some View {
        wheel(
            label, values, width: width,
            Binding {
                calendar.component(component, from: date)
            } set: {
                set(component, to: $0)
            }, words: words)
    }

    @MainActor private func wheel(
        _ label: String, _ values: [Int], width: CGFloat = 60, alignment: Alignment = .center, _ chosen: Binding<Int>,
        words: @escaping (Int) -> String
    ) -> some View {
        Picker(label, selection: chosen) {
            ForEach(values, id: \.self) { value in
                Text(verbatim: words(value)).frame(maxWidth: .infinity, alignment: alignment).tag(value)
            }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .frame(maxWidth: width)
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
    /// The parts of the date on wheels beside each other.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
