/// Ends the presentation that a view is in; outside of one it does nothing, as Apple's.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    private let end: (@MainActor @Sendable () -> Void)?

    nonisolated package init(_ end: (@MainActor @Sendable () -> Void)?) { self.end = end }

    public func callAsFunction() { end?() }

    nonisolated var isInPresentation: Bool { end != nil }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction(nil) }

extension EnvironmentValues {
    /// Ends the presentation that the view is in; whoever presents sets it.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a presentation.
    public var isPresented: Bool { dismiss.isInPresentation }
}
