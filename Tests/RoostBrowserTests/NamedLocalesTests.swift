import Foundation
import Testing

@testable import RoostControls

@Suite struct NamedLocalesTests {
    @Test func `A locale is the one that the page names`() {
        let locales = NamedLocales()
        #expect(locales.locale("ja-DE").identifier == "ja_DE")
        #expect(locales.locale("x-strange").identifier == "x_strange")
    }

    @Test func `Beyond the limit a locale that the system does not list falls back to its language or to English`() {
        let locales = NamedLocales(limit: 2)
        _ = (locales.locale("aa-AQ"), locales.locale("bb-AQ"))
        #expect(locales.locale("aa-AQ").identifier == "aa_AQ")
        #expect(locales.locale("de-CH").identifier == "de_CH")
        #expect(locales.locale("de-AQ").identifier == "de")
        #expect(locales.locale("qqq-AQ").identifier == "en")
    }
}
