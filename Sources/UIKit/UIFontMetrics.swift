import CoreGraphics
import RoostCore

/// Scales lengths and fonts with the reader's text size, as a text style grows.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// The growth of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The growth of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func context(_ traits: UITraitCollection?) -> FontContext {
        FontContext(idiom: .iOS, dynamicTypeSize: traits?.dynamicTypeSize ?? UITraitCollection.appTypeSize)
    }

    /// A length in points, scaled to a text size and rounded to the nearest pixel.
    /// - Parameter traitCollection: The text size and the screen; nil for the app's text size.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        let traits = traitCollection ?? .current
        // Traits that name a text size alone say nothing of the screen.
        let screen = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return context(traitCollection).scaled(value, as: style.style, displayScale: screen)
    }

    /// A font scaled to a text size, in whole points. A view that adjusts its font keeps it in step.
    /// - Parameter traitCollection: The text size; nil for the app's.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        font.following(style, size: size(of: font, traitCollection), limit: nil)
    }

    /// A font scaled to a text size, up to a size in points, which it does not exceed in a view that adjusts it either.
    /// - Parameter traitCollection: The text size; nil for the app's.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.following(
            style, size: min(size(of: font, traitCollection), maximumPointSize), limit: maximumPointSize)
    }

    private func size(of font: UIFont, _ traits: UITraitCollection?) -> CGFloat {
        context(traits).fontSize(font.pointSize, as: style.style)
    }
}
