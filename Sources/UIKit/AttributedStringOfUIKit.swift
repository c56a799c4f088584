import CoreGraphics
import Foundation
import RoostCore

extension Text {
    /// A string with UIKit's attributes: fonts, colours, lines and links.
    init(_ string: NSAttributedString) {
        var result = AttributedString()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = AttributedString((string.string as NSString).substring(with: range))
            part.take(attributes)
            result += part
        }
        self.init(result)
    }
}

extension AttributedString {
    /// Applies UIKit's attributes to the whole string.
    fileprivate mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font.font }
        if let color = attributes[.foregroundColor] as? UIColor { self.foregroundColor = color.color }
        if let color = attributes[.backgroundColor] as? UIColor { self.backgroundColor = color.color }
        if let kern = attributes[.kern].flatMap(Self.number) { self.kern = kern }
        if let offset = attributes[.baselineOffset].flatMap(Self.number) { self.baselineOffset = offset }
        if let line = attributes[.underlineStyle].flatMap(Self.line) {
            let color = attributes[.underlineColor] as? UIColor
            self.underlineStyle = Text.LineStyle(pattern: .solid, color: color?.color).filtered(line)
        }
        if let line = attributes[.strikethroughStyle].flatMap(Self.line) {
            let color = attributes[.strikethroughColor] as? UIColor
            self.strikethroughStyle = Text.LineStyle(pattern: .solid, color: color?.color).filtered(line)
        }
        if let url = attributes[.link] as? URL { self.link = url }
        if let address = attributes[.link] as? String { self.link = URL(string: address) }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// Whether there is a line; nil where the value says nothing.
    private static func line(_ value: Any) -> Bool? {
        switch value {
        case let value as NSUnderlineStyle: value.rawValue != 0
        default: number(value).map { $0 != 0 }
        }
    }
}

extension Text.LineStyle {
    fileprivate func filtered(_ isThere: Bool) -> Text.LineStyle? { isThere ? self : nil }
}

/// The lines of UIKit's attributes. All are drawn as single ones.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// UIKit's bits; 0 for no line.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line, drawn as a single one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines, drawn as a single one.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
