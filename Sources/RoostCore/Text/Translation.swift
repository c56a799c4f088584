/// What a key stands for in a language, read once: a list asks for the same words in each of its rows.
final class Translation: Sendable {
    let string: String
    /// The words, and the places of values between them.
    let pieces: [FormatString.Piece]
    /// Whether there may be Markdown in it.
    let isMarked: Bool
    /// The words as Markdown styles them, for a key without values.
    let spans: [InlineMarkdown.Span]
    /// What it is worded by, and in which language; nil for one wording.
    let wordings: (format: LocalizedFormat, language: String)?

    init(_ string: String, wordings: (format: LocalizedFormat, language: String)? = nil) {
        self.string = string
        self.wordings = wordings
        pieces = FormatString(string).pieces
        isMarked = InlineMarkdown.isMarked(string)
        spans = isMarked ? InlineMarkdown.spans(of: string) : [InlineMarkdown.Span(text: string)]
    }
}
