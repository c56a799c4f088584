import CoreGraphics

/// The surroundings that determine a font.
package struct FontContext: Hashable, Sendable {
    package var idiom: Idiom
    package var dynamicTypeSize: DynamicTypeSize
    package var controlSize: ControlSize

    package init(idiom: Idiom, dynamicTypeSize: DynamicTypeSize = .large, controlSize: ControlSize = .regular) {
        self.idiom = idiom
        self.dynamicTypeSize = dynamicTypeSize
        self.controlSize = controlSize
    }

    /// The font if none is set: body, which on macOS follows the size of controls (case `tx-F8`).
    var defaultFont: Font {
        switch (idiom, controlSize) {
        case (.macOS, .mini): .system(size: 9)
        case (.macOS, .small): .system(size: 11)
        default: .body
        }
    }

    /// The size of a text style relative to its size at the default Dynamic Type size.
    package func scale(of style: Font.TextStyle) -> CGFloat {
        TextStyleMetrics.size(of: style, idiom: idiom, dynamicTypeSize: dynamicTypeSize)
            / TextStyleMetrics.size(of: style, idiom: idiom, dynamicTypeSize: .large)
    }
}

extension Font {
    /// Resolves the font to a face and size in its surroundings.
    package func resolve(in context: FontContext) -> ResolvedFont {
        var font = resolveBase(in: context)
        for modifier in modifiers { apply(modifier, to: &font, in: context) }
        font.size = font.size.isFinite ? max(0, font.size) : 0
        return font
    }

    private func resolveBase(in context: FontContext) -> ResolvedFont {
        switch base {
        case .style(let style, let design, let weight):
            let size = TextStyleMetrics.size(
                of: style, idiom: context.idiom, dynamicTypeSize: context.dynamicTypeSize)
            var font = ResolvedFont(size: size)
            font.weight = (weight ?? TextStyleMetrics.weight(of: style, idiom: context.idiom)).value
            font.design = (design ?? .default).resolved
            font.leading = TextStyleMetrics.leading(of: style, size: size, idiom: context.idiom)
            return font
        case .system(let size, let design, let weight):
            var font = ResolvedFont(size: size)
            font.weight = (weight ?? .regular).value
            font.design = (design ?? .default).resolved
            return font
        case .custom(let name, let size, let style):
            var font = ResolvedFont(size: size)
            if let style { font.size *= context.scale(of: style) }
            font.family = name
            return font
        }
    }

    private func apply(_ modifier: Modifier, to font: inout ResolvedFont, in context: FontContext) {
        switch modifier {
        case .weight(let weight): font.weight = weight.value
        case .emphasized(let isBold): font.weight = (isBold ? emphasizedWeight : .regular).value
        case .italic(let isItalic): font.isItalic = isItalic
        case .design(let design): if font.family == nil { font.design = design.resolved }
        case .monospaced: if font.family == nil { font.design = .monospaced }
        case .monospacedDigit: font.usesMonospacedDigits = true
        case .smallCaps:
            font.usesLowercaseSmallCaps = true
            font.usesUppercaseSmallCaps = true
        case .lowercaseSmallCaps: font.usesLowercaseSmallCaps = true
        case .uppercaseSmallCaps: font.usesUppercaseSmallCaps = true
        case .leading(.standard): break
        case .leading(.tight): font.leading -= Self.leadingStep(context.idiom)
        case .leading(.loose): font.leading += Self.leadingStep(context.idiom)
        case .scaled(let factor):
            font.size *= factor
            font.leading *= factor
        case .pointSize(let size): font.size = size
        case .relative(let style): font.size *= context.scale(of: style)
        }
    }

    private var emphasizedWeight: Weight {
        if case .style(let style, _, nil) = base { return TextStyleMetrics.emphasizedWeight(of: style) }
        return .bold
    }

    /// The points by which tight and loose leading differ from the standard (documented).
    private static func leadingStep(_ idiom: Idiom) -> CGFloat { idiom == .iOS ? 2 : 1 }
}
