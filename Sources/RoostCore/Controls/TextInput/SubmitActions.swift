/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions around a field for when its text is submitted, the innermost first.
struct SubmitActions {
    /// Weak: what is below the node keeps its environment, and the node keeps what is below.
    fileprivate struct Link {
        weak var node: (any SubmitNode)?
    }

    fileprivate var links: [Link] = []

    var isEmpty: Bool { links.isEmpty }

    func run(_ trigger: SubmitTriggers) {
        for link in links {
            if let node = link.node, node.isAlive { node.submit(trigger) }
        }
    }
}

/// A node with an action for when a text is submitted.
private protocol SubmitNode: ViewNode {
    func submit(_ trigger: SubmitTriggers)
}

private struct SubmitTriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }
private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    /// What the fields here submit.
    var submitTrigger: SubmitTriggers {
        get { self[SubmitTriggerKey.self] }
        set { self[SubmitTriggerKey.self] = newValue }
    }

    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// What `.onSubmit` applies. The environment names the node, not the action: a new action is no new environment.
nonisolated private struct SubmitModifier: ViewModifier {
    typealias Body = Never
    let triggers: SubmitTriggers
    let action: () -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        SubmitModifierNode(view, inputs)
    }
}

private final class SubmitModifierNode<Base: View>: ModifierNode<Base, SubmitModifier>, SubmitNode {
    override var innerEnvironment: EnvironmentValues {
        var inner = environment
        inner.submitActions.links.insert(SubmitActions.Link(node: self), at: 0)
        return inner
    }

    func submit(_ trigger: SubmitTriggers) {
        if view.modifier.triggers.contains(trigger) { view.modifier.action() }
    }
}

extension View {
    /// Runs an action when a text in this view is submitted: return is pressed in a field.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted in this view from actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.links = [] } }
    }
}
