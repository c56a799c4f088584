import RoostCore

extension EnvironmentValues {
    /// Whether fields ask keyboards to leave spelling alone. The default is false.
    public var autocorrectionDisabled: Bool {
        get { fieldTraits.disablesAutocorrection ?? false }
        set { fieldTraits.disablesAutocorrection = newValue }
    }
}

/// The letters that an on-screen keyboard capitalises by itself.
public struct TextInputAutocapitalization: Sendable {
    let kind: FieldTraits.Capitalization

    /// No letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

extension View {
    /// Sets which letters an on-screen keyboard capitalises in the fields of this view; nil for its own choice.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.fieldTraits) { $0.capitalization = autocapitalization?.kind }
    }

    /// Asks keyboards to leave spelling alone in the fields of this view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.fieldTraits) { $0.disablesAutocorrection = disable }
    }

    /// Asks keyboards to leave spelling alone in the fields of this view; nil for their own choice.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.disablesAutocorrection = disable }
    }

    /// Chooses the on-screen keyboard for the fields of this view. A browser's keyboard follows as far as HTML has a
    /// word for it.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldTraits) { $0.keyboard = type.keyboard }
    }

    /// Says which kind of text the fields in this view take, so that a browser can fill it in; nil says nothing.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = textContentType?.rawValue }
    }

    /// Sets the label of the on-screen return key for the fields in this view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submitLabel = submitLabel }
    }
}
