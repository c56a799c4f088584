import Foundation

/// The attributes of characters that labels, fields and text views draw, under UIKit's names.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` of the characters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the characters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added between characters, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// An `NSUnderlineStyle` or its number; any but 0 is a single line below the characters.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// An `NSUnderlineStyle` or its number; any but 0 is a single line through the characters.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` of the line below; that of the characters where there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor` of the line through; that of the characters where there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `URL`, or its string.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points by which the characters stand above the baseline, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
