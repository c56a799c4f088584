/// Swift source text and its tokens, with brackets matched; enough to cut declarations into their parts.
struct SourceText {
    struct Token: Equatable {
        enum Kind {
            /// A name or keyword, with its back quotes.
            case word
            /// A number, string or regular expression.
            case literal
            case open
            case close
            /// A run of operator characters, among them `=`, `->`, `.`, `?`; or one of `,` `:` `;` `@` `#` `\`.
            case symbol
        }

        var kind: Kind
        /// In bytes.
        var range: Range<Int>
        /// Whether a line ends between the token before and this one.
        var startsLine: Bool
        /// For an opening bracket, the index of its closing one; the count of tokens if there is none.
        var partner = 0
    }

    let bytes: [UInt8]
    let tokens: [Token]

    init(_ source: String) {
        bytes = Array(source.utf8)
        tokens = Tokenizer(bytes).tokens
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of one token; empty past the end.
    func text(at index: Int) -> String { index < tokens.count ? text(tokens[index].range) : "" }

    /// The text from the first of these tokens to the last, without white space and comments around it.
    func text(ofTokens indices: Range<Int>) -> String {
        guard let first = indices.first, let last = indices.last else { return "" }
        return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    /// The first token after the one at `index`, or after the bracket's closing one where it opens one.
    func index(after index: Int) -> Int {
        tokens[index].kind == .open ? min(tokens[index].partner + 1, tokens.count) : index + 1
    }

    /// The first token after the attributes that start at `index`.
    func index(afterAttributesAt index: Int) -> Int {
        var index = index
        while text(at: index) == "@", index + 1 < tokens.count { index = self.index(afterAttributeAt: index) }
        return index
    }

    /// The first token after the attribute whose `@` is at `index`.
    func index(afterAttributeAt index: Int) -> Int {
        var index = index + 2
        while text(at: index) == ".", index + 1 < tokens.count { index += 2 }
        if text(at: index) == "<" { index = self.index(afterGenericArgumentsAt: index) }
        // An attribute's arguments follow its name directly.
        if text(at: index) == "(", tokens[index].range.lowerBound == tokens[index - 1].range.upperBound {
            index = self.index(after: index)
        }
        return index
    }

    private func index(afterGenericArgumentsAt start: Int) -> Int {
        var index = start
        var depth = 0
        while index < tokens.count {
            let text = text(at: index)
            if tokens[index].kind == .symbol, text != "->" {
                depth += text.count { $0 == "<" } - text.count { $0 == ">" }
            }
            index = self.index(after: index)
            if depth <= 0 { return index }
        }
        return index
    }

    /// The name at the end of the attribute whose `@` is at `index`: `State` of `@SwiftUI.State(…)`.
    func attributeName(at index: Int) -> String {
        var index = index + 1
        while text(at: index + 1) == ".", index + 2 < tokens.count { index += 2 }
        return text(at: index)
    }
}
