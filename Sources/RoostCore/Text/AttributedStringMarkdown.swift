import CoreGraphics

/// What Markdown says about a piece of text inside a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// What Foundation lacks on Linux.
extension AttributeScopes.SwiftUIAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Emphasis, code and links; line feeds become spaces.
            case inlineOnly
            /// Emphasis, code and links; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        public init(interpretedSyntax: InterpretedSyntax = .inlineOnly) { self.interpretedSyntax = interpretedSyntax }
    }

    /// A text in Markdown. Only what stands inside a paragraph is understood: headings and lists are text.
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
