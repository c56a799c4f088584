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

    /// Sets the font; nil is the default one.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// Sets the weight of the font; nil leaves it.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontModifier(.weight($0))) } ?? self
    }

    /// Sets the design of the system font; nil leaves it. Custom fonts keep theirs.
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontModifier(.design($0))) } ?? self
    }

    /// Makes the text bold: the emphasised weight of its text style (semibold for body), bold for other fonts.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold, or regular.
    public func bold(_ isActive: Bool) -> Text { modified(.fontModifier(.emphasized(isActive))) }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Makes the text italic, or upright.
    public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(.italic(isActive))) }

    /// Uses the monospaced design; with false it leaves the font. Custom fonts keep their design.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? modified(.fontModifier(.monospaced)) : self
    }

    /// Gives all digits the same width; other characters keep theirs.
    public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

    /// Adds points after every character.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Adds points after every character and switches ligatures off.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Moves the text up (positive) or down by points.
    public func baselineOffset(_ offset: CGFloat) -> Text { modified(.baselineOffset(offset)) }

    /// Draws a line under the text, by default in its own colour; with false there is none.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern under the text, by default in its own colour; with false there is none.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text, by default in its own colour; with false there is none.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern through the text, by default in its own colour; with false there is none.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the colour of the text; nil is that of the environment.
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color.map { AnyShapeStyle($0) })) }

    /// Sets the style that the text is drawn with; gradients stretch over the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(AnyShapeStyle(style))) }

    /// Sets the size of the text relative to its font. With `isEnabled` false it changes nothing.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }
}
