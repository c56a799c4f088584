import CoreGraphics
import Foundation
import RoostCore

extension Text {
    /// A string with UIKit's attributes: fonts, colours, lines and links.
    init(_ string: NSAttributedString) { self.init(AttributedString(string)) }
}

extension AttributedString {
    /// A string with the attributes of UIKit's that SwiftUI draws: fonts, colours, kerning, lines, offsets and links.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = AttributedString((string.string as NSString).substring(with: range))
            part.take(attributes)
            self += part
        }
    }

    /// Applies UIKit's attributes to the whole string.
    fileprivate mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font.font }
        if let color = attributes[.foregroundColor] as? UIColor { self.foregroundColor = color.color }
        if let color = attributes[.backgroundColor] as? UIColor { self.backgroundColor = color.color }
        if let kern = attributes[.kern].flatMap(Self.number) { self.kern = kern }
        if let offset = attributes[.baselineOffset].flatMap(Self.number) { self.baselineOffset = offset }
        if let style = attributes[.underlineStyle].flatMap(Self.lineStyle) {
            self.underlineStyle = style.line(attributes[.underlineColor] as? UIColor)
        }
        if let style = attributes[.strikethroughStyle].flatMap(Self.lineStyle) {
            self.strikethroughStyle = style.line(attributes[.strikethroughColor] as? UIColor)
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

    /// The style of a line, given as such or as its number; nil where the value is neither.
    private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
        (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
}
