/// Why content is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is none yet: texts are bars, pictures are grey.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others might look: what is marked as sensitive is hidden.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// It is out of date: what is marked with `invalidatableContent` is hidden.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static let defaultValue = false
}

private struct IsInvalidatableKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Why content is not shown as it is; nothing where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    fileprivate var isInvalidatable: Bool {
        get { self[IsInvalidatableKey.self] }
        set { self[IsInvalidatableKey.self] = newValue }
    }

    /// Whether texts and pictures are replaced by bars and grey.
    var isRedacted: Bool {
        let reasons = redactionReasons
        guard reasons != [] else { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
            || reasons.contains(.invalidated) && isInvalidatable
    }
}

nonisolated extension View {
    /// Hides the content for a reason, in addition to those from outside.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content as it is, whatever the surroundings say.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the content is hidden where others might look.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Whether the content is hidden while it is out of date.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        environment(\.isInvalidatable, invalidatable)
    }
}
