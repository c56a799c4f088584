/// A node with an action for what a key stands for.
protocol CommandNode: ViewNode {
    func take(_ event: KeyEvent) -> Bool
}

/// A way to move among things.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    case up, down, left, right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

/// What `.onMoveCommand` and `.onExitCommand` apply.
nonisolated struct CommandModifier: ViewModifier {
    typealias Body = Never
    /// Answers whether the key is the command.
    let action: (KeyEvent) -> Bool

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        CommandModifierNode(view, inputs)
    }
}

final class CommandModifierNode<Base: View>: ModifierNode<Base, CommandModifier>, CommandNode {
    func take(_ event: KeyEvent) -> Bool { view.modifier.action(event) }
}

extension View {
    /// Runs an action when an arrow key is pressed while the view or one in it has the focus.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            CommandModifier { event in
                guard let action, let direction = MoveCommandDirection(event.key) else { return false }
                action(direction)
                return true
            })
    }

    /// Runs an action when a key that deletes is pressed while the view or one in it has the focus.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            CommandModifier { event in
                guard let action, event.phase == .down, event.key == .delete || event.key == .deleteForward else {
                    return false
                }
                action()
                return true
            })
    }

    /// Runs an action when escape is pressed while the view or one in it has the focus.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            CommandModifier { event in
                guard let action, event.key == .escape, event.phase == .down else { return false }
                action()
                return true
            })
    }
}
