import CoreGraphics

nonisolated extension Text {
    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case fontModifier(Font.Modifier)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case foreground(AnyShapeStyle?)
        case scale(Scale)
        case custom(CustomTextAttribute)
    }

    func modified(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontModifier(.weight($0))) } ?? self
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontModifier(.design($0))) } ?? self
    }

    /// The emphasised weight of the font's text style (semibold for body), bold for other fonts.
    public func bold() -> Text { bold(true) }

    public func bold(_ isActive: Bool) -> Text { modified(.fontModifier(.emphasized(isActive))) }

    public func italic() -> Text { italic(true) }

    public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(.italic(isActive))) }

    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? modified(.fontModifier(.monospaced)) : self
    }

    public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

    /// Extra points after every character.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Extra points after every character; switches ligatures off.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Moves the text up (positive) or down by points.
    public func baselineOffset(_ offset: CGFloat) -> Text { modified(.baselineOffset(offset)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The colour of the text; nil for that of its surroundings.
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color.map { AnyShapeStyle($0) })) }

    /// What the text is drawn with; gradients stretch over the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(AnyShapeStyle(style))) }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }
}
