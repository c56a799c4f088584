import CoreGraphics

extension EnvironmentValues {
    /// The font of texts without one of their own; nil is the default, `body`.
    @Entry public var font: Font?

    /// The Dynamic Type size: the user's choice in a browser, else `large`. Fonts follow it on iOS only.
    @Entry public var dynamicTypeSize: DynamicTypeSize = .large

    /// The alignment of a text's lines with each other; leading by default.
    @Entry public var multilineTextAlignment: TextAlignment = .leading

    /// The place of the ellipsis in texts that do not fit; the end by default.
    @Entry public var truncationMode: Text.TruncationMode = .tail

    /// The greatest number of lines of a text; nil is no limit.
    @Entry public var lineLimit: Int?

    /// The points added between lines; 0 by default.
    @Entry public var lineSpacing: CGFloat = 0

    /// The fraction of its size to which a text may shrink to fit; 1 by default.
    @Entry public var minimumScaleFactor: CGFloat = 1

    /// Whether characters may move closer together if that saves a text from truncation; false by default.
    @Entry public var allowsTightening: Bool = false

    /// The letter case that texts are changed to; nil leaves them.
    @Entry public var textCase: Text.Case?

    /// The number of lines whose height a text takes at least.
    @Entry var reservedLines: Int = 0

    /// The attributes that the views around a text set, besides its font.
    @Entry var textAttributes: TextAttributes = TextAttributes()

    package var fontContext: FontContext {
        FontContext(idiom: idiom, dynamicTypeSize: dynamicTypeSize, controlSize: controlSize)
    }

    /// The font of texts, symbols and controls here.
    package var resolvedFont: ResolvedFont {
        var attributes = textAttributes
        attributes.font = font
        return attributes.resolvedFont(in: fontContext)
    }

    /// The style of paragraphs here.
    package var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = multilineTextAlignment.resolved
        style.truncation = truncationMode.resolved
        style.lineLimit = lineLimit
        style.reservedLines = reservedLines
        style.lineSpacing = lineSpacing
        style.minimumScaleFactor = minimumScaleFactor
        style.allowsTightening = allowsTightening
        style.isRightToLeft = layoutDirection == .rightToLeft
        style.language = locale.identifier(.bcp47)
        style.idiom = idiom
        style.displayScale = displayScale
        return style
    }
}
