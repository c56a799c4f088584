extension View {
    /// What the view is for, in a sentence: its hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
