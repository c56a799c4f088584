import Foundation
import Testing

@testable import RoostCore

@Suite struct IntegerNotationTests {
    /// Latin, Arabic, Bengali, Devanagari and Persian digits; groups of three and of two; a point, a comma, an apostrophe
    /// and a narrow space between them; four digits left together; signs with and without marks of direction.
    static let locales = [
        "en_US", "en_GB", "de_DE", "de_CH", "de_AT", "fr_FR", "es_ES", "pt_PT", "pl_PL", "it_IT", "sv_SE", "fi_FI",
        "hi_IN",
        "en_IN", "bn_BD", "mr_IN", "ar_EG", "ar_MA", "fa_IR", "he_IL", "ja_JP", "zh_CN", "ko_KR", "th_TH", "my_MM",
        "ne_NP", "en_US@numbers=arab", "", "xx_YY",
    ]

    static let values: [Int64] = [
        0, 1, -1, 9, 10, 99, 100, 999, -999, 1000, -1000, 1001, 9999, 10_000, -10_000, 99_999, 100_000, 999_999,
        1_000_000, -1_234_567, 12_345_678, 100_000_000, 1_000_000_000, 98_765_432_109, .max, .min,
    ]

    @Test(arguments: locales)
    func `Integers are written as the locale's formatter writes them`(identifier: String) throws {
        let locale = Locale(identifier: identifier)
        let notation = try #require(IntegerNotation.of(locale))
        for value in Self.values { #expect(notation.string(value) == value.formatted(.number.locale(locale))) }
    }

    @Test func `Random integers are written as the locale's formatter writes them`() throws {
        var random = SystemRandomNumberGenerator()
        for identifier in Self.locales {
            let locale = Locale(identifier: identifier)
            let notation = try #require(IntegerNotation.of(locale))
            for _ in 0..<50 {
                let value = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0..<63, using: &random)
                #expect(notation.string(value) == value.formatted(.number.locale(locale)), "\(identifier)")
            }
        }
    }

    @Test func `A formatter without a scheme of digits and separators has no notation`() {
        #expect(IntegerNotation { $0 == 4 ? "four" : "\($0)" } == nil)
        #expect(IntegerNotation { $0 < 0 ? "less" : "\($0)" } == nil)
        #expect(IntegerNotation { $0 == 123_456 ? "123'456" : "\($0)" } == nil)
        #expect(IntegerNotation { "\($0)" }?.string(1_234_567) == "1234567")
    }

    @Test func `A text shows a number in its locale's notation`() {
        #expect(
            _FormatArgument.integer(1_234_567).string(specifier: "%lld", locale: Locale(identifier: "de_DE"))
                == "1.234.567")
        #expect(
            _FormatArgument.unsigned(1_234_567).string(specifier: "%lld", locale: Locale(identifier: "en_IN"))
                == "12,34,567")
    }
}
