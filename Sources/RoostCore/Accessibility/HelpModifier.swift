extension View {
    /// Describes the view's purpose in a sentence. Here it is the accessibility hint alone; no tooltip shows.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
