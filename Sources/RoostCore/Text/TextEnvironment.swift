import CoreGraphics

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct TextAttributesKey: EnvironmentKey { static let defaultValue = TextAttributes() }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct MultilineTextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    /// The font of texts without one of their own; nil is the default, `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The Dynamic Type size: the user's choice in a browser, else `large`. Fonts follow it on iOS only.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The alignment of a text's lines with each other; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The place of the ellipsis in texts that do not fit; the end by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The greatest number of lines of a text; nil is no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The points added between lines; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The fraction of its size to which a text may shrink to fit; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether characters may move closer together if that saves a text from truncation; false by default.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The letter case that texts are changed to; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The number of lines whose height a text takes at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The attributes that the views around a text set, besides its font.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

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
