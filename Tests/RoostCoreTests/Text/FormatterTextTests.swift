import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct FormatterTextTests {
    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }

    private func string(_ text: Text) -> String { ResolvedText(text, in: EnvironmentValues()).styled.string }

    @Test func `A date in a literal is written by its formatter`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(string(Text("On \(date, formatter: formatter)!")) == "On 1970-01-01!")
        #expect(string(Text(date, formatter: formatter)) == "1970-01-01")
    }

    @Test func `A number in a literal is written by its formatter`() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(string(Text("\(NSNumber(value: 1.5), formatter: formatter)")) == "1.50")
    }
}
