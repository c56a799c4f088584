import Foundation

/// Where a field's text comes from and goes to.
struct FieldSource {
    /// The text of the value now.
    let text: () -> String
    /// Takes every edit; nil where the value changes only when the edit is done.
    let edit: ((String) -> Void)?
    /// Takes the text when the edit is done; what cannot be read leaves the value as it is.
    let commit: (String) -> Void

    init(_ text: Binding<String>) {
        self.text = { text.wrappedValue }
        edit = { text.wrappedValue = $0 }
        commit = { _ in }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        text = { format.format(value.wrappedValue) }
        edit = nil
        commit = { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        text = { value.wrappedValue.map { format.format($0) } ?? "" }
        edit = nil
        commit = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
    }
}
