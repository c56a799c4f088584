/// What a field tells a keyboard or an input method about its text. Hosts with such things of their own pass it on.
package struct FieldTraits: Equatable, Sendable {
    package enum Capitalization: Sendable { case never, words, sentences, characters }

    package enum Keyboard: Sendable {
        case asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter
        case webSearch, asciiNumberPad
    }

    /// Nil for what the system does by itself.
    package var capitalization: Capitalization?
    package var disablesAutocorrection: Bool?
    /// Nil for the usual one.
    package var keyboard: Keyboard?
    /// What the text is, as a `UITextContentType` names it.
    package var contentType: String?
    package var submitLabel = SubmitLabel.return

    package init() {}
}

private struct FieldTraitsKey: EnvironmentKey { static let defaultValue = FieldTraits() }

extension EnvironmentValues {
    var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }

    /// Whether fields leave spelling alone.
    public var autocorrectionDisabled: Bool {
        get { fieldTraits.disablesAutocorrection ?? false }
        set { fieldTraits.disablesAutocorrection = newValue }
    }
}

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
    let kind: FieldTraits.Capitalization

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

extension View {
    /// Which letters the keyboard makes capitals in the fields of this view; nil for the usual.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.fieldTraits) { $0.capitalization = autocapitalization?.kind }
    }

    /// Whether spelling is left alone in the fields of this view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.fieldTraits) { $0.disablesAutocorrection = disable }
    }

    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.disablesAutocorrection = disable }
    }

    /// The keyboard for the fields of this view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldTraits) { $0.keyboard = type.keyboard }
    }

    /// What the text of the fields in this view is, for filling it in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = textContentType?.rawValue }
    }

    /// What the return key of the fields in this view says.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submitLabel = submitLabel }
    }
}
