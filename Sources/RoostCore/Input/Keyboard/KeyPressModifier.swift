import Foundation

/// A node with an action for keys.
protocol KeyPressNode: ViewNode {
    func take(_ press: KeyPress) -> KeyPress.Result
}

/// The modifier of `.onKeyPress`.
nonisolated struct KeyPressModifier: ViewModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        KeyPressModifierNode(view, inputs)
    }
}

final class KeyPressModifierNode<Base: View>: ModifierNode<Base, KeyPressModifier>, KeyPressNode {
    func take(_ press: KeyPress) -> KeyPress.Result {
        let modifier = view.modifier
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.matches(press) else {
            return .ignored
        }
        return modifier.action(press)
    }
}

extension View {
    nonisolated private func onKeyPress(
        phases: KeyPress.Phases, matching matches: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: matches, action: action))
    }

    /// Runs an action when a key goes down or repeats while the view or one in it has the focus. If the action returns
    /// `.ignored`, the key goes on to the views around.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: [.down, .repeat], matching: { $0.key == key }) { _ in action() }
    }

    /// Runs an action in the given phases of a key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, matching: { $0.key == key }, action)
    }

    /// Runs an action for any of the given keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, matching: { keys.contains($0.key) }, action)
    }

    /// Runs an action for keys that type only characters of the given set.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            phases: phases,
            matching: { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action
        )
    }

    /// Runs an action for any key.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, matching: { _ in true }, action)
    }
}
