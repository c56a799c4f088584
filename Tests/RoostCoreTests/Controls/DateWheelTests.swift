import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct DateWheelTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func window(_ view: some View) -> AccessibleWindow {
        AccessibleWindow(view) {
            $0.calendar = Self.calendar
            $0.timeZone = TimeZone(identifier: "UTC")!
            $0.locale = Locale(identifier: "en_US")
        }
    }

    struct Wheels: View {
        @State private var date = DateWheelTests.calendar.date(
            from: DateComponents(year: 2024, month: 1, day: 31, hour: 9, minute: 5))!
        var body: some View {
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
            Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        }
    }

    @Test func `A month that is shorter than the chosen day has its last day chosen`() throws {
        let window = window(Wheels())
        window.press(.radioButton, "February")
        window.settle()
        let wanted = Self.calendar.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 9, minute: 5))!
        #expect(window.shows("\(Int(wanted.timeIntervalSince1970))"))
    }

    struct Clock: View {
        @State private var date = DateWheelTests.calendar.date(
            from: DateComponents(year: 2024, month: 1, day: 31, hour: 9, minute: 5))!
        var body: some View {
            DatePicker("Start", selection: $date).datePickerStyle(.wheel)
            Text(verbatim: date.formatted(Date.ISO8601FormatStyle()))
        }
    }

    @Test func `Beside a time one wheel has the days, and another the halves of the day`() {
        let window = window(Clock())
        window.press(.radioButton, "Thu, Feb 1")
        window.settle()
        #expect(window.shows("2024-02-01T09:05:00Z"))
        window.press(.radioButton, "PM")
        window.settle()
        #expect(window.shows("2024-02-01T21:05:00Z"))
        window.press(.radioButton, "11")
        window.settle()
        #expect(window.shows("2024-02-01T23:05:00Z"))
    }

    @Test func `Where the day has 24 hours no wheel halves it`() {
        let window = AccessibleWindow(Clock()) {
            $0.calendar = Self.calendar
            $0.timeZone = TimeZone(identifier: "UTC")!
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(window.node(.radioButton, "AM") == nil)
        window.press(.radioButton, "07")
        window.settle()
        #expect(window.shows("2024-01-31T07:05:00Z"))
    }

    struct Days: View {
        @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 3)]
        var body: some View {
            let start = DateWheelTests.calendar.date(from: DateComponents(year: 2024, month: 2, day: 2))!
            MultiDatePicker("Days", selection: $days, in: start...)
            Text(verbatim: "days " + days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        }
    }

    @Test func `Any number of days within the bounds is chosen, and let go again`() {
        let window = window(Days())
        #expect(window.shows("February 2024"))
        window.press("9")
        window.press("1")
        #expect(window.shows("days 3 9"))
        window.press("3")
        #expect(window.shows("days 9"))
    }
}
