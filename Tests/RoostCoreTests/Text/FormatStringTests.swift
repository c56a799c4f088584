import Foundation
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct FormatStringTests {
    private func pieces(_ format: String) -> [FormatString.Piece] { FormatString(format).pieces }

    @Test func `Values stand between literals`() {
        #expect(
            pieces("%@ has %lld votes") == [
                .value(0, specifier: "%@"), .literal(" has "), .value(1, specifier: "%lld"), .literal(" votes"),
            ])
    }

    @Test func `Translations may put values in another order`() {
        #expect(
            pieces("%2$@, %1$.2f, %@") == [
                .value(1, specifier: "%@"), .literal(", "), .value(0, specifier: "%.2f"), .literal(", "),
                .value(0, specifier: "%@"),
            ])
    }

    @Test func `Two percent signs are one`() {
        #expect(pieces("100 %% %d%%") == [.literal("100 % "), .value(0, specifier: "%d"), .literal("%")])
    }

    @Test(arguments: ["%", "50 % off", "%y", "%.d", "%12$", "%5"])
    func `A sequence that is no specifier stays as it is`(format: String) {
        // “% o” in “50 % off” is a specifier, as in C.
        if format == "50 % off" {
            #expect(pieces(format) == [.literal("50 "), .value(0, specifier: "% o"), .literal("ff")])
        } else {
            #expect(pieces(format) == [.literal(format)])
        }
    }

    @Test(arguments: ["%-5d", "%+08.3lf", "%#x", "%hhu", "%qd", "%zd", "%jd", "%12@"])
    func `Flags, width, precision and size belong to a specifier`(specifier: String) {
        #expect(pieces("a" + specifier + "b") == [.literal("a"), .value(0, specifier: specifier), .literal("b")])
    }

    @Test func `An integer is written as in the locale, unless its specifier has a width or a base`() {
        let english = Locale(identifier: "en_US")
        #expect(_FormatArgument.integer(1234).string(specifier: "%lld", locale: english) == "1,234")
        #expect(_FormatArgument.integer(1234).string(specifier: "%05lld", locale: english) == "01234")
        #expect(_FormatArgument.integer(255).string(specifier: "%x", locale: english) == "ff")
    }

    @Test func `A fraction is written as in the locale, unless its specifier has a width`() {
        let german = Locale(identifier: "de_DE")
        #expect(_FormatArgument.real(1234.5).string(specifier: "%.2f", locale: german) == "1.234,50")
        #expect(_FormatArgument.real(0.5).string(specifier: "%lf", locale: german) == "0,500000")
        #expect(_FormatArgument.real(0.5).string(specifier: "%6.1f", locale: german) == "   0.5")
    }
}
