import CoreGraphics
import RoostCore

/// Scales lengths and fonts with the reader's text size, as a text style grows.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// The growth of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The growth of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        FontContext(idiom: .iOS, dynamicTypeSize: (traits ?? .current).dynamicTypeSize).scale(of: style.style)
    }

    /// A length scaled to the reader's text size, in points; nil for that of the current body.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        value * factor(traitCollection)
    }

    /// A font scaled to the reader's text size. A view that adjusts its font keeps it in step.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        font.following(style, scaled: factor(traitCollection))
    }

    /// A font scaled to the reader's text size, up to a size in points. At that size it is fixed.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let size = font.pointSize * factor(traitCollection)
        return size > maximumPointSize
            ? font.withSize(maximumPointSize) : scaledFont(for: font, compatibleWith: traitCollection)
    }
}
