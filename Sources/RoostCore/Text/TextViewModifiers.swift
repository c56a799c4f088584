import CoreGraphics

nonisolated extension View {
    /// The font of the texts inside; nil for the default.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(weight.map { .weight($0) }) }

    public func fontDesign(_ design: Font.Design?) -> some View { fontModifier(design.map { .design($0) }) }

    /// The emphasised weight of each text's style (semibold for body), bold for other fonts.
    public func bold(_ isActive: Bool = true) -> some View { fontModifier(.emphasized(isActive)) }

    public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }

    public func monospaced(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .monospaced : nil) }

    public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    private func fontModifier(_ modifier: Font.Modifier?) -> some View {
        transformEnvironment(\.textAttributes) { attributes in
            if let modifier { attributes.fontModifiers.append(modifier) }
        }
    }

    private func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textAttributes) { $0.apply(modifier) }
    }

    /// Extra points after every character.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

    /// Extra points after every character; switches ligatures off.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

    /// Moves texts up (positive) or down by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textModifier(.baselineOffset(baselineOffset)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textModifier(.scale(isEnabled ? scale : .default))
    }

    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// How the lines of a text are aligned with each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Extra points between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// The fraction of its size down to which a text may shrink to fit.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Whether characters may move closer together where that saves a text from truncation.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

// MARK: Lines

nonisolated extension View {
    /// At most so many lines; any number for nil. Numbers below 1 count as 1.
    public func lineLimit(_ number: Int?) -> some View { lines(limit: number, reserved: 0) }

    /// Exactly so many lines: what a text has less is kept free.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit: limit, reserved: reservesSpace ? limit : 0)
    }

    /// At least so many lines, kept free where a text has fewer (case `tx-L3`).
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit: nil, reserved: limit.lowerBound) }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit: limit.upperBound, reserved: 0)
    }

    /// At least and at most so many lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit: limit.upperBound, reserved: limit.lowerBound)
    }

    private func lines(limit: Int?, reserved: Int) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
    }
}

// MARK: Dynamic Type

nonisolated extension View {
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size that the user has chosen within a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}
