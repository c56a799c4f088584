import CoreGraphics
import RoostCore

/// How lengths and fonts grow with the text size that a reader has chosen, as a text style's do.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        FontContext(idiom: .iOS, dynamicTypeSize: (traits ?? .current).dynamicTypeSize).scale(of: style.style)
    }

    /// A length at the reader's text size, in points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        value * factor(traitCollection)
    }

    /// A font at the reader's text size, which follows it where a view adjusts its font.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        font.following(style, scaled: factor(traitCollection))
    }

    /// A font at the reader's text size, but no larger than some points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let size = font.pointSize * factor(traitCollection)
        return size > maximumPointSize
            ? font.withSize(maximumPointSize) : scaledFont(for: font, compatibleWith: traitCollection)
    }
}
