import CoreGraphics

/// A format as translations write it, cut into its literal parts and the values between them: `%@`, `%lld`, `%2$@`,
/// `%.2f`, `%%`.
struct FormatString {
    enum Piece: Equatable {
        case literal(String)
        /// The value's place among the arguments, and its specifier without position.
        case value(Int, specifier: String)
    }

    private(set) var pieces: [Piece] = []

    init(_ format: String) {
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let match = rest.prefixMatch(
                of: /(?:(\d{1,3})\$)?([-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGaAcsSp])/)
            {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                let position = match.output.1.flatMap { Int($0) }.map { $0 - 1 }
                pieces.append(.value(position ?? next, specifier: "%" + match.output.2))
                if position == nil { next += 1 }
                rest = rest[match.range.upperBound...]
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
}

extension _FormatArgument {
    /// The value as a specifier and a locale write it.
    func string(specifier: String, locale: Locale) -> String {
        let isPlain = specifier.wholeMatch(of: /%(?:hh|h|ll|l|q|z)?[diu]/) != nil
        switch self {
        case .string(let string): return string
        case .text: return ""
        case .integer(let value):
            return isPlain ? Self.integer(value, locale) : String(format: Self.wide(specifier), value)
        case .unsigned(let value):
            return isPlain ? value.formatted(.number.locale(locale)) : String(format: Self.wide(specifier), value)
        case .real(let value):
            guard let match = specifier.wholeMatch(of: /%(?:\.(\d{1,2}))?l?f/), value.isFinite else {
                return String(format: specifier, value)
            }
            let digits = match.output.1.flatMap { Int($0) } ?? 6
            return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        }
    }

    /// Small numbers in English need no formatter, which takes its time.
    private static func integer(_ value: Int64, _ locale: Locale) -> String {
        if (-999...999).contains(value), locale.identifier.hasPrefix("en") { return String(value) }
        return value.formatted(.number.locale(locale))
    }

    /// The specifier for the 64 bits in which all integers are kept.
    private static func wide(_ specifier: String) -> String {
        guard let conversion = specifier.last, "diuxXo".contains(conversion) else { return "%lld" }
        return specifier.dropLast().filter { !"hlqzjt".contains($0) } + "ll" + String(conversion)
    }
}
