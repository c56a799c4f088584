import RoostCore

/// An on-screen keyboard, by its name in UIKit. A browser's keyboard follows as far as HTML has a word for it.
public enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard.
    case `default` = 0
    /// Latin letters and digits; in a browser the usual keyboard.
    case asciiCapable = 1
    /// Digits and punctuation; in a browser the usual keyboard.
    case numbersAndPunctuation = 2
    /// For addresses of the web.
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For names and telephone numbers; in a browser the usual keyboard.
    case namePhonePad = 6
    /// For mail addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Letters with @ and #; in a browser the usual keyboard.
    case twitter = 9
    /// For searches and addresses of the web.
    case webSearch = 10
    /// The digits 0 to 9; in a browser the same as `numberPad`.
    case asciiCapableNumberPad = 11

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    var keyboard: FieldTraits.Keyboard? {
        switch self {
        case .default: nil
        case .asciiCapable: .asciiCapable
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .URL: .url
        case .numberPad: .numberPad
        case .phonePad: .phonePad
        case .namePhonePad: .namePhonePad
        case .emailAddress: .email
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiNumberPad
        }
    }
}
