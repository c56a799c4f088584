import RoostCore

/// What a field tells a keyboard about its text.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

/// Whether a keyboard corrects what is written.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What a return key says.
public enum UIReturnKeyType: Int, Sendable {
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

/// Hands a field's traits on to SwiftUI's field.
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
