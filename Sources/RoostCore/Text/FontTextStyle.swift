extension Font {
    /// The purpose of a text, which determines its size, weight and leading.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The title of a whole screen.
        case largeTitle
        /// The first level of headings.
        case title
        /// The second level of headings.
        case title2
        /// The third level of headings.
        case title3
        /// A heading in the size of body text, semibold on iOS, bold on macOS.
        case headline
        /// A text below a heading.
        case subheadline
        /// The main text, and the default.
        case body
        /// A remark, a little smaller than body text.
        case callout
        /// A footnote.
        case footnote
        /// The caption of a picture.
        case caption
        /// A caption in the smallest size.
        case caption2
    }
}
