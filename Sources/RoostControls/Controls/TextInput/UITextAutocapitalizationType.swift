import RoostCore

/// The letters that an on-screen keyboard capitalises by itself, by their names in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters, the first of each word, the first of each sentence, or all.
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
    /// The value for a name of UIKit's; never nil.
    public init?(_ type: UITextAutocapitalizationType) { self = type.swiftUI }
}

extension View {
    /// Sets which letters an on-screen keyboard capitalises in the fields of this view.
    @available(*, deprecated, message: "Use textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(style.swiftUI)
    }
}
