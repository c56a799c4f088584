import CoreGraphics
import RoostCore
import RoostText

/// UIKit's fonts: for `Font(_:)` and for code that measures by them. They are fonts of the default Dynamic Type size.
public final class UIFont: Hashable, Sendable {
    /// How thick letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
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

    /// What a text is for.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    let font: Font
    let resolved: ResolvedFont
    /// The font as it is where it follows Dynamic Type; nil for one that does not.
    private let adjustable: Font?
    private let metrics: FontMetrics?

    private init(_ font: Font, adjustable: Font? = nil) {
        self.adjustable = adjustable
        let resolved = font.resolve(in: FontContext(idiom: .iOS))
        // UIKit's font has its size for good.
        self.font = font.pointSize(resolved.size)
        self.resolved = resolved
        metrics = Engines.standard.text?.metrics(of: resolved, idiom: .iOS, displayScale: 1)
    }

    /// A font by its family or PostScript name. Fonts that are missing are nil, as with Apple's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let fonts = Engines.standard.text as? FontTextEngine, fonts.hasFont(named: fontName) else { return nil }
        self.init(.custom(fontName, fixedSize: fontSize))
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize, weight: .semibold))
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic()) }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), adjustable: .system(style.style))
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    /// The font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.pointSize(fontSize)) }

    /// The font so many times larger, whose size follows Dynamic Type as a text style's does where a view adjusts it.
    func following(_ style: TextStyle, scaled factor: CGFloat) -> UIFont {
        UIFont(font.pointSize(pointSize * factor), adjustable: font.relative(to: style.style))
    }

    /// The font as a view shows it.
    func shown(adjusts: Bool) -> Font { adjusts ? adjustable ?? font : font }

    /// In points.
    public var pointSize: CGFloat { resolved.size }
    /// Above the baseline, in points.
    public var ascender: CGFloat { metrics?.ascender ?? 0 }
    /// Below the baseline, in points; negative, as with Apple's.
    public var descender: CGFloat { -(metrics?.descender ?? 0) }
    public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
    public var xHeight: CGFloat { metrics?.xHeight ?? 0 }
    public var leading: CGFloat { metrics?.leading ?? 0 }
    public var lineHeight: CGFloat { ascender - descender }

    public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// A font that UIKit's code has made: UIKit's fonts are Core Text's.
    public init(_ font: UIFont) { self = font.font }
}
