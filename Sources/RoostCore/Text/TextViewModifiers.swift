import CoreGraphics

nonisolated extension View {
    /// Sets the font of the texts inside; nil is the default: body.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the texts inside; nil leaves it.
    public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(weight.map { .weight($0) }) }

    /// Sets the design of the system font in the texts inside; nil leaves it. Custom fonts keep theirs.
    public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(design.map { .design($0) }) }

    /// Makes the texts inside bold: the emphasised weight of each text's style (semibold for body), bold for other
    /// fonts.
    public func bold(_ isActive: Bool = true) -> some View { fontModifier(.emphasized(isActive)) }

    /// Makes the texts inside italic; with false upright.
    public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }

    /// Uses the monospaced design for the texts inside; with false it leaves their fonts.
    public func monospaced(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .monospaced : nil) }

    /// Gives all digits in the texts inside the same width.
    public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    private func fontModifier(_ modifier: Font.Modifier?) -> some View {
        transformEnvironment(\.textAttributes) { attributes in
            if let modifier { attributes.fontModifiers.append(modifier) }
        }
    }

    private func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textAttributes) { $0.apply(modifier) }
    }

    /// Adds points after every character.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

    /// Adds points after every character and switches ligatures off.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

    /// Moves texts up (positive) or down by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textModifier(.baselineOffset(baselineOffset)) }

    /// Draws a line under the texts inside, by default in their own colours; with false there is none.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern under the texts inside, by default in their own colours; with false there is none.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the texts inside, by default in their own colours; with false there is none.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern through the texts inside, by default in their own colours; with false there is none.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the size of the texts inside relative to their fonts; with `isEnabled` false it is the font's own.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textModifier(.scale(isEnabled ? scale : .default))
    }

    /// Changes the texts inside to capitals or small letters; nil leaves them.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Aligns the lines of each text with each other; by default at the leading edge.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the place of the ellipsis in texts that do not fit; by default at the end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Adds points between lines; values below 0 count as 0.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Lets texts shrink to a fraction of their size, 0…1, if they do not fit; by default they do not.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Lets characters move closer together if that saves a text from truncation.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

// MARK: Lines

nonisolated extension View {
    /// Limits texts to a number of lines; nil removes the limit. Numbers below 1 count as 1.
    public func lineLimit(_ number: Int?) -> some View { lines(limit: number, reserved: 0) }

    /// Limits texts to a number of lines; with `reservesSpace` shorter ones are as high as that many.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit: limit, reserved: reservesSpace ? limit : 0)
    }

    /// Makes texts at least as high as a number of lines (case `tx-L3`).
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit: nil, reserved: limit.lowerBound) }

    /// Limits texts to a number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit: limit.upperBound, reserved: 0)
    }

    /// Limits texts to a number of lines, and makes them at least as high as another.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit: limit.upperBound, reserved: limit.lowerBound)
    }

    private func lines(limit: Int?, reserved: Int) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
    }
}

// MARK: Dynamic Type

nonisolated extension View {
    /// Sets the Dynamic Type size of this view. Fonts follow it on iOS only.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the Dynamic Type size of this view to a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}
