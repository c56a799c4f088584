import CoreGraphics

/// A translation with variants by number or device: a string catalogue's entry in a language, or a `.stringsdict`
/// file's.
struct LocalizedFormat: Equatable, Sendable {
    indirect enum Wording: Equatable, Sendable {
        case text(String)
        case plural([PluralCategory: Wording])
        /// By the catalogues' names of devices: `iphone`, `mac`, `other` …
        case device([String: Wording])
    }

    /// The replacement of `%#@name@`.
    struct Variable: Equatable, Sendable {
        /// The index of its value among the arguments, from 0; nil for the next one.
        var argument: Int?
        /// The specifier of its value for `%arg` in the wording: `lld`.
        var specifier: String
        var wording: Wording
    }

    var wording: Wording
    var variables: [String: Variable] = [:]
}

/// Selects the wording of a format for its values: one text, in which every value has its position.
struct FormatWording {
    let format: LocalizedFormat
    let arguments: [_FormatArgument]
    let idiom: Idiom
    let rules: (any LanguageRules)?
    let language: String
    /// The number of variables that may still be replaced: they may name each other.
    private var budget = 100
    private static let depthLimit = 8

    init(
        _ format: LocalizedFormat, arguments: [_FormatArgument], idiom: Idiom, rules: (any LanguageRules)?,
        language: String
    ) {
        self.format = format
        self.arguments = arguments
        self.idiom = idiom
        self.rules = rules
        self.language = language
    }

    mutating func text() -> String {
        // Unless a variable says otherwise, the first number decides.
        let number = arguments.firstIndex { $0.number != nil } ?? 0
        let text = choose(format.wording, by: number, specifier: "lld")
        guard !arguments.isEmpty else { return text }
        var next = 0
        return expand(text, next: &next, own: nil, depth: 0)
    }

    private func choose(_ wording: LocalizedFormat.Wording, by argument: Int, specifier: String) -> String {
        switch wording {
        case .text(let text): return text
        case .device(let wordings):
            let chosen = deviceNames.lazy.compactMap { wordings[$0] }.first ?? wordings.min { $0.key < $1.key }?.value
            return chosen.map { choose($0, by: argument, specifier: specifier) } ?? ""
        case .plural(let wordings):
            let chosen =
                wordings[category(of: argument, specifier: specifier, among: wordings)] ?? wordings[.other]
                ?? PluralCategory.allCases.lazy.compactMap { wordings[$0] }.first
            return chosen.map { choose($0, by: argument, specifier: specifier) } ?? ""
        }
    }

    private var deviceNames: [String] {
        switch idiom {
        case .iOS: ["iphone", "other"]
        case .macOS: ["mac", "other"]
        }
    }

    private func category(
        of argument: Int, specifier: String, among wordings: [PluralCategory: LocalizedFormat.Wording]
    ) -> PluralCategory {
        guard arguments.indices.contains(argument), let number = arguments[argument].number else { return .other }
        // As on Apple's systems, zero may have a wording of its own in every language.
        if number == 0, wordings[.zero] != nil { return .zero }
        let digits = arguments[argument].fractionDigits(specifier: "%" + specifier)
        return rules?.pluralCategory(of: number, fractionDigits: digits, language: language) ?? .other
    }

    /// Replaces variables and gives every value its position.
    /// - Parameters:
    ///   - next: The index of the value if none is named.
    ///   - own: The value of the variable of this wording: `%arg`.
    private mutating func expand(
        _ text: String, next: inout Int, own: (argument: Int, specifier: String)?, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(text)
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.utf8.first == UInt8(ascii: "%") {
                result += "%%"
                rest = rest.dropFirst()
            } else if let own, rest.hasPrefix("arg") {
                result += "%\(own.argument + 1)$\(own.specifier)"
                rest = rest.dropFirst(3)
            } else if let name = VariableName(startOf: rest) {
                rest = name.rest
                guard let variable = format.variables[name.name], depth < Self.depthLimit, budget > 0 else { continue }
                budget -= 1
                let argument = name.position ?? variable.argument ?? next
                if name.position == nil, variable.argument == nil { next += 1 }
                let chosen = choose(variable.wording, by: argument, specifier: variable.specifier)
                var inner = argument
                result += expand(chosen, next: &inner, own: (argument, variable.specifier), depth: depth + 1)
            } else if let specifier = FormatString.Specifier(startOf: rest) {
                result += "%\((specifier.position ?? next) + 1)$\(specifier.text)"
                if specifier.position == nil { next += 1 }
                rest = rest[specifier.text.endIndex...]
            } else {
                result += "%%"
            }
        }
        return result + rest
    }

    /// The part after the percent sign in `%#@name@` and `%2$#@name@`.
    private struct VariableName {
        var position: Int?
        let name: String
        let rest: Substring

        init?(startOf text: Substring) {
            var text = text
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            if (1...3).contains(digits.count), text[digits.endIndex...].first == "$" {
                position = Int(digits).map { $0 - 1 }
                text = text[digits.endIndex...].dropFirst()
            }
            guard text.hasPrefix("#@") else { return nil }
            text = text.dropFirst(2)
            guard let end = text.firstIndex(of: "@") else { return nil }
            name = String(text[..<end])
            rest = text[end...].dropFirst()
        }
    }
}

extension _FormatArgument {
    /// The value for plural forms; nil if it is no number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        case .string, .text: nil
        }
    }

    /// The number of digits that a specifier writes after the point.
    func fractionDigits(specifier: String) -> Int {
        guard case .real = self else { return 0 }
        return Self.fractionDigits(specifier) ?? 0
    }
}
