import CoreGraphics

/// A string catalogue (`.xcstrings`): a table's texts in all languages.
struct StringCatalog: Decodable, Sendable {
    let sourceLanguage: String
    private let strings: [String: Entry]

    /// The translations of a text. An entry's comment and extraction state are for translators.
    private struct Entry: Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var wording: LocalizedFormat.Wording?
        var substitutions: [String: Substitution]?

        private enum Key: CodingKey { case substitutions }

        init(from decoder: any Decoder) throws {
            wording = try Node(from: decoder).wording
            substitutions = try decoder.container(keyedBy: Key.self)
                .decodeIfPresent([String: Substitution].self, forKey: .substitutions)
        }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var wording: LocalizedFormat.Wording?

        private enum Key: CodingKey { case argNum, formatSpecifier }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            argNum = try values.decodeIfPresent(Int.self, forKey: .argNum)
            formatSpecifier = try values.decodeIfPresent(String.self, forKey: .formatSpecifier)
            wording = try Node(from: decoder).wording
        }
    }

    /// A text, or its variations.
    private struct Node: Decodable {
        let wording: LocalizedFormat.Wording?

        private struct StringUnit: Decodable {
            var state: String?
            var value: String?
        }

        private struct Variations: Decodable {
            var plural: [String: Node]?
            var device: [String: Node]?
        }

        private enum Key: CodingKey { case stringUnit, variations }

        init(from decoder: any Decoder) throws {
            guard decoder.codingPath.count <= StringCatalog.depthLimit else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: [], debugDescription: "Variations are nested too deep."))
            }
            let values = try decoder.container(keyedBy: Key.self)
            if let unit = try values.decodeIfPresent(StringUnit.self, forKey: .stringUnit) {
                // A new text waits for its translation.
                wording = unit.state == "new" ? nil : unit.value.map { .text($0) }
                return
            }
            let variations = try values.decodeIfPresent(Variations.self, forKey: .variations)
            if let device = variations?.device {
                wording = .device(device.compactMapValues(\.wording))
            } else if let plural = variations?.plural {
                let wordings = plural.compactMap { name, node in
                    PluralCategory(rawValue: name).flatMap { category in node.wording.map { (category, $0) } }
                }
                wording = .plural(Dictionary(uniqueKeysWithValues: wordings))
            } else {
                wording = nil
            }
        }
    }

    /// `strings`, key, `localizations`, language, `substitutions`, name, and variations in variations.
    private static let depthLimit = 20
    private static let sizeLimit = 32 << 20

    /// Reads a catalogue; nil, with a warning, if that fails.
    init?(contentsOf url: URL) {
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
            guard let size, size <= Self.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: url))
        } catch {
            Log.warning("The string catalogue \(url.lastPathComponent) cannot be read: \(error)", value: url.path)
            return nil
        }
    }

    /// The languages with texts of their own, the source language first.
    var languages: [String] {
        var languages: Set<String> = []
        for entry in strings.values {
            if let localizations = entry.localizations { languages.formUnion(localizations.keys) }
        }
        languages.remove(sourceLanguage)
        return [sourceLanguage] + languages.sorted()
    }

    /// A key's translation, else its text in the source language; nil if the key is the text.
    func format(for key: String, language: String) -> (format: LocalizedFormat, language: String)? {
        guard let entry = strings[key] else { return nil }
        let languages = entry.shouldTranslate == false ? [sourceLanguage] : [language, sourceLanguage]
        for language in languages {
            guard let localization = entry.localizations?[language], let wording = localization.wording else {
                continue
            }
            let variables = (localization.substitutions ?? [:]).compactMapValues { substitution in
                substitution.wording.map {
                    LocalizedFormat.Variable(
                        argument: substitution.argNum.flatMap { (1...99).contains($0) ? $0 - 1 : nil },
                        specifier: FormatString.checked(specifier: substitution.formatSpecifier), wording: $0)
                }
            }
            return (LocalizedFormat(wording: wording, variables: variables), language)
        }
        return nil
    }
}
