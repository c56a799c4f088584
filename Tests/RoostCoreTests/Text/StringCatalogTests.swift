import Foundation
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Translations out of string catalogues and the files that they took the place of.
@MainActor
@Suite struct StringCatalogTests {
    /// A bundle that holds the given files.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("roost-\(UUID().uuidString).bundle")
        var bundle: Bundle { Bundle(path: url.path)! }

        init(_ files: [String: String]) throws {
            for (path, content) in files {
                let file = url.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try content.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func string(_ key: String.LocalizationValue, _ locale: String, table: String? = nil) -> String {
            String(localized: key, table: table, bundle: bundle, locale: Locale(identifier: locale))
        }

        func text(_ key: LocalizedStringKey, _ locale: String, idiom: Idiom = .iOS) -> String {
            var environment = EnvironmentValues.standard
            environment.locale = Locale(identifier: locale)
            environment.idiom = idiom
            return ResolvedText(Text(key, bundle: bundle), in: environment).styled.string
        }
    }

    private func catalog(_ strings: String) throws -> Folder {
        try Folder(["Localizable.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#])
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
    }

    @Test func `A text comes in the reader's language, region and script`() throws {
        let folder = try catalog(
            #""Hello":{"comment":"A greeting","extractionState":"manual","localizations":{"de":\#(unit("Hallo")),"pt-BR":\#(unit("Oi")),"pt-PT":\#(unit("Olá")),"zh-Hans":\#(unit("你好")),"zh-Hant":\#(unit("您好"))}}"#
        )
        #expect(folder.text("Hello", "de_AT") == "Hallo")
        #expect(folder.text("Hello", "pt_PT") == "Olá")
        #expect(folder.text("Hello", "zh_CN") == "你好")
        #expect(folder.text("Hello", "zh_HK") == "您好")
        #expect(folder.text("Hello", "en") == "Hello")
        #expect(folder.text("Hello", "fi") == "Hello")
        #expect(folder.text("Bye", "de") == "Bye")
    }

    @Test func `What waits for its translation and what is not to be translated is said in the source's words`() throws
    {
        let folder = try catalog(
            #""title":{"extractionState":"stale","localizations":{"en":\#(unit("Welcome")),"de":\#(unit("", "new")),"fr":\#(unit("Bienvenue", "needs_review"))}},"Roost":{"shouldTranslate":false,"localizations":{"de":\#(unit("Hühnerstange"))}}"#
        )
        #expect(folder.text("title", "de") == "Welcome")
        #expect(folder.text("title", "fr") == "Bienvenue")
        #expect(folder.text("title", "en") == "Welcome")
        #expect(folder.text("Roost", "de") == "Roost")
    }

    @Test(arguments: [
        ("en", [0: "0 birds", 1: "1 bird", 2: "2 birds", 1000: "1,000 birds"]),
        ("ru", [1: "1 птица", 2: "2 птицы", 5: "5 птиц", 21: "21 птица", 11: "11 птиц"]),
        ("pl", [1: "1 ptak", 3: "3 ptaki", 12: "12 ptaków"]),
        ("ar", [0: "لا طيور", 1: "طائر", 2: "طائران", 3: "٣ طيور", 11: "١١ طائرًا"]),
        ("ja", [0: "0羽", 1: "1羽"]),
    ])
    func `A number chooses its plural`(locale: String, expected: [Int: String]) throws {
        func plural(_ forms: [String: String]) -> String {
            let forms = forms.map { #""\#($0.key)":\#(unit($0.value))"# }.joined(separator: ",")
            return #"{"variations":{"plural":{\#(forms)}}}"#
        }
        let folder = try catalog(
            #""%lld birds":{"localizations":{"en":\#(plural(["one": "%lld bird", "other": "%lld birds"])),"ru":\#(plural(["one": "%lld птица", "few": "%lld птицы", "many": "%lld птиц", "other": "%lld птицы"])),"pl":\#(plural(["one": "%lld ptak", "few": "%lld ptaki", "many": "%lld ptaków", "other": "%lld ptaka"])),"ar":\#(plural(["zero": "لا طيور", "one": "طائر", "two": "طائران", "few": "%lld طيور", "many": "%lld طائرًا", "other": "%lld طائر"])),"ja":\#(plural(["other": "%lld羽"]))}}"#
        )
        for (number, text) in expected {
            let locale = locale == "ar" ? "ar_EG" : locale
            #expect(folder.text("\(number) birds", locale) == text)
            #expect(folder.string("\(number) birds", locale) == text)
        }
    }

    @Test func `Several numbers in a text have a plural each, and their positions`() throws {
        let birds = #"{"one":\#(unit("%arg Vogel")),"other":\#(unit("%arg Vögel"))}"#
        let trees = #"{"one":\#(unit("einem Baum")),"other":\#(unit("%arg Bäumen"))}"#
        let folder = try catalog(
            #""%lld birds in %lld trees of %@":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%3$@: %#@birds@ in %#@trees@, **100 %%**"},"substitutions":{"birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":\#(birds)}},"trees":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":\#(trees)}}}}}}"#
        )
        #expect(folder.text("\(1) birds in \(3) trees of \("Eva")", "de") == "Eva: 1 Vogel in 3 Bäumen, 100 %")
        #expect(folder.text("\(2000) birds in \(1) trees of \("Eva")", "de") == "Eva: 2.000 Vögel in einem Baum, 100 %")
    }

    @Test func `A device has words of its own, and plurals in them`() throws {
        let plural = #"{"variations":{"plural":{"one":\#(unit("Tap once")),"other":\#(unit("Tap %lld times"))}}}"#
        let folder = try catalog(
            #""Press %lld times":{"localizations":{"en":{"variations":{"device":{"iphone":\#(plural),"mac":\#(unit("Click %lld times")),"other":\#(unit("Press %lld times"))}}}}},"Press":{"localizations":{"en":{"variations":{"device":{"mac":\#(unit("Click")),"other":\#(unit("Tap"))}}}}}"#
        )
        #expect(folder.text("Press \(1) times", "en") == "Tap once")
        #expect(folder.text("Press \(2) times", "en") == "Tap 2 times")
        #expect(folder.text("Press \(1) times", "en", idiom: .macOS) == "Click 1 times")
        #expect(folder.text("Press", "en") == "Tap")
        #expect(folder.text("Press", "en", idiom: .macOS) == "Click")
    }

    @Test func `English counts 1 metre and 1.0 metres`() throws {
        let substitution =
            #"{"stringUnit":{"value":"%#@m@"},"substitutions":{"m":{"argNum":1,"formatSpecifier":".1f","variations":{"plural":{"one":\#(unit("%arg metre")),"other":\#(unit("%arg metres"))}}}}}"#
        let folder = try catalog(
            #""%lf metres":{"localizations":{"en":\#(substitution)}}"#)
        #expect(folder.text("\(1.0) metres", "en") == "1.0 metres")
    }

    @Test func `Another table is another catalogue`() throws {
        let folder = try Folder([
            "Birds.xcstrings":
                #"{"sourceLanguage":"en","version":"1.0","strings":{"Hen":{"localizations":{"fr":\#(unit("Poule"))}}}}"#
        ])
        #expect(folder.string("Hen", "fr", table: "Birds") == "Poule")
        #expect(folder.string("Hen", "fr") == "Hen")
    }

    @Test func `Of several lproj folders the reader's language counts`() throws {
        let folder = try Folder([
            "en.lproj/Localizable.strings": #""Hello" = "Hello!";"#,
            "de.lproj/Localizable.strings": #""Hello" = "Hallo!";"#,
            "fr.lproj/Localizable.strings": #""Hello" = "Salut !";"#,
        ])
        #expect(folder.text("Hello", "de_DE") == "Hallo!")
        #expect(folder.text("Hello", "fr_CA") == "Salut !")
        #expect(folder.text("Hello", "en_GB") == "Hello!")
    }

    @Test func `A stringsdict file words texts by their numbers`() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld of %lld birds</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%2$#@birds@, davon %1$lld</string>
            <key>birds</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>Kein Vogel</string><key>one</key><string>Ein Vogel</string>
            <key>other</key><string>%lld Vögel</string></dict></dict></dict></plist>
            """
        let folder = try Folder([
            "de.lproj/Localizable.stringsdict": dictionary, "de.lproj/Localizable.strings": #""a" = "b";"#,
        ])
        #expect(folder.text("\(1) of \(5) birds", "de") == "5 Vögel, davon 1")
        #expect(folder.text("\(0) of \(1) birds", "de") == "Ein Vogel, davon 0")
        #expect(folder.text("\(0) of \(0) birds", "de") == "Kein Vogel, davon 0")
        #expect(folder.text("a", "de") == "b")
    }

    @Test func `A catalogue that says nonsense is named, and its keys are shown`() throws {
        let deep = String(repeating: #"{"variations":{"device":{"other":"#, count: 5_000)
        let bombs = (0..<20).map {
            #""v\#($0)":{"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit("%#@v\(($0 + 1) % 20)@%#@v\(($0 + 1) % 20)@"))}}}"#
        }.joined(separator: ",")
        let hostile = [
            "", "[]", "{", #"{"strings":{}}"#, #"{"sourceLanguage":"en","strings":[]}"#,
            #"{"sourceLanguage":"en","strings":{"%lld":{"localizations":{"en":\#(deep)"#,
            #"{"sourceLanguage":"en","strings":{"%lld":{"localizations":{"en":\#(deep)1\#(String(repeating: "}}}", count: 5_000))}}}}"#,
        ]
        for text in hostile {
            let folder = try Folder(["Localizable.xcstrings": text])
            let (shown, warnings) = Log.collecting { folder.text("\(7)", "en") }
            #expect(shown == "7")
            #expect(warnings.contains { $0.contains("Localizable.xcstrings") }, "\(text.prefix(60))")
        }
        let accepted = [
            #""%lld":{"localizations":{"en":{"stringUnit":{"value":"%#@v0@"},"substitutions":{\#(bombs)}}}}"#,
            #""%lld":{"localizations":{"en":{"stringUnit":{"value":"%#@a@ %999$@ %#@ %arg %0$d"},"substitutions":{"a":{"argNum":-9223372036854775808,"formatSpecifier":"2147483647d","variations":{"plural":{}}}}}}}"#,
            #""%lld":{"localizations":{"en":{"variations":{"plural":{},"device":{}}}}}"#,
        ]
        for text in accepted { #expect(try catalog(text).text("\(7)", "en").utf8.count < 1_000) }
    }
}
