import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct InlineMarkdownTests {
    /// Spans in a short notation: `b` bold, `i` italic, `s` struck through, `c` code, then the text, then the link.
    func notation(_ source: String) -> String {
        InlineMarkdown.spans(of: source).map { span in
            let style =
                (span.style.isStrong ? "b" : "") + (span.style.isEmphasized ? "i" : "")
                + (span.style.isStruckThrough ? "s" : "") + (span.style.isCode ? "c" : "")
            return style + "(" + span.text + ")" + (span.style.link.map { "→" + $0 } ?? "")
        }.joined()
    }

    @Test(
        arguments: [
            ("plain", "(plain)"), ("*a*", "i(a)"), ("**a**", "b(a)"), ("***a***", "bi(a)"), ("_a_ b", "i(a)( b)"),
            ("snake_case_name", "(snake_case_name)"), ("a*b*c", "(a)i(b)(c)"), ("2 * 3 * 4", "(2 * 3 * 4)"),
            ("**a *b* c**", "b(a )bi(b)b( c)"), ("*a **b** c*", "i(a )bi(b)i( c)"), ("**open", "(**open)"),
            ("*a", "(*a)"), ("~~gone~~", "s(gone)"), ("~a~", "s(a)"), ("\\*a\\*", "(*a*)"),
            ("**foo*bar**", "b(foo*bar)"),
        ])
    func `Emphasis follows CommonMark`(source: String, expected: String) {
        #expect(notation(source) == expected)
    }

    @Test(
        arguments: [("`a*b*`", "c(a*b*)"), ("``a`b``", "c(a`b)"), ("`open", "(`open)"), ("` a `", "c(a)")])
    func `Code keeps its characters`(source: String, expected: String) {
        #expect(notation(source) == expected)
    }

    @Test(
        arguments: [
            ("[a](https://b.c)", "(a)→https://b.c"), ("[**a** b](x \"t\")", "b(a)→x( b)→x"), ("[a] (b)", "([a] (b))"),
            ("<https://a.b>", "(https://a.b)→https://a.b"), ("<me@a.b>", "(me@a.b)→mailto:me@a.b"),
            ("see https://a.b/c_d.", "(see )(https://a.b/c_d)→https://a.b/c_d(.)"), ("[a](<b c>)", "(a)→b c"),
            ("**[a](b)**", "b(a)→b"), ("![alt](b)", "(alt)"), ("<not a link>", "(<not a link>)"),
        ])
    func `Links show their text`(source: String, expected: String) {
        #expect(notation(source) == expected)
    }

    @Test func `Entities stand for their characters`() {
        #expect(notation("a &amp; b &#65;&#x42; &nope;") == "(a & b AB &nope;)")
    }

    @Test func `White space is kept`() {
        #expect(notation("a\n\n  b *c*") == "(a\n\n  b )i(c)")
    }

    @Test(arguments: ["*", "[", "`", "<", "_a", "**a*", "[a](", "~"])
    func `Long runs of delimiters are parsed`(piece: String) {
        let source = String(repeating: piece, count: 3_000)
        #expect(!InlineMarkdown.spans(of: source).isEmpty)
    }
}
