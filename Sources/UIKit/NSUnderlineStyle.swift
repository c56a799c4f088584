import RoostCore

/// The lines of UIKit's attributes. Thick and double ones are drawn as single ones; dots and dashes as such.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// UIKit's bits; 0 for no line.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line, drawn as a single one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines, drawn as a single one.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots; with `single`, as the other patterns.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line below words alone; here it is below the spaces too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The line under SwiftUI's name; nil for none.
    /// - Parameter color: Nil for that of the text.
    func line(_ color: UIColor?) -> Text.LineStyle? {
        rawValue & 0xF == 0 ? nil : Text.LineStyle(pattern: pattern, color: color?.color)
    }

    private var pattern: Text.LineStyle.Pattern {
        switch rawValue & 0xF00 {
        case 0x100: .dot
        case 0x200: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: .solid
        }
    }
}

extension Text.LineStyle {
    /// The line of a style of UIKit's; nil for one without a line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        guard let line = nsUnderlineStyle.line(nil) else { return nil }
        self = line
    }
}
