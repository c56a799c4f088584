import RoostControls
import RoostCore

/// The wishes of a field about its keyboard. The browser follows them as far as HTML has words for them.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
    /// The letters that a keyboard on the screen capitalises.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the keyboard corrects the text; all but `no` leave it to the browser.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The keyboard on the screen.
    var keyboardType: UIKeyboardType { get set }
    /// The words on the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the characters show as dots. A `UITextView` ignores it.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for the browser to fill it in; nil for none.
    var textContentType: UITextContentType! { get set }
}

/// Whether a keyboard corrects the text. `default` and `yes` are the same here: the browser decides.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The words on a return key.
public enum UIReturnKeyType: Int, Sendable {
    /// `google` and `yahoo` are *search*; `emergencyCall` is the usual key.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go: .go
        case .google, .yahoo, .search: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

/// Passes a field's traits to SwiftUI's field.
struct UITextTraitsModifier: ViewModifier {
    let traits: any UITextInputTraits

    func body(content: Content) -> some View {
        content
            .keyboardType(traits.keyboardType)
            .textContentType(traits.textContentType)
            .textInputAutocapitalization(TextInputAutocapitalization(traits.autocapitalizationType))
            .autocorrectionDisabled(traits.autocorrectionType == .no)
            .submitLabel(traits.returnKeyType.label)
    }
}
