import RoostCore

/// A field's traits as values of HTML's attributes. Empty if a trait is not set, or if HTML has no word for it.
extension FieldTraits {
    /// `inputmode`: a telephone's keyboard.
    var inputMode: String {
        switch keyboard {
        case .numberPad, .asciiNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .email: "email"
        case .url: "url"
        case .webSearch: "search"
        // Letters and digits: the usual keyboard has both.
        case .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, nil: ""
        }
    }

    /// `enterkeyhint`: the return key's label.
    var enterKeyHint: String {
        switch submitLabel.kind {
        case .done: "done"
        case .go, .join, .route: "go"
        case .send: "send"
        case .search: "search"
        case .next, .continue: "next"
        case .return: ""
        }
    }

    /// `autocapitalize`: the letters that a telephone's keyboard makes capitals.
    var autocapitalize: String {
        switch capitalization {
        case .never: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        case nil: ""
        }
    }

    /// `autocomplete`: the kind of text, for the browser to fill in.
    var autocomplete: String {
        guard let contentType else { return "" }
        return Self.autocompleteNames[contentType] ?? (Self.sharedNames.contains(contentType) ? contentType : "")
    }

    /// The names that UIKit and HTML share.
    private static let sharedNames: Set = [
        "name", "nickname", "organization-title", "organization", "street-address", "address-line1", "address-line2",
        "address-level1", "address-level2", "country-name", "postal-code", "tel", "email", "url", "cc-number",
        "cc-name", "cc-given-name", "cc-additional-name", "cc-family-name", "cc-csc", "cc-exp", "cc-exp-month",
        "cc-exp-year", "cc-type", "address-level3", "bday", "bday-day", "bday-month", "bday-year", "username",
        "new-password", "one-time-code",
    ]

    private static let autocompleteNames = [
        "name-prefix": "honorific-prefix", "name-suffix": "honorific-suffix", "given-name": "given-name",
        "middle-name": "additional-name", "family-name": "family-name", "password": "current-password",
    ]
}
