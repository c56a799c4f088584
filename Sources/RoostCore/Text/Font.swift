import CoreGraphics

/// A font that is resolved in its place of use: platform and Dynamic Type size determine its face and size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
        /// With `relativeTo` nil the size does not follow Dynamic Type.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// The changes to a font, in order.
    enum Modifier: Hashable, Sendable {
        case weight(Weight)
        /// The effect of `bold()`: the emphasised weight of a text style or of the system font, bold for any other font.
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
        /// Is at most so many points.
        case limited(CGFloat)
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
    /// 34 points on iOS at the default Dynamic Type size, 26 on macOS.
    public static let largeTitle = system(.largeTitle)
    /// 28 points on iOS at the default Dynamic Type size, 22 on macOS.
    public static let title = system(.title)
    /// 22 points on iOS at the default Dynamic Type size, 17 on macOS.
    public static let title2 = system(.title2)
    /// 20 points on iOS at the default Dynamic Type size, 15 on macOS.
    public static let title3 = system(.title3)
    /// 17 points, semibold, on iOS at the default Dynamic Type size; 13, bold, on macOS.
    public static let headline = system(.headline)
    /// 15 points on iOS at the default Dynamic Type size, 11 on macOS.
    public static let subheadline = system(.subheadline)
    /// 17 points on iOS at the default Dynamic Type size, 13 on macOS.
    public static let body = system(.body)
    /// 16 points on iOS at the default Dynamic Type size, 12 on macOS.
    public static let callout = system(.callout)
    /// 13 points on iOS at the default Dynamic Type size, 10 on macOS.
    public static let footnote = system(.footnote)
    /// 12 points on iOS at the default Dynamic Type size, 10 on macOS.
    public static let caption = system(.caption)
    /// 11 points on iOS at the default Dynamic Type size; 10, medium, on macOS.
    public static let caption2 = system(.caption2)

    /// The system font (Inter here) in a text style, whose size follows Dynamic Type on iOS.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font (Inter here) at a size in points, which does not follow Dynamic Type.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }
}

// MARK: Custom fonts

extension Font {
    /// A font by its family or PostScript name, at a size in points that follows Dynamic Type as body text does. If it
    /// is missing, the system font is used, with a warning.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its family or PostScript name, at a size in points that follows Dynamic Type as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its family or PostScript name, at a size in points that does not follow Dynamic Type.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

// MARK: Changes

extension Font {
    /// Sets the weight.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

    /// Adds the bold trait: the emphasised weight of a text style or of the system font, which may be semibold, and the
    /// bold face of a custom font's family.
    public func bold() -> Font { modified(.emphasized(true)) }

    /// Makes the font italic. A face without an italic is slanted.
    public func italic() -> Font { modified(.italic(true)) }

    /// Uses the monospaced design, in which all characters are equally wide. A custom font keeps its own.
    public func monospaced() -> Font { modified(.monospaced) }

    /// Gives all digits the same width; other characters keep theirs.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// Draws all letters as small capitals.
    public func smallCaps() -> Font { modified(.smallCaps) }

    /// Draws small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }

    /// Draws capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }

    /// Changes the distance of lines.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

    /// Multiplies the size by a factor.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }

    /// Lets the size follow Dynamic Type as a text style's does.
    package func relative(to style: TextStyle) -> Font { modified(.relative(style)) }

    /// Lets the size be at most so many points.
    package func limited(to size: CGFloat) -> Font { modified(.limited(size)) }

    /// Sets the size in points.
    public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
}
