/// Whether one swipe scrolls a chart by a page at most.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind

    /// By a page where pages are the major values.
    public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
    /// By a page.
    public static let always = ValueAlignedLimitBehavior(kind: .always)
    /// As far as the swipe goes.
    public static let never = ValueAlignedLimitBehavior(kind: .never)

    /// Whether a swipe ends after a page.
    func limitsSwipes(toPagesOf major: ScrollAlignment.Step?) -> Bool {
        switch kind {
        case .always: true
        case .never: false
        case .automatic: major == .page
        }
    }
}
