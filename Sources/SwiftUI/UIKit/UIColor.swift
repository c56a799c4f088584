import CoreGraphics
import RoostCore
import RoostRender

/// UIKit's colours, as far as SwiftUI's code names them: `Color(.systemGray6)`, `Color(uiColor: .label)`, colour literals.
///
/// Colours that differ by appearance are in the light where their components are asked for.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    let color: Color

    /// A colour as UIKit's code names it.
    public init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

    /// A colour of the main bundle's asset catalogues; nil where there is none of that name.
    public init?(named name: String) {
        guard FileImageLoader().color(named: name, in: nil, isDark: false) != nil else { return nil }
        color = Color(name)
    }

    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private init(system name: String) { color = Color(systemColorNamed: name + "Color") ?? .clear }

    /// Writes the components, 0…1, as they are on iOS in the light.
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

    public var cgColor: CGColor {
        let resolved = color.resolve(in: .standard)
        return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
            alpha: CGFloat(resolved.opacity))
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

nonisolated extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }

    @available(*, deprecated, renamed: "init(uiColor:)")
    public init(_ color: UIColor) { self = color.color }
}

/// The colours that keep their value.
extension UIColor {
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}

/// The system's colours: light or dark, iOS or macOS.
extension UIColor {
    public static let systemRed = UIColor(system: "systemRed")
    public static let systemOrange = UIColor(system: "systemOrange")
    public static let systemYellow = UIColor(system: "systemYellow")
    public static let systemGreen = UIColor(system: "systemGreen")
    public static let systemMint = UIColor(system: "systemMint")
    public static let systemTeal = UIColor(system: "systemTeal")
    public static let systemCyan = UIColor(system: "systemCyan")
    public static let systemBlue = UIColor(system: "systemBlue")
    public static let systemIndigo = UIColor(system: "systemIndigo")
    public static let systemPurple = UIColor(system: "systemPurple")
    public static let systemPink = UIColor(system: "systemPink")
    public static let systemBrown = UIColor(system: "systemBrown")
    public static let systemGray = UIColor(system: "systemGray")
    public static let systemGray2 = UIColor(system: "systemGray2")
    public static let systemGray3 = UIColor(system: "systemGray3")
    public static let systemGray4 = UIColor(system: "systemGray4")
    public static let systemGray5 = UIColor(system: "systemGray5")
    public static let systemGray6 = UIColor(system: "systemGray6")
    public static let label = UIColor(system: "label")
    public static let secondaryLabel = UIColor(system: "secondaryLabel")
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
    public static let placeholderText = UIColor(system: "placeholderText")
    public static let separator = UIColor(system: "separator")
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
    public static let link = UIColor(system: "link")
    public static let systemFill = UIColor(system: "systemFill")
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
    public static let systemBackground = UIColor(system: "systemBackground")
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
    public static let tintColor = UIColor(Color.accentColor)
}
