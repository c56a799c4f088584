import Foundation
import RoostCore

/// The place that a field's text comes from and goes to.
struct FieldSource {
    /// The text of the current value, in the language of a locale.
    let text: (Locale) -> String
    /// Takes every edit of a text; nil for a value, whose text is written in the format when the edit is done.
    let edit: ((String) -> Void)?
    /// Takes the text when the edit is done, and on iOS at every edit. Text that cannot be read leaves the value as it is.
    let commit: (String, Locale) -> Void

    init(_ text: Binding<String>) {
        self.text = { _ in text.wrappedValue }
        edit = { text.wrappedValue = $0 }
        commit = { _, _ in }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        text = { format.locale($0).format(value.wrappedValue) }
        edit = nil
        commit = { text, locale in
            if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        text = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        edit = nil
        commit = { text, locale in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
    }

    /// - Parameter formatter: Writes and reads the value. Text that it cannot read leaves the value as it is.
    init<V>(_ value: Binding<V>, formatter: Formatter) {
        text = { _ in Self.string(value.wrappedValue, formatter) }
        edit = nil
        commit = { text, _ in
            if let parsed: V = Self.value(text, formatter) { value.wrappedValue = parsed }
        }
    }

    private static func string(_ value: Any, _ formatter: Formatter) -> String {
        switch (formatter, value) {
        case (let formatter as NumberFormatter, let value):
            return number(value).flatMap { formatter.string(from: $0) } ?? ""
        case (let formatter as DateFormatter, let date as Date): return formatter.string(from: date)
        default: return formatter.string(for: value) ?? ""
        }
    }

    /// The value of a text in the type of the binding; nil where the formatter cannot read it.
    private static func value<V>(_ text: String, _ formatter: Formatter) -> V? {
        switch formatter {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            let candidates: [Any] = [
                number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
                number.decimalValue, number,
            ]
            return candidates.lazy.compactMap { $0 as? V }.first
        case let formatter as DateFormatter: return formatter.date(from: text) as? V
        default:
            Log.warning(
                "A field cannot read what \(typeName(type(of: formatter))) writes: Foundation has no word for it here")
            return nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        default: value as? NSNumber
        }
    }
}
