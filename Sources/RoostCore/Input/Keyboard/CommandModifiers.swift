/// A node with an action for a command key.
protocol CommandNode: ViewNode {
    func take(_ event: KeyEvent) -> Bool
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    /// The four directions; right to left layouts do not swap left and right.
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

/// The modifier of `.onMoveCommand`, `.onDeleteCommand` and `.onExitCommand`.
nonisolated struct CommandModifier: ViewModifier {
    typealias Body = Never
    /// Returns whether the key is the command.
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
    /// Runs an action when an arrow key goes down or repeats while the view or one in it has the focus. Nil leaves the
    /// key to views around.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            CommandModifier { event in
                guard let action, let direction = MoveCommandDirection(event.key) else { return false }
                action(direction)
                return true
            })
    }

    /// Runs an action when Backspace or Delete goes down while the view or one in it has the focus. Nil leaves the key
    /// to views around.
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

    /// Runs an action when Escape goes down while the view or one in it has the focus. Nil leaves the key to views
    /// around.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            CommandModifier { event in
                guard let action, event.key == .escape, event.phase == .down else { return false }
                action()
                return true
            })
    }
}
