/// Cuts Swift source text into tokens. Knows comments (nested), strings (raw, of several lines, with interpolation) and
/// regular expressions, so that brackets inside them do not count. Takes any bytes; a comment or literal without an end
/// reaches to the end of the text.
struct Tokenizer {
    private(set) var tokens: [SourceText.Token] = []
    private let bytes: [UInt8]
    private var index = 0
    private var startsLine = true
    private var openBrackets: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { scan() }
        for bracket in openBrackets { tokens[bracket].partner = tokens.count }
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private mutating func scan() {
        let start = index
        switch bytes[index] {
        case "\n", "\r":
            startsLine = true
            index += 1
        case " ", "\t", 0x0B, 0x0C, 0:
            index += 1
        case "/" where byte(1) == "/" || byte(1) == "*":
            if skipComment() { startsLine = true }
        case "(", "[", "{":
            index += 1
            openBrackets.append(tokens.count)
            add(.open, from: start)
        case ")", "]", "}":
            index += 1
            if let open = openBrackets.popLast() { tokens[open].partner = tokens.count }
            add(.close, from: start)
        case "\"":
            skipString(hashes: 0)
            add(.literal, from: start)
        case "#":
            scanHash()
        case "/" where startsExpression && skipRegex(hashes: 0):
            add(.literal, from: start)
        case "`":
            index += 1
            while let next = byte(), next != "`", next != "\n" { index += 1 }
            index = min(index + 1, bytes.count)
            add(.word, from: start)
        case "0"..."9":
            skip { $0.isWord }
            // A fraction, not the dot of a member or of a range.
            if byte() == ".", let next = byte(1), ("0"..."9").contains(next) {
                index += 1
                skip { $0.isWord }
            }
            add(.literal, from: start)
        case let first where first.isWord:
            skip { $0.isWord }
            add(.word, from: start)
        case let first where first.isOperator:
            // Only an operator that starts with a dot has one in it.
            skip { $0.isOperator && ($0 != "." || first == ".") }
            // `=/*` and the like: the comment is not part of the operator.
            if let comment = (start + 1..<max(start + 1, index)).first(where: {
                bytes[$0 - 1] == "/" && (bytes[$0] == "/" || bytes[$0] == "*")
            }) {
                index = max(comment - 1, start + 1)
            }
            add(.symbol, from: start)
        default:
            index += 1
            add(.symbol, from: start)
        }
    }

    private mutating func add(_ kind: SourceText.Token.Kind, from start: Int) {
        tokens.append(SourceText.Token(kind: kind, range: start..<index, startsLine: startsLine))
        startsLine = false
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while let next = byte(), condition(next) { index += 1 }
    }

    /// A raw string, a raw regular expression, or the sign of a macro or directive.
    private mutating func scanHash() {
        let start = index
        skip { $0 == "#" }
        let hashes = index - start
        if byte() == "\"" {
            skipString(hashes: hashes)
            add(.literal, from: start)
        } else if byte() == "/", skipRegex(hashes: hashes) {
            add(.literal, from: start)
        } else {
            index = start + 1
            add(.symbol, from: start)
        }
    }

    /// Skips a comment; returns whether a line ends in it.
    private mutating func skipComment() -> Bool {
        if byte(1) == "/" {
            skip { $0 != "\n" && $0 != "\r" }
            return false
        }
        var endsLine = false
        var depth = 0
        repeat {
            if byte() == "/", byte(1) == "*" {
                depth += 1
                index += 2
            } else if byte() == "*", byte(1) == "/" {
                depth -= 1
                index += 2
            } else {
                if byte() == "\n" { endsLine = true }
                index += 1
            }
        } while depth > 0 && index < bytes.count
        index = min(index, bytes.count)
        return endsLine
    }

    /// The surroundings of a string literal: another one's text, or its interpolation.
    private enum Frame {
        case string(hashes: Int, quotes: Int)
        case interpolation(parentheses: Int)
    }

    /// Skips a string literal from its first quote on. Keeps a stack of its own, so that deep nesting is no danger.
    private mutating func skipString(hashes: Int) {
        var frames = [openString(hashes: hashes)]
        while let frame = frames.last, let next = byte() {
            switch frame {
            case .string(let hashes, let quotes):
                if next == "\\", hasHashes(hashes, at: index + 1) {
                    index += 1 + hashes
                    if byte() == "(" { frames.append(.interpolation(parentheses: 0)) } else { index += 1 }
                } else if next == "\"", hasQuotes(quotes), hasHashes(hashes, at: index + quotes) {
                    index += quotes + hashes
                    frames.removeLast()
                } else if quotes == 1, next == "\n" {
                    frames.removeLast()
                } else {
                    index += 1
                }
            case .interpolation(let parentheses):
                frames.removeLast()
                switch next {
                case "(":
                    frames.append(.interpolation(parentheses: parentheses + 1))
                    index += 1
                case ")":
                    if parentheses > 1 { frames.append(.interpolation(parentheses: parentheses - 1)) }
                    index += 1
                default:
                    frames.append(frame)
                    if next == "/", byte(1) == "/" || byte(1) == "*" {
                        _ = skipComment()
                    } else if next == "\"" {
                        frames.append(openString(hashes: 0))
                    } else if next == "#" {
                        let start = index
                        skip { $0 == "#" }
                        if byte() == "\"" { frames.append(openString(hashes: index - start)) }
                    } else {
                        index += 1
                    }
                }
            }
        }
        index = min(index, bytes.count)
    }

    private mutating func openString(hashes: Int) -> Frame {
        let quotes = hasQuotes(3) ? 3 : 1
        index += quotes
        return .string(hashes: hashes, quotes: quotes)
    }

    private func hasQuotes(_ count: Int) -> Bool {
        (0..<count).allSatisfy { byte($0) == "\"" }
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == "#" }
    }

    /// Whether an operand may start here, so that a slash would open a regular expression.
    private var startsExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .open: return true
        case .close, .literal: return false
        case .word:
            return ["return", "in", "case", "if", "where", "try", "else"]
                .contains(String(decoding: bytes[last.range], as: UTF8.self))
        case .symbol: return last.range.upperBound < index || bytes[last.range.upperBound - 1] != "."
        }
    }

    /// Skips a regular expression from its slash on. If there is none, returns false and skips nothing.
    private mutating func skipRegex(hashes: Int) -> Bool {
        let slash = index
        if hashes == 0, let next = byte(1), next == " " || next == "\t" { return false }
        var cursor = slash + 1
        while cursor < bytes.count, hashes > 0 || bytes[cursor] != "\n" {
            if bytes[cursor] == "\\" {
                cursor += 2
            } else if bytes[cursor] == "/", hasHashes(hashes, at: cursor + 1) {
                index = cursor + 1 + hashes
                return true
            } else {
                cursor += 1
            }
        }
        return false
    }
}

extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
    /// Lets bytes be written as ASCII characters.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = UInt8(ascii: scalar) }

    /// A letter, digit or any byte outside ASCII.
    fileprivate var isWord: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) || self == "_"
            || self == "$" || self >= 0x80
    }

    fileprivate var isOperator: Bool {
        switch self {
        case "=", "+", "-", "*", "/", "%", "<", ">", "!", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }
}
