import CoreGraphics
import RoostCore
import RoostImaging
import RoostText

/// UIKit's fonts, for `Font(_:)`, for UIKit's views and for measuring. Sizes are those of the default Dynamic Type
/// size; views with `adjustsFontForContentSizeCategory` let text styles grow.
public final class UIFont: Hashable, Sendable {
    /// The thickness of letters, -1…1 with regular at 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// UIKit's number; other numbers count as the nearest named weight.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest, -0.8.
        public static let ultraLight = Weight(-0.8)
        /// -0.6.
        public static let thin = Weight(-0.6)
        /// -0.4.
        public static let light = Weight(-0.4)
        /// 0: of text by default.
        public static let regular = Weight(0)
        /// 0.23.
        public static let medium = Weight(0.23)
        /// 0.3.
        public static let semibold = Weight(0.3)
        /// 0.4.
        public static let bold = Weight(0.4)
        /// 0.56.
        public static let heavy = Weight(0.56)
        /// The thickest, 0.62.
        public static let black = Weight(0.62)

        fileprivate var weight: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.115: .regular
            case ..<0.265: .medium
            case ..<0.35: .semibold
            case ..<0.48: .bold
            case ..<0.59: .heavy
            default: .black
            }
        }
    }

    let font: Font
    let resolved: ResolvedFont
    /// The font that follows Dynamic Type; nil for one of fixed size.
    private let adjustable: Font?
    private let metrics: FontMetrics?

    init(_ font: Font, adjustable: Font? = nil) {
        self.adjustable = adjustable
        let resolved = font.resolve(in: FontContext(idiom: .iOS))
        // A font of UIKit's keeps its size.
        self.font = font.pointSize(resolved.size)
        self.resolved = resolved
        metrics = Engines.standard.text?.metrics(of: resolved, idiom: .iOS, displayScale: 1)
    }

    /// A font by its family or PostScript name; nil where it is missing, as with Apple's.
    /// - Parameter fontSize: In points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let fonts = Engines.standard.text as? FontTextEngine, fonts.hasFont(named: fontName) else { return nil }
        self.init(.custom(fontName, fixedSize: fontSize))
    }

    /// The names of all font families, installed and registered, in order.
    public static var familyNames: [String] { (Engines.standard.text as? FontTextEngine)?.familyNames ?? [] }

    /// The PostScript names of a family's faces: the regular weight first, then the others from thin to thick. Those of
    /// an installed family are in alphabetical order. Empty for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        (Engines.standard.text as? FontTextEngine)?.fontNames(inFamily: familyName) ?? []
    }

    /// The system font, regular. The size is in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

    /// The system font in a weight. The size is in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight))
    }

    /// The system font, semibold as with Apple's. The size is in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize, weight: .semibold))
    }

    /// The system font, italic. The size is in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic()) }

    /// An installed monospaced font in a weight. The size is in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
    }

    /// The system font with digits of one width. The size is in points.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
    }

    /// The font of a text style, at the default text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), adjustable: .system(style.style))
    }

    /// The size of a label's text, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of a button's text, in points.
    public static let buttonFontSize: CGFloat = 18
    /// UIKit's size of the system font, in points; text styles do not use it.
    public static let systemFontSize: CGFloat = 14
    /// UIKit's size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12

    /// The font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.pointSize(fontSize)) }

    /// The font at a size. Where a view adjusts it, it grows with Dynamic Type as the text style does, up to a limit.
    func following(_ style: TextStyle, size: CGFloat, limit: CGFloat?) -> UIFont {
        var adjustable = font.relative(to: style.style)
        if let limit { adjustable = adjustable.limited(to: limit) }
        return UIFont(font.pointSize(size), adjustable: adjustable)
    }

    /// The font for a view that adjusts it or not.
    func shown(adjusts: Bool) -> Font { adjusts ? adjustable ?? font : font }

    /// The PostScript name of the face that draws the font. The system font's is Inter's.
    public var fontName: String { face?.postScriptName ?? "" }
    /// The name of the family of the face that draws the font.
    public var familyName: String { face?.familyName ?? "" }
    private var face: (any GlyphFont)? { (Engines.standard.text as? FontTextEngine)?.face(of: resolved) }

    /// The size, in points.
    public var pointSize: CGFloat { resolved.size }
    /// The height of a line above the baseline, in points.
    public var ascender: CGFloat { metrics?.ascender ?? 0 }
    /// The height of a line below the baseline, in points; negative, as with Apple's.
    public var descender: CGFloat { -(metrics?.descender ?? 0) }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
    /// The height of a lower-case x, in points.
    public var xHeight: CGFloat { metrics?.xHeight ?? 0 }
    /// The extra distance between two lines, in points.
    public var leading: CGFloat { metrics?.leading ?? 0 }
    /// The height of a line without `leading`, in points.
    public var lineHeight: CGFloat { ascender - descender }

    public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// A font of UIKit's, in its size. With Apple's the parameter is Core Text's font, which is the same object.
    public init(_ font: UIFont) { self = font.font }
}
