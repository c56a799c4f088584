@_spi(Engine) import RoostCore

/// The kinds of fields that submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions around a field for its submission, the innermost first.
struct SubmitActions {
    /// Weak: the nodes below keep this environment, and the node keeps them.
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

/// A node with an action for submissions.
private protocol SubmitNode: ViewNode {
    func submit(_ trigger: SubmitTriggers)
}

extension EnvironmentValues {
    /// The kind of submission that the fields here make.
    @Entry var submitTrigger: SubmitTriggers = .text

    @Entry var submitActions: SubmitActions = SubmitActions()
}

/// The modifier behind `onSubmit`. The environment names the node, not the action, so that a new action is no new
/// environment.
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
    /// Runs an action when return is pressed in a field of this view.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions in this view from the actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.links = [] } }
    }
}
