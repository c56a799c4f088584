/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions around a field for when its text is submitted, the innermost first.
struct SubmitActions {
    fileprivate var actions: [(triggers: SubmitTriggers, run: () -> Void)] = []

    func run(_ trigger: SubmitTriggers) {
        for action in actions where action.triggers.contains(trigger) { action.run() }
    }
}

private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when a text in this view is submitted: return is pressed in a field.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
    }

    /// Keeps what is submitted in this view from actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
    }
}
