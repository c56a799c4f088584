import CoreGraphics

/// A font that depends on its surroundings: it becomes a face and a size where it is used, by platform and Dynamic Type
/// size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
        /// `relativeTo` nil for a size that does not follow Dynamic Type.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// What is changed about a font, in order.
    enum Modifier: Hashable, Sendable {
        case weight(Weight)
        /// What `bold()` does to a text or a view: the emphasised weight of a text style, bold for any other font.
        case emphasized(Bool)
        case italic(Bool)
        case design(Design)
        case monospaced
        case monospacedDigit
        case smallCaps
        case lowercaseSmallCaps
        case uppercaseSmallCaps
        case leading(Leading)
        case scaled(CGFloat)
        case pointSize(CGFloat)
        /// Grows with Dynamic Type as a text style does.
        case relative(TextStyle)
    }

    var base: Base
    var modifiers: [Modifier] = []

    init(_ base: Base) { self.base = base }

    func modified(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }
}

// MARK: System fonts

extension Font {
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system font in a text style, whose size follows Dynamic Type on iOS.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font at a size in points, which does not follow Dynamic Type.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }
}

// MARK: Custom fonts

extension Font {
    /// A font by its family or PostScript name, at a size in points that follows Dynamic Type as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its family or PostScript name, at a size in points that follows Dynamic Type as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its family or PostScript name, at a size in points that does not change.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

// MARK: Changes

extension Font {
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

    public func bold() -> Font { modified(.weight(.bold)) }

    public func italic() -> Font { modified(.italic(true)) }

    /// The monospaced design, in which all characters are equally wide.
    public func monospaced() -> Font { modified(.monospaced) }

    /// Digits of equal width, other characters as they are.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// Letters as capitals, of which those that were small stay small.
    public func smallCaps() -> Font { modified(.smallCaps) }

    /// Small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }

    /// Capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }

    /// More or less room between lines.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

    /// The font at a multiple of its size.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }

    /// The font at a size that follows Dynamic Type as a text style's does.
    package func relative(to style: TextStyle) -> Font { modified(.relative(style)) }

    /// The font at another size in points.
    public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
}
