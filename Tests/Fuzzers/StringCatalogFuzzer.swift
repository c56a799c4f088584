import CoreGraphics
import Foundation
import SwiftUI

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostText

/// A string catalogue or a `.stringsdict` file, and the texts that are worded by it.
struct StringCatalogFuzzer: Fuzzer {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("roost-fuzz-\(ProcessInfo.processInfo.processIdentifier)-strings")
    /// The keys of the corpus, which are looked up.
    private static let keys = ["items", "hello", "%lld files in %lld folders", ""]

    func run(_ input: FuzzInput) {
        var input = input
        let isCatalog = input.bool()
        let number = Int(input.byte())
        try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let url = root.appendingPathComponent(isCatalog ? "Fuzz.xcstrings" : "Fuzz.stringsdict")
        try? Data(input.rest()).write(to: url)
        let arguments = LocalizedStringKey("\(number) \("text") \(1.5)").arguments
        func word(_ format: LocalizedFormat, language: String) {
            for idiom in [Idiom.iOS, .macOS] {
                var wording = FormatWording(
                    format, arguments: arguments, idiom: idiom, rules: ICULanguageRules.shared, language: language)
                let text = wording.text()
                // The text may contain a hundred variables, each as long as the file.
                expect(text.utf8.count <= 300 * (input.bytes.count + 1), "\(text.utf8.count) bytes of text")
                for case .value(let index, let specifier) in FormatString(text).pieces
                where arguments.indices.contains(index) {
                    _ = arguments[index].string(specifier: specifier, locale: Locale(identifier: language))
                }
            }
        }
        if isCatalog, let catalog = StringCatalog(contentsOf: url) {
            for language in catalog.languages.prefix(3) + ["ar"] {
                for key in Self.keys {
                    if let found = catalog.format(for: key, language: language) {
                        word(found.format, language: found.language)
                    }
                }
            }
        } else if !isCatalog, let dictionary = StringsDictionary(contentsOf: url) {
            for key in Self.keys {
                if let format = dictionary.format(for: key) { word(format, language: "ru") }
            }
        }
    }
}
