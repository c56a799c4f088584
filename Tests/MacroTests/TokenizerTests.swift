import Testing

@testable import RoostMacroExpansion

@Suite struct TokenizerTests {
    @Test(arguments: [
        #""a""#, #""\"""#, #""\(f("b") + ")")c""#, "\"\"\"\n\" }\n\"\"\"", ##"#"" \("#"##, ###"##"\##(a)"# "##"###,
        "/a\\/b}/", "#/ x } /#", "1.5e3", "0xFF",
    ]) func `A literal is one token`(_ literal: String) {
        let source = SourceText("(" + literal + ")")
        #expect(source.tokens.map { source.text($0.range) } == ["(", literal, ")"])
    }

    @Test func `Slashes between operands are operators`() {
        let source = SourceText("a / b / (c)/d")
        #expect(source.tokens.map { source.text($0.range) } == ["a", "/", "b", "/", "(", "c", ")", "/", "d"])
    }

    @Test func `A bracket knows its partner, an unclosed one the end`() {
        let source = SourceText("{ ( [ ] )")
        #expect(source.tokens.map(\.partner) == [5, 4, 3, 0, 0])
    }

    @Test func `A token after a line break inside a comment starts a line`() {
        let source = SourceText("a /* \n */ b // c\nd e")
        #expect(source.tokens.map(\.startsLine) == [true, true, true, false])
    }

    /// The macros expand or throw, but never trap.
    @Test func `The tokens of a random text stay in order and inside it`() {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "\"", "\"\"\"", "#", "\\(", "(", ")", "{", "}", "[", "]", "/*", "*/", "//", "/", "\n", "@Previewable ",
            "@", "@Entry ", "var ", "x", ":", "=", ".", "<", ">", "?", "é", "`", "#Preview", "in", ",", ";", "1", "\\",
        ]
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let source = SourceText(text)
            var end = 0
            for token in source.tokens {
                #expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(text)")
                end = token.range.upperBound
            }
            #expect(end <= source.bytes.count, "\(text)")
            let location = Syntax.Location(fileID: "", fileName: "", offset: 0, line: 1, column: 1)
            for prefix in ["#Preview {", "", "#Preview("] {
                let source = SourceText(prefix + text)
                _ = try? PreviewMacro(source: source, location: location).expansion(discriminator: "")
            }
            for prefix in ["@Entry var a:", "@Entry var a =", ""] {
                _ = try? EntryMacro(declaration: SourceText(prefix + text), in: .environment).key
            }
        }
    }
}
