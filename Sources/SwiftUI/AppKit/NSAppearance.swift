import Foundation
import UIKit

/// A light or a dark look.
public final class NSAppearance: Sendable {
    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The light look.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark look.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light look on materials.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// The dark look on materials.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    /// The look's name.
    public let name: Name

    /// A look by its name.
    public init?(named name: Name) { self.name = name }

    init(_ traits: UITraitCollection) { name = traits.userInterfaceStyle == .dark ? .darkAqua : .aqua }

    /// The look of the window whose code runs.
    public static func currentDrawing() -> NSAppearance { NSAppearance(.current) }

    /// The first of the names that is this look's, or its kind's.
    public func bestMatch(from appearances: [Name]) -> Name? {
        let isDark = name == .darkAqua || name == .vibrantDark
        return appearances.first { $0 == name }
            ?? appearances.first { ($0 == .darkAqua || $0 == .vibrantDark) == isDark } ?? appearances.first
    }
}
