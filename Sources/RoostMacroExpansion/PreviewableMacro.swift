/// `@Previewable @State var x = 0` in a `#Preview`: a variable that becomes a property of a view around the preview.
/// The macro itself adds nothing; `PreviewMacro` moves the variable.
enum PreviewableMacro {
    /// One such statement, in tokens.
    struct Variable: Equatable {
        /// All of it, attributes and a semicolon included.
        var statement: Range<Int>
        /// From `var` or `let` to the end of the initial value.
        var declaration: Range<Int>

        /// The attributes, without `@Previewable`.
        func attributes(in source: SourceText) -> String {
            var attributes: [String] = []
            var index = statement.lowerBound
            while index < declaration.lowerBound {
                let end = source.text(at: index) == "@" ? source.index(afterAttributeAt: index) : index + 1
                if source.text(at: index) != "@" || source.attributeName(at: index) != "Previewable" {
                    attributes.append(source.text(ofTokens: index..<end))
                }
                index = end
            }
            return attributes.joined(separator: " ")
        }
    }

    /// The variables marked `@Previewable` among the statements between these tokens.
    static func variables(in source: SourceText, _ body: Range<Int>) -> [Variable] {
        var variables: [Variable] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if source.text(at: index) == "@" {
                let start = index
                var isPreviewable = false
                while source.text(at: index) == "@", index + 1 < body.upperBound {
                    if source.attributeName(at: index) == "Previewable" { isPreviewable = true }
                    index = source.index(afterAttributeAt: index)
                }
                guard isPreviewable, index < body.upperBound else {
                    index = max(index, start + 1)
                    continue
                }
                while index < body.upperBound, !["var", "let"].contains(source.text(at: index)),
                    source.tokens[index].kind == .word
                {
                    index = source.index(after: index)
                }
                let end = endOfStatement(from: index, in: source, limit: body.upperBound)
                let hasSemicolon = end < body.upperBound && source.text(at: end) == ";"
                variables.append(Variable(statement: start..<(hasSemicolon ? end + 1 : end), declaration: index..<end))
                index = hasSemicolon ? end + 1 : end
            } else {
                index = max(source.index(after: index), index + 1)
            }
        }
        return variables
    }

    /// The first token behind the declaration at `start`: a semicolon, or the start of a line that does not continue
    /// it.
    private static func endOfStatement(from start: Int, in source: SourceText, limit: Int) -> Int {
        var index = start
        while index < limit {
            let next = min(max(source.index(after: index), index + 1), limit)
            if next == limit || source.text(at: next) == ";" { return next }
            if source.tokens[next].startsLine, !continues(after: next - 1, at: next, in: source) { return next }
            index = next
        }
        return limit
    }

    /// Whether the line that starts at `next` continues the code before it.
    private static func continues(after last: Int, at next: Int, in source: SourceText) -> Bool {
        let lastText = source.text(at: last)
        let nextText = source.text(at: next)
        if [",", ":", ".", "in", "is", "as", "try", "await", "else"].contains(lastText) { return true }
        if source.tokens[last].kind == .symbol, last > 0,
            source.tokens[last - 1].range.upperBound < source.tokens[last].range.lowerBound
        {
            return true
        }
        if source.tokens[next].kind == .symbol {
            if nextText.hasPrefix(".") || ["?", ":", ",", "=", "->"].contains(nextText) { return true }
            // An operator between operands has white space on its right, one before an operand has none.
            return !["@", "#", "\\"].contains(nextText) && next + 1 < source.tokens.count
                && source.tokens[next].range.upperBound < source.tokens[next + 1].range.lowerBound
        }
        return ["is", "as", "else"].contains(nextText)
    }

    /// An empty expansion inside a preview; throws anywhere else.
    static func expansion(on declaration: SourceText, in context: [Syntax]?) throws -> String {
        // The context is the code around the variable, from the inside out; older compilers send none.
        guard let context, !context.isEmpty else { return "" }
        let isInPreview = context.contains { syntax in
            let source = SourceText(syntax.source)
            let sign = source.index(afterAttributesAt: 0)
            return source.text(at: sign) == "#"
        }
        guard isInPreview else {
            throw MacroError(message: "'@Previewable' can only be used on a variable in the body of a '#Preview'")
        }
        return ""
    }
}
