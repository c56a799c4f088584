/// A field's hints to keyboards and input methods about its text. Hosts that have these pass the hints on.
package struct FieldTraits: Equatable, Sendable {
    package enum Capitalization: Sendable { case never, words, sentences, characters }

    package enum Keyboard: Sendable {
        case asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter
        case webSearch, asciiNumberPad
    }

    /// Nil for the system's own choice.
    package var capitalization: Capitalization?
    package var disablesAutocorrection: Bool?
    /// Nil for the usual keyboard.
    package var keyboard: Keyboard?
    /// The raw value of a `UITextContentType`.
    package var contentType: String?
    package var submitLabel = SubmitLabel.return

    package init() {}
}

extension EnvironmentValues {
    @Entry package var fieldTraits: FieldTraits = FieldTraits()
}
