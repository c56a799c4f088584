import CoreGraphics

/// The Markdown inside a text: emphasis, strong emphasis, strikethrough, code, links and bare addresses, as CommonMark
/// reads them inside a paragraph. White space stays as it is.
///
/// 1. A scan splits the source into plain pieces and runs of `*`, `_` and `~`; it also recognises code spans and links,
///    and resolves escapes and entities.
/// 2. Closing runs are matched with the nearest opening run before them, and all pieces between get the style.
/// 3. Unmatched delimiters are text.
struct InlineMarkdown {
    struct Style: Hashable {
        var isEmphasized = false
        var isStrong = false
        var isStruckThrough = false
        var isCode = false
        var link: String?
    }

    struct Span: Equatable {
        var text: String
        var style = Style()
    }

    /// The source as styled pieces; neighbours of the same style are joined.
    static func spans(of source: String) -> [Span] {
        guard isMarked(source) else { return [Span(text: source)] }
        var parser = InlineMarkdown(Array(source.unicodeScalars))
        return parser.parse()
    }

    /// Whether a text may contain Markdown.
    static func isMarked(_ source: String) -> Bool { source.utf8.contains(where: isSpecial) }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    /// A piece of text, or a run of delimiters of which `count` are not yet matched.
    private struct Piece {
        var text = String.UnicodeScalarView()
        var style = Style()
        var delimiter: Unicode.Scalar?
        var count = 0
        var length = 0
        var canOpen = false
        var canClose = false
    }

    private let source: [Unicode.Scalar]
    private var position = 0
    private var pieces: [Piece] = []
    /// Links may not be inside links.
    private let isInsideLink: Bool
    private let depth: Int

    /// The distance within which the end of a code span or a link is searched for, and the number of runs that wait for
    /// their end: no input takes quadratic time.
    private static let reach = 1000
    private static let openLimit = 64

    private init(_ source: [Unicode.Scalar], isInsideLink: Bool = false, depth: Int = 0) {
        self.source = source
        self.isInsideLink = isInsideLink
        self.depth = depth
    }

    private mutating func parse() -> [Span] {
        while position < source.count { scan() }
        matchDelimiters()
        var spans: [Span] = []
        for piece in pieces {
            var text = String(piece.text)
            if let delimiter = piece.delimiter { text = String(repeating: String(delimiter), count: piece.count) }
            guard !text.isEmpty else { continue }
            if spans.last?.style == piece.style {
                spans[spans.count - 1].text += text
            } else {
                spans.append(Span(text: text, style: piece.style))
            }
        }
        return spans
    }

    private func scalar(at index: Int) -> Unicode.Scalar? { source.indices.contains(index) ? source[index] : nil }

    private mutating func appendText(_ scalars: some Sequence<Unicode.Scalar>) {
        if pieces.isEmpty || pieces[pieces.count - 1].delimiter != nil || pieces[pieces.count - 1].style != Style() {
            pieces.append(Piece())
        }
        pieces[pieces.count - 1].text.append(contentsOf: scalars)
    }

    // MARK: Scanning

    private mutating func scan() {
        let scalar = source[position]
        let found =
            switch scalar {
            case "\\": scanEscape()
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters(scalar)
            case "[": scanLink(from: position)
            case "!": self.scalar(at: position + 1) == "[" && scanLink(from: position + 1, isImage: true)
            case "<": scanAutolink()
            case "&": scanEntity()
            case "h": scanAddress()
            default: false
            }
        if !found {
            appendText([scalar])
            position += 1
        }
    }

    private mutating func scanEscape() -> Bool {
        guard let next = scalar(at: position + 1), next.isASCII, Self.isPunctuation(next) else { return false }
        appendText([next])
        position += 2
        return true
    }

    private mutating func scanCode() -> Bool {
        let start = position
        var end = start
        while scalar(at: end) == "`" { end += 1 }
        let ticks = end - start
        var index = end
        while index < min(source.count, end + Self.reach) {
            guard source[index] == "`" else {
                index += 1
                continue
            }
            var close = index
            while scalar(at: close) == "`" { close += 1 }
            if close - index == ticks {
                var code = source[end..<index].map { $0 == "\n" ? " " : $0 }[...]
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                var piece = Piece()
                piece.text.append(contentsOf: code)
                piece.style.isCode = true
                pieces.append(piece)
                position = close
                return true
            }
            index = close
        }
        appendText(source[start..<end])
        position = end
        return true
    }

    private mutating func scanDelimiters(_ delimiter: Unicode.Scalar) -> Bool {
        let start = position
        while scalar(at: position) == delimiter { position += 1 }
        let length = position - start
        if delimiter == "~", length > 2 {
            appendText(source[start..<position])
            return true
        }
        let before = scalar(at: start - 1) ?? " "
        let after = scalar(at: position) ?? " "
        let isLeft =
            !after.properties.isWhitespace
            && (!Self.isPunctuation(after) || before.properties.isWhitespace || Self.isPunctuation(before))
        let isRight =
            !before.properties.isWhitespace
            && (!Self.isPunctuation(before) || after.properties.isWhitespace || Self.isPunctuation(after))
        var piece = Piece()
        piece.delimiter = delimiter
        piece.count = length
        piece.length = length
        piece.canOpen = isLeft && (delimiter != "_" || !isRight || Self.isPunctuation(before))
        piece.canClose = isRight && (delimiter != "_" || !isLeft || Self.isPunctuation(after))
        pieces.append(piece)
        return true
    }

    /// `[text](destination "title")`; a picture shows its description.
    private mutating func scanLink(from open: Int, isImage: Bool = false) -> Bool {
        guard depth < 32, isImage || !isInsideLink, let close = matchingBracket(from: open),
            scalar(at: close + 1) == "(", let (destination, end) = destination(from: close + 2)
        else { return false }
        var inner = InlineMarkdown(Array(source[open + 1..<close]), isInsideLink: true, depth: depth + 1)
        for span in inner.parse() {
            var piece = Piece()
            piece.text = span.text.unicodeScalars
            piece.style = span.style
            if !isImage { piece.style.link = destination }
            pieces.append(piece)
        }
        position = end
        return true
    }

    private func matchingBracket(from open: Int) -> Int? {
        var depth = 0
        var index = open
        while index < min(source.count, open + Self.reach) {
            switch source[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The address in parentheses, and its end.
    private func destination(from start: Int) -> (String, end: Int)? {
        var index = start
        func skipSpaces() { while let next = scalar(at: index), next.properties.isWhitespace { index += 1 } }
        skipSpaces()
        var address = String.UnicodeScalarView()
        var depth = 0
        let isBracketed = scalar(at: index) == "<"
        if isBracketed { index += 1 }
        scanning: while index < start + Self.reach, let next = scalar(at: index) {
            switch next {
            case ">" where isBracketed: break scanning
            case "\\":
                index += 1
                guard let escaped = scalar(at: index) else { return nil }
                address.append(escaped)
                index += 1
                continue
            case "(" where !isBracketed: depth += 1
            case ")" where !isBracketed:
                if depth == 0 { break scanning }
                depth -= 1
            case _ where !isBracketed && next.properties.isWhitespace: break scanning
            default: break
            }
            address.append(next)
            index += 1
        }
        if isBracketed {
            guard scalar(at: index) == ">" else { return nil }
            index += 1
        }
        skipSpaces()
        if let quote = scalar(at: index), quote == "\"" || quote == "'" {
            index += 1
            while index < start + Self.reach, let next = scalar(at: index), next != quote {
                index += next == "\\" ? 2 : 1
            }
            index += 1
            skipSpaces()
        }
        return scalar(at: index) == ")" ? (String(address), index + 1) : nil
    }

    /// `<https://…>` and `<name@host>`.
    private mutating func scanAutolink() -> Bool {
        guard !isInsideLink, let close = source[position...].prefix(Self.reach).firstIndex(of: ">") else {
            return false
        }
        let inner = source[position + 1..<close]
        guard !inner.isEmpty, !inner.contains(where: { $0.properties.isWhitespace || $0 == "<" }) else { return false }
        let address = String(String.UnicodeScalarView(inner))
        if address.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:/) != nil {
            appendLink(address, to: address)
        } else if address.wholeMatch(of: /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~-]+@[A-Za-z0-9.-]+/) != nil {
            appendLink(address, to: "mailto:" + address)
        } else {
            return false
        }
        position = close + 1
        return true
    }

    /// A bare `https://…`, up to the next space, without trailing punctuation.
    private mutating func scanAddress() -> Bool {
        guard !isInsideLink, position == 0 || !(source[position - 1].properties.isAlphabetic) else { return false }
        guard ["http://", "https://"].contains(where: { source[position...].starts(with: $0.unicodeScalars) }) else {
            return false
        }
        var end = position
        while let next = scalar(at: end), !next.properties.isWhitespace, next != "<" { end += 1 }
        while end > position, "?!.,:*_~'\")".unicodeScalars.contains(source[end - 1]) {
            let isBalanced = source[end - 1] == ")" && source[position..<end].contains("(")
            if isBalanced { break }
            end -= 1
        }
        let address = String(String.UnicodeScalarView(source[position..<end]))
        guard !address.hasSuffix("://") else { return false }
        appendLink(address, to: address)
        position = end
        return true
    }

    private mutating func appendLink(_ text: String, to address: String) {
        var piece = Piece()
        piece.text = text.unicodeScalars
        piece.style.link = address
        pieces.append(piece)
    }

    private mutating func scanEntity() -> Bool {
        guard let close = source[position...].prefix(12).firstIndex(of: ";") else { return false }
        let name = String(String.UnicodeScalarView(source[position + 1..<close]))
        let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©"]
        var resolved = known[name]
        if name.hasPrefix("#") {
            let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
            let number = isHexadecimal ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            resolved = number.flatMap(Unicode.Scalar.init).map { $0.value == 0 ? "\u{FFFD}" : String($0) }
        }
        guard let resolved else { return false }
        appendText(resolved.unicodeScalars)
        position = close + 1
        return true
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    // MARK: Emphasis

    private mutating func matchDelimiters() {
        // Pieces that may still open; with these, matching takes linear time for any input.
        var openers: [Int] = []
        var index = 0
        while index < pieces.count {
            guard let delimiter = pieces[index].delimiter, pieces[index].count > 0 else {
                index += 1
                continue
            }
            if pieces[index].canClose, let place = openers.lastIndex(where: { canMatch($0, index, delimiter) }) {
                let opener = openers[place]
                openers.removeSubrange((place + 1)...)
                let isDouble = pieces[opener].count >= 2 && pieces[index].count >= 2
                let used = delimiter == "~" ? pieces[index].count : isDouble ? 2 : 1
                for inside in opener + 1..<index {
                    switch (delimiter, used) {
                    case ("~", _): pieces[inside].style.isStruckThrough = true
                    case (_, 2): pieces[inside].style.isStrong = true
                    default: pieces[inside].style.isEmphasized = true
                    }
                }
                pieces[opener].count -= used
                pieces[index].count -= used
                if pieces[opener].count == 0 { openers.removeLast() }
                // The rest of the closing run is matched again.
                continue
            }
            if pieces[index].canOpen, openers.count < Self.openLimit { openers.append(index) }
            index += 1
        }
    }

    private func canMatch(_ opener: Int, _ closer: Int, _ delimiter: Unicode.Scalar) -> Bool {
        let (first, second) = (pieces[opener], pieces[closer])
        guard first.delimiter == delimiter, first.count > 0 else { return false }
        if delimiter == "~" { return first.count == second.count }
        // CommonMark's rule of three: `**foo*bar**`.
        if first.canClose || second.canOpen, (first.length + second.length) % 3 == 0 {
            return first.length % 3 == 0 && second.length % 3 == 0
        }
        return true
    }
}
