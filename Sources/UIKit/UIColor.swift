import CoreGraphics
import RoostCore
import RoostImaging
import RoostRender

/// UIKit's colours, for `Color(.systemGray6)`, `Color(uiColor: .label)` and colour literals.
///
/// A colour that follows the appearance is the light one wherever its components are asked for.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    let color: Color

    /// A SwiftUI colour as a colour of UIKit's.
    public init(_ color: Color) { self.color = color }

    /// A colour of sRGB's components, 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A grey, 0 (black) … 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    /// A colour of sRGB by hue (a part of the circle, 0…1), saturation and brightness, 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

    /// A colour of the main bundle's asset catalogues, which follows the appearance; nil where there is none of that
    /// name.
    public init?(named name: String) {
        guard FileImageLoader().color(named: name, in: nil, isDark: false) != nil else { return nil }
        color = Color(name)
    }

    /// A colour of a bundle's asset catalogues, which follows the appearance; nil where there is none of that name.
    /// - Parameter traitCollection: Nil for a colour that follows the appearance; else its look.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard FileImageLoader().color(named: name, in: bundle, isDark: false) != nil else { return nil }
        let color = Color(name, bundle: bundle)
        guard let traitCollection else {
            self.init(color)
            return
        }
        self.init(color.resolved(in: traitCollection))
    }

    /// A colour of an asset catalogue, which follows the appearance.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// The colour as it is for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color.resolved(in: traitCollection))
    }

    /// The colour of a `#colorLiteral`; the compiler calls it.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private init(system name: String) { color = Color(systemColorNamed: name + "Color") ?? .clear }

    /// Writes sRGB's components, 0…1, as they are on iOS in a light appearance. Nil takes none; the result is always
    /// true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolve(in: .standard)
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// The colour in sRGB, as it is on iOS in a light appearance.
    public var cgColor: CGColor {
        let resolved = color.resolve(in: .standard)
        return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
            alpha: CGFloat(resolved.opacity))
    }

    /// The colour with another opacity, 0…1, whatever its own. It goes on following the appearance.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingOpacity(by: Double(alpha))) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// The colour as it is for traits of UIKit's.
    fileprivate func resolved(in traits: UITraitCollection) -> Color {
        var environment = EnvironmentValues.standard
        traits.apply(to: &environment)
        return Color(resolve(in: environment))
    }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

nonisolated extension Color {
    /// A colour of UIKit's, which goes on following the appearance.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The former name of `init(uiColor:)`. It gives way to a colour of an asset catalogue.
    @available(*, deprecated, renamed: "init(uiColor:)")
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}

/// The colours that are the same in every appearance.
extension UIColor {
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// Black: for text on light grounds.
    public static let darkText = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// White at 60 %: for text on dark grounds.
    public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Full red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Full green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Full blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Full green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Full red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Full red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Full red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// 0.6 red, 0.4 green and 0.2 blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Nothing: black of opacity 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}

/// The system's colours. They follow the appearance (light or dark) and the idiom (iOS or macOS).
extension UIColor {
    /// The system's red, as of errors and deletions.
    public static let systemRed = UIColor(system: "systemRed")
    /// The system's orange.
    public static let systemOrange = UIColor(system: "systemOrange")
    /// The system's yellow.
    public static let systemYellow = UIColor(system: "systemYellow")
    /// The system's green, as of a switch that is on.
    public static let systemGreen = UIColor(system: "systemGreen")
    /// The system's mint.
    public static let systemMint = UIColor(system: "systemMint")
    /// The system's teal.
    public static let systemTeal = UIColor(system: "systemTeal")
    /// The system's cyan.
    public static let systemCyan = UIColor(system: "systemCyan")
    /// The system's blue, the usual tint.
    public static let systemBlue = UIColor(system: "systemBlue")
    /// The system's indigo.
    public static let systemIndigo = UIColor(system: "systemIndigo")
    /// The system's purple.
    public static let systemPurple = UIColor(system: "systemPurple")
    /// The system's pink.
    public static let systemPink = UIColor(system: "systemPink")
    /// The system's brown.
    public static let systemBrown = UIColor(system: "systemBrown")
    /// The system's grey, the middle of its greys.
    public static let systemGray = UIColor(system: "systemGray")
    /// The second grey: nearer to the background than `systemGray`.
    public static let systemGray2 = UIColor(system: "systemGray2")
    /// The third grey: nearer to the background than `systemGray2`.
    public static let systemGray3 = UIColor(system: "systemGray3")
    /// The fourth grey: nearer to the background than `systemGray3`.
    public static let systemGray4 = UIColor(system: "systemGray4")
    /// The fifth grey: nearer to the background than `systemGray4`.
    public static let systemGray5 = UIColor(system: "systemGray5")
    /// The sixth grey: almost the background.
    public static let systemGray6 = UIColor(system: "systemGray6")
    /// Text: black in the light, white in the dark.
    public static let label = UIColor(system: "label")
    /// Subtitles: fainter than `label`.
    public static let secondaryLabel = UIColor(system: "secondaryLabel")
    /// Hints: fainter than `secondaryLabel`.
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
    /// The faintest text.
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
    /// The words in an empty field.
    public static let placeholderText = UIColor(system: "placeholderText")
    /// Lines between rows; what lies behind shines through.
    public static let separator = UIColor(system: "listSeparator")
    /// Lines between rows, with full opacity.
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
    /// Links.
    public static let link = UIColor(system: "link")
    /// The tracks of thin controls: the strongest translucent grey.
    public static let systemFill = UIColor(system: "systemFill")
    /// The insides of controls of middle size.
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
    /// The insides of large controls: fields and buttons.
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
    /// The insides of large areas: the faintest translucent grey.
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
    /// The page behind plain content.
    public static let systemBackground = UIColor(system: "systemBackground")
    /// Areas on `systemBackground`.
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
    /// Areas on `secondarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
    /// The page behind the cards of a grouped list.
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
    /// The cards of a grouped list.
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
    /// Areas on the cards of a grouped list.
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
    /// The accent colour of the surroundings; blue by default.
    public static let tintColor = UIColor(Color.accentColor)
}
