import Foundation
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Dates and the time between them, in several languages.
@MainActor
@Suite struct LocalizedDateTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func text(_ text: Text, _ locale: String) -> String {
        var environment = EnvironmentValues.standard
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.now = Self.now
        // Spaces of all kinds are one here.
        return ResolvedText(text, in: environment).styled.string.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    private static let minute = 60.0, hour = 3600.0, day = 86400.0

    @Test(arguments: [
        ("en", "2 hours, 23 minutes", "1 year, 1 month", "1 second", "0 seconds"),
        ("pl", "2 godziny i 23 minuty", "1 rok i 1 miesiąc", "1 sekunda", "0 sekund"),
        ("fr", "2 heures et 23 minutes", "1 an et 1 mois", "1 seconde", "0 seconde"),
        ("ru", "2 часа 23 минуты", "1 год 1 месяц", "1 секунда", "0 секунд"),
        ("ja", "2 時間 23 分", "1 年 1 か月", "1 秒", "0 秒"),
        ("ar_EG", "ساعتان و٢٣ دقيقة", "سنة وشهر", "ثانية", "٠ ثانية"),
    ])
    func `A relative date is told in the language's words and plurals`(
        locale: String, hours: String, year: String, second: String, now: String
    ) {
        func relative(_ distance: Double) -> String { text(Text(Self.now + distance, style: .relative), locale) }
        #expect(relative(2 * Self.hour + 23 * Self.minute) == hours)
        #expect(relative(-2 * Self.hour - 23 * Self.minute) == hours)
        #expect(relative(400 * Self.day) == year)
        #expect(relative(1) == second)
        #expect(relative(0) == now)
    }

    @Test func `An offset has the sign that its language writes`() {
        func offset(_ distance: Double, _ locale: String) -> String {
            text(Text(Self.now + distance, style: .offset), locale)
        }
        #expect(offset(2 * Self.hour, "en") == "+2 hours")
        #expect(offset(-92 * Self.day, "en") == "-3 months")
        #expect(offset(2 * Self.hour, "de") == "+2 Stunden")
        #expect(offset(-2 * Self.hour, "sv") == "−2 timmar")
    }

    @Test func `A timer counts in the language's digits`() {
        func timer(_ distance: Double, _ locale: String) -> String {
            text(Text(Self.now + distance, style: .timer), locale)
        }
        #expect(timer(65, "en") == "1:05")
        #expect(timer(36 * Self.hour + 59 * Self.minute + 1, "en") == "36:59:01")
        #expect(timer(65, "ar_EG") == "١:٠٥")
        #expect(timer(3605, "fi") == "1.00.05")
        #expect(timer(.infinity, "en") == "--:--")
    }

    @Test(arguments: [
        ("en_US", "10:13 – 11:15 PM", "Nov 14 – 17, 2023"), ("de_DE", "22:13–23:15 Uhr", "14.–17. Nov. 2023"),
        ("ja_JP", "22時13分～23時15分", "2023年11月14日～17日"),
    ])
    func `What two dates have in common is said once`(locale: String, hours: String, days: String) {
        #expect(text(Text(Self.now...Self.now + 3700), locale) == hours)
        #expect(text(Text(DateInterval(start: Self.now, duration: 3 * Self.day)), locale) == days)
        #expect(text(Text(Self.now...Self.now), locale) != "")
    }
}
