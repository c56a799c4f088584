import Foundation
import RoostControls
import RoostCore
import RoostImaging
import UIKit

extension NSColor {
    /// A colour's name among the assets.
    public typealias Name = String

    /// Words.
    public static var labelColor: NSColor { .label }
    /// Words that matter less.
    public static var secondaryLabelColor: NSColor { .secondaryLabel }
    /// Words that matter little.
    public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
    /// Words that hardly matter.
    public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
    /// Text.
    public static var textColor: NSColor { .label }
    /// The text of controls.
    public static var controlTextColor: NSColor { .label }
    /// The text of controls that are off.
    public static var disabledControlTextColor: NSColor { .tertiaryLabel }
    /// The titles of tables.
    public static var headerTextColor: NSColor { .label }
    /// What a field asks for.
    public static var placeholderTextColor: NSColor { .placeholderText }
    /// Links.
    public static var linkColor: NSColor { .link }
    /// Lines.
    public static var separatorColor: NSColor { .separator }
    /// The lines of tables.
    public static var gridColor: NSColor { .separator }
    /// A window's ground: here iOS's second ground.
    public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
    /// The ground of lists and tables.
    public static var controlBackgroundColor: NSColor { .systemBackground }
    /// The ground of text.
    public static var textBackgroundColor: NSColor { .systemBackground }
    /// What lies behind pages.
    public static var underPageBackgroundColor: NSColor { .systemGray5 }
    /// The face of controls.
    public static var controlColor: NSColor { .secondarySystemFill }
    /// The reader's colour.
    public static var controlAccentColor: NSColor { .tintColor }
    /// The ground of a chosen row.
    public static var selectedContentBackgroundColor: NSColor { .tintColor }
    /// The ground of a chosen row where the window has not the focus.
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
    /// The ground of chosen text.
    public static var selectedTextBackgroundColor: NSColor { NSColor.tintColor.withAlphaComponent(0.3) }

    /// The ground of a chosen control.
    public static var selectedControlColor: NSColor { NSColor.tintColor.withAlphaComponent(0.3) }
    /// The text of a chosen control.
    public static var selectedControlTextColor: NSColor { .label }
    /// The words of a chosen menu item.
    public static var selectedMenuItemTextColor: NSColor { .white }
    /// Chosen text.
    public static var selectedTextColor: NSColor { .label }
    /// The words of a chosen row.
    public static var alternateSelectedControlTextColor: NSColor { .white }
    /// The grounds of rows in turn.
    public static var alternatingContentBackgroundColors: [NSColor] { [.systemBackground, .secondarySystemBackground] }
    /// The title of a window.
    public static var windowFrameTextColor: NSColor { .label }
    /// Lights.
    public static var highlightColor: NSColor { .white }
    /// Shadows.
    public static var shadowColor: NSColor { .black }
    /// The ring around what has the focus.
    public static var keyboardFocusIndicatorColor: NSColor { NSColor.tintColor.withAlphaComponent(0.5) }

    /// A colour of the display's components, 0…1, which are taken as sRGB's.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A grey, 0…1.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// A colour of sRGB's components, 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour of components, 0…1, which are taken as sRGB's.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour of components, 0…1, which are taken as sRGB's.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A grey, 0…1.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// A colour that a closure chooses for a look.
    /// - Parameters:
    ///   - colorName: A name, which has no effect.
    ///   - dynamicProvider: The colour for a light or a dark look, as of
    ///     ``UIKit/UIColor/init(dynamicProvider:)``.
    @preconcurrency public convenience init(
        name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {
        self.init { traits in dynamicProvider(NSAppearance(traits)) }
    }

    /// The component of sRGB, 0…1, in a light appearance.
    public var redComponent: CGFloat { parts[0] }
    /// The component of sRGB, 0…1, in a light appearance.
    public var greenComponent: CGFloat { parts[1] }
    /// The component of sRGB, 0…1, in a light appearance.
    public var blueComponent: CGFloat { parts[2] }
    /// The opacity, 0…1.
    public var alphaComponent: CGFloat { parts[3] }

    private var parts: [CGFloat] { cgColor.components ?? [0, 0, 0, 1] }

    /// The colour itself: every colour is sRGB's.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

    /// A mixture with another colour.
    /// - Parameter fraction: The other colour's share, 0…1.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let mixed = zip(parts, color.parts).map { $0 + ($1 - $0) * min(max(fraction, 0), 1) }
        return NSColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}

/// A space of colours; here always sRGB's.
public final class NSColorSpace: NSObject, Sendable {
    /// sRGB.
    public static let sRGB = NSColorSpace()
    /// Taken as sRGB.
    public static let deviceRGB = NSColorSpace()
    /// Taken as sRGB.
    public static let genericRGB = NSColorSpace()
    /// Taken as sRGB.
    public static let displayP3 = NSColorSpace()
    private override init() { super.init() }
}

nonisolated extension Color {
    /// A colour of AppKit's.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
