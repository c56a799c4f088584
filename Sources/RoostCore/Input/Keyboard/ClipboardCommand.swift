/// A command of the reader's about the clipboard, from a menu or a key.
package enum ClipboardCommand: Sendable {
    case copy
    case cut
    case paste([PasteboardItem])
}

/// A node that copies, cuts or pastes.
protocol ClipboardCommandNode: ViewNode {
    func take(_ command: ClipboardCommand) -> Bool
}

/// The modifier of `copyable`, `onPasteCommand` and their like.
package nonisolated struct ClipboardCommandModifier: ViewModifier {
    package typealias Body = Never
    /// Returns whether the view has carried the command out.
    let action: (ClipboardCommand, EnvironmentValues) -> Bool

    package init(action: @escaping (ClipboardCommand, EnvironmentValues) -> Bool) { self.action = action }

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ClipboardCommandModifierNode(view, inputs)
    }
}

final class ClipboardCommandModifierNode<Base: View>: ModifierNode<Base, ClipboardCommandModifier>,
    ClipboardCommandNode
{
    func take(_ command: ClipboardCommand) -> Bool { view.modifier.action(command, environment) }
}

extension ViewGraph {
    /// Offers a command to the views around the focus, from the inside out, and then to all views that shortcuts reach: an
    /// app's list takes commands before anybody has given it the focus. Returns whether a view took it.
    @discardableResult
    package func perform(_ command: ClipboardCommand) -> Bool {
        var node: ViewNode? = focus.focused
        while let current = node {
            if take(command, by: current) { return true }
            node = current.parent
        }
        return othersInReach().contains { take(command, by: $0) }
    }

    /// The views in reach that take commands, the innermost first.
    private func othersInReach() -> [ViewNode] {
        var seen: Set<ObjectIdentifier> = []
        var found: [ViewNode] = []
        visitNodesInReachOfShortcuts { owner in
            // Nodes without an element of their own stand above one that has it.
            var node: ViewNode? = owner
            while let current = node, seen.insert(ObjectIdentifier(current)).inserted {
                if current is any ClipboardCommandNode, focus.reaches(current) { found.append(current) }
                node = current.parent
            }
            return .enter
        }
        return found.sorted { $0.depth > $1.depth }
    }

    private func take(_ command: ClipboardCommand, by node: ViewNode) -> Bool {
        guard node.isAlive, node.environment.isEnabled, let node = node as? any ClipboardCommandNode else {
            return false
        }
        return node.take(command)
    }
}

extension LiveSession {
    /// Carries out a command about the clipboard. Returns whether a view has taken it.
    package func perform(_ command: ClipboardCommand, at time: Double) -> Bool {
        var isTaken = false
        run(at: time) { isTaken = graph.perform(command) }
        return isTaken
    }
}
