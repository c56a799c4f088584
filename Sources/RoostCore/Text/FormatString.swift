import CoreGraphics

/// A format string of a translation, split into its literal parts and the values between them: `%@`, `%lld`, `%2$@`,
/// `%.2f`, `%%`.
struct FormatString {
    enum Piece: Equatable {
        case literal(String)
        /// The value's index among the arguments, and its specifier without position.
        case value(Int, specifier: String)
    }

    private(set) var pieces: [Piece] = []

    init(_ format: String) {
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.utf8.first == UInt8(ascii: "%") {
                literal += "%"
                rest = rest.dropFirst()
            } else if let specifier = Specifier(startOf: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.value(specifier.position ?? next, specifier: "%" + specifier.text))
                if specifier.position == nil { next += 1 }
                rest = rest[specifier.text.endIndex...]
            } else {
                if rest.utf8.prefix(while: { "0123456789.".utf8.contains($0) }).count > 4 {
                    Log.warning("\"%\(rest.prefix(16))\" is no format that a text can have; it is shown as it is")
                }
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// The parts after a percent sign: `position$`, flags, width, `.precision`, size, conversion; all but the last are
    /// optional.
    struct Specifier {
        /// The value's index among the arguments, from 0; nil for the next one.
        private(set) var position: Int?
        /// From the flags to the conversion.
        private(set) var text: Substring

        init?(startOf rest: Substring) {
            var reader = Reader(rest: rest.utf8)
            var start = rest.startIndex
            let digits = reader.skipDigits()
            if (1...3).contains(digits), reader.skipOne(of: "$") {
                position = Int(rest.prefix(digits)).map { $0 - 1 }
                start = reader.rest.startIndex
            } else {
                reader = Reader(rest: rest.utf8)
            }
            reader.skip { "-+ #0".utf8.contains($0) }
            // More than three digits would make a text that fills the memory.
            guard reader.skipDigits() <= 3 else { return nil }
            if reader.skipOne(of: ".") {
                guard (1...3).contains(reader.skipDigits()) else { return nil }
            }
            if reader.skipOne(of: "h") {
                _ = reader.skipOne(of: "h")
            } else if reader.skipOne(of: "l") {
                _ = reader.skipOne(of: "l")
            } else {
                _ = reader.skipOne(of: "qztj")
            }
            guard reader.skipOne(of: "@dDiuUxXoOfFeEgGaAcsSp") else { return nil }
            text = rest[start..<reader.rest.startIndex]
        }

        private struct Reader {
            var rest: Substring.UTF8View

            @discardableResult
            mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Int {
                let count = rest.prefix(while: isSkipped).count
                rest = rest.dropFirst(count)
                return count
            }

            mutating func skipDigits() -> Int { skip { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

            mutating func skipOne(of characters: StaticString) -> Bool {
                guard let first = rest.first, characters.withUTF8Buffer({ $0.contains(first) }) else { return false }
                rest = rest.dropFirst()
                return true
            }
        }
    }
}

extension FormatString {
    /// A catalogue's specifier, without percent sign; `lld` if it is none.
    static func checked(specifier: String?) -> String {
        guard let specifier, let parsed = Specifier(startOf: specifier[...]), parsed.position == nil,
            parsed.text == specifier
        else { return "lld" }
        return specifier
    }
}

extension _FormatArgument {
    /// Formats the value by a specifier and a locale.
    func string(specifier: String, locale: Locale) -> String {
        let isPlain = Self.isPlain(specifier)
        switch self {
        case .string(let string): return string
        case .text: return ""
        case .integer(let value):
            return isPlain ? Self.integer(value, locale) : String(format: Self.wide(specifier), value)
        case .unsigned(let value):
            if isPlain, let value = Int64(exactly: value) { return Self.integer(value, locale) }
            return isPlain ? value.formatted(.number.locale(locale)) : String(format: Self.wide(specifier), value)
        case .real(let value):
            guard let digits = Self.fractionDigits(specifier), value.isFinite else {
                return String(format: Self.real(specifier), value)
            }
            return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        }
    }

    /// Whether an integer's specifier has no formatting of its own: `%lld`.
    private static func isPlain(_ specifier: String) -> Bool {
        // The specifier of interpolations.
        if specifier == "%lld" { return true }
        guard let last = specifier.utf8.last, "diu".utf8.contains(last) else { return false }
        return specifier.utf8.dropFirst().dropLast().allSatisfy { "hlqz".utf8.contains($0) }
    }

    /// The digits after the point, if a specifier asks for nothing else: 6 for `%f` and `%lf`, 2 for `%.2f`.
    static func fractionDigits(_ specifier: String) -> Int? {
        guard specifier.utf8.last == UInt8(ascii: "f") else { return nil }
        var precision = specifier.dropFirst().dropLast()
        if precision.utf8.last == UInt8(ascii: "l") { precision = precision.dropLast() }
        if precision.isEmpty { return 6 }
        guard precision.utf8.first == UInt8(ascii: "."), (2...3).contains(precision.utf8.count) else { return nil }
        return Int(precision.dropFirst())
    }

    private static func integer(_ value: Int64, _ locale: Locale) -> String {
        // Small numbers in English need no notation either.
        if (-999...999).contains(value), locale.identifier.hasPrefix("en") { return String(value) }
        return IntegerNotation.of(locale)?.string(value) ?? value.formatted(.number.locale(locale))
    }

    /// The specifier of a number with a fraction; `%f` if the given one is for something else.
    private static func real(_ specifier: String) -> String {
        guard let conversion = specifier.last, "fFeEgGaA".contains(conversion) else { return "%f" }
        return specifier.filter { !"hlqzjt".contains($0) }
    }

    /// The specifier for 64 bits, as which all integers are stored.
    private static func wide(_ specifier: String) -> String {
        guard let conversion = specifier.last, "diuxXo".contains(conversion) else { return "%lld" }
        return specifier.dropLast().filter { !"hlqzjt".contains($0) } + "ll" + String(conversion)
    }
}
