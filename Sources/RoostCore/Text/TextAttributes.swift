import CoreGraphics

/// Everything that determines the look of a piece of text: the environment's attributes, then the text's own.
struct TextAttributes: Equatable, Sendable {
    /// Nil is the default font.
    var font: Font?
    /// In the order of application.
    var fontModifiers: [Font.Modifier] = []
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Nil is the foreground style of the environment.
    var foreground: AnyShapeStyle?
    var background: Color?
    var link: URL?
    var scale = Text.Scale.default
    /// For renderers; of each type the innermost first.
    var custom: [CustomTextAttribute] = []

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): self.font = font
        case .fontModifier(let modifier): fontModifiers.append(modifier)
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .foreground(let style): foreground = style
        case .scale(let scale): self.scale = scale
        case .custom(let value): custom.insert(value, at: 0)
        }
    }

    mutating func apply(_ style: InlineMarkdown.Style) {
        if style.isStrong { fontModifiers.append(.emphasized(true)) }
        if style.isEmphasized { fontModifiers.append(.italic(true)) }
        if style.isCode { fontModifiers.append(.monospaced) }
        if style.isStruckThrough { strikethrough = strikethrough ?? .single }
        if let link = style.link { self.link = URL(string: link) }
    }

    func resolvedFont(in context: FontContext) -> ResolvedFont {
        var font = font ?? context.defaultFont
        font.modifiers += fontModifiers
        if scale.factor != 1 { font.modifiers.append(.scaled(scale.factor)) }
        return font.resolve(in: context)
    }
}
