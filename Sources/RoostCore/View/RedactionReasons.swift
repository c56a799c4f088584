/// The reasons to show stand-ins in place of content.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int
    /// The reasons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: bars stand for texts, grey for images.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may see the screen: content that is `privacySensitive` is hidden.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date: content that is marked with `invalidatableContent` is hidden.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// The reasons to hide content; empty by default.
    @Entry public var redactionReasons: RedactionReasons = []

    @Entry fileprivate var isPrivacySensitive: Bool = false

    @Entry fileprivate var isInvalidatable: Bool = false

    /// Whether bars and grey stand for texts and images.
    var isRedacted: Bool {
        let reasons = redactionReasons
        guard reasons != [] else { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
            || reasons.contains(.invalidated) && isInvalidatable
    }
}

nonisolated extension View {
    /// Hides the view's texts and images for a reason, in addition to the reasons of the views around it.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons to hide the view's content, whatever the views around it say.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks content that the reason `.privacy` hides.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Marks content that the reason `.invalidated` hides.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        environment(\.isInvalidatable, invalidatable)
    }
}
