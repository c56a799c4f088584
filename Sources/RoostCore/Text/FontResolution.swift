import CoreGraphics
import RoostPicture

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

    /// How much lengths grow with the Dynamic Type size: as a text style's lines do, not as its letters do. 1 at the
    /// default size.
    package func scale(of style: Font.TextStyle) -> CGFloat {
        guard idiom == .iOS, dynamicTypeSize != .large else { return 1 }
        return TextStyleMetrics.lineDistance(of: style, idiom: idiom, dynamicTypeSize: dynamicTypeSize)
            / TextStyleMetrics.lineDistance(of: style, idiom: idiom, dynamicTypeSize: .large)
    }

    /// A length scaled as a text style's lines, to the nearest pixel; unchanged at the default size.
    /// - Parameter displayScale: Pixels per point.
    package func scaled(_ length: CGFloat, as style: Font.TextStyle, displayScale: CGFloat) -> CGFloat {
        let scale = scale(of: style)
        guard scale != 1, length.isFinite else { return length }
        return PixelGrid(scale: displayScale).round(length * scale)
    }

    /// The size of a font that grows as a text style: whole points, but at the default size.
    package func fontSize(_ size: CGFloat, as style: Font.TextStyle) -> CGFloat {
        scaled(size, as: style, displayScale: 1)
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
            if let style { font.size = context.fontSize(size, as: style) }
            font.family = name
            return font
        }
    }

    private func apply(_ modifier: Modifier, to font: inout ResolvedFont, in context: FontContext) {
        switch modifier {
        case .weight(let weight): set(weight, on: &font)
        case .emphasized(let isBold): set(isBold ? emphasizedWeight(context.idiom) : .regular, on: &font)
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
        case .relative(let style): font.size = context.fontSize(font.size, as: style)
        case .limited(let size): font.size = min(font.size, size)
        }
    }

    private func set(_ weight: Weight, on font: inout ResolvedFont) {
        font.weight = weight.value
        // All weights of the system font are one family, so there the choice makes no difference.
        font.choosesWeight = font.family != nil
    }

    /// The weight of `bold()`. The system font's bold trait is its semibold on iOS.
    private func emphasizedWeight(_ idiom: Idiom) -> Weight {
        switch base {
        case .style(let style, _, nil): TextStyleMetrics.emphasizedWeight(of: style, idiom: idiom)
        case .system(_, _, let weight) where idiom == .iOS:
            Weight(value: max(weight?.value ?? 0, Weight.semibold.value))
        default: .bold
        }
    }

    /// The points by which tight and loose leading differ from the standard (documented).
    private static func leadingStep(_ idiom: Idiom) -> CGFloat { idiom == .iOS ? 2 : 1 }
}
