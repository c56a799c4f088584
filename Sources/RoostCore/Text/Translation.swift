/// The translation of a key, read once: a list asks for the same words in each of its rows.
final class Translation: Sendable {
    let string: String
    /// The words, and the places of values between them.
    let pieces: [FormatString.Piece]
    /// Whether it may contain Markdown.
    let isMarked: Bool
    /// The styled words of the Markdown, for a key without values.
    let spans: [InlineMarkdown.Span]
    /// The variants by number or device, and their language; nil for a single wording.
    let wordings: (format: LocalizedFormat, language: String)?

    init(_ string: String, wordings: (format: LocalizedFormat, language: String)? = nil) {
        self.string = string
        self.wordings = wordings
        pieces = FormatString(string).pieces
        isMarked = InlineMarkdown.isMarked(string)
        spans = isMarked ? InlineMarkdown.spans(of: string) : [InlineMarkdown.Span(text: string)]
    }
}
