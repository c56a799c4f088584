/// UIKit's names for which letters a keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters

    fileprivate var swiftUI: TextInputAutocapitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension TextInputAutocapitalization {
    /// By UIKit's name.
    public init?(_ type: UITextAutocapitalizationType) { self = type.swiftUI }
}

extension View {
    /// Which letters the keyboard makes capitals in the fields of this view.
    @available(*, deprecated, message: "Use textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(style.swiftUI)
    }
}
