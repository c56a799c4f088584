import CoreGraphics

/// The marks that Markdown gives to text inside a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, shown in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// A line through the text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// An attribute that Foundation lacks on Linux.
extension AttributeScopes.SwiftUIAttributes {
    /// The key of `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax that is recognised.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Emphasis, code and links; line feeds become spaces.
            case inlineOnly
            /// Emphasis, code and links; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// The syntax that is recognised.
        public var interpretedSyntax: InterpretedSyntax

        /// By default line feeds become spaces.
        public init(interpretedSyntax: InterpretedSyntax = .inlineOnly) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Parses Markdown. Only the syntax inside a paragraph is recognised: headings and lists stay text. Never throws
    /// here.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        let keepsWhiteSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let source = keepsWhiteSpace ? markdown : markdown.replacing("\n", with: " ")
        self.init()
        for span in InlineMarkdown.spans(of: source) {
            var attributes = AttributeContainer()
            var intent: InlinePresentationIntent = []
            if span.style.isEmphasized { intent.insert(.emphasized) }
            if span.style.isStrong { intent.insert(.stronglyEmphasized) }
            if span.style.isCode { intent.insert(.code) }
            if span.style.isStruckThrough { intent.insert(.strikethrough) }
            if !intent.isEmpty {
                attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = span.style.link, let url = URL(string: link, relativeTo: baseURL) { attributes.link = url }
            self += AttributedString(span.text, attributes: attributes)
        }
    }
}
