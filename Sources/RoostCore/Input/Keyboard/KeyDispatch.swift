/// The order in which a key is offered:
///
/// 1. shortcuts with Command or Control, anywhere in the window;
/// 2. `onKeyPress` around the focused view, from the inside out; without a focus, around the window's content;
/// 3. the focused control, then controls around it;
/// 4. commands (`onMoveCommand`, `onExitCommand`) around the focused view;
/// 5. plain shortcuts, such as Return for the default button;
/// 6. the window: Tab moves the focus, and its layers take the rest.
extension ViewGraph {
    /// Handles a key. Returns whether it did anything.
    @discardableResult
    package func press(_ event: KeyEvent) -> Bool {
        let isDown = event.phase != .up
        let isCommand = !event.modifiers.isDisjoint(with: [.command, .control])
        if isDown && isCommand && pressShortcut(event) { return true }
        if pressAround(event) { return true }
        guard isDown else { return false }
        if !isCommand && pressShortcut(event) { return true }
        if event.key == .tab && event.modifiers.isSubset(of: [.shift, .capsLock]) {
            return focus.move(forward: !event.modifiers.contains(.shift))
        }
        return layers?.press(event, in: self) ?? false
    }

    /// The nodes around the focus that keys go to, from the inside out.
    private func keyChain() -> [ViewNode] {
        var chain: [ViewNode] = []
        if let focused = focus.focused {
            var node: ViewNode? = focused
            while let current = node {
                chain.append(current)
                node = current.parent
            }
        } else {
            // Nothing has the focus: views around the whole content still get keys.
            var node: ViewNode? = root
            while let current = node {
                chain.append(current)
                let children = current === root ? NodeList(root.frontmost) : current.children
                node = children.count == 1 ? children[0] : nil
            }
            chain.reverse()
        }
        return chain
    }

    private func pressAround(_ event: KeyEvent) -> Bool {
        let chain = keyChain()
        let press = KeyPress(event)
        for case let node as any KeyPressNode in chain where node.isAlive {
            if node.take(press) == .handled { return true }
        }
        for node in chain where focus.focused != nil && node.isAlive && node.environment.isEnabled {
            guard let control = node.keyboardControl else { continue }
            let focusable = node as? any FocusableNode
            if event.phase == .up, focusable?.pressedKey == event.key { focusable?.setPressedKey(nil) }
            if control.press(event, isRightToLeft: node.environment.layoutDirection == .rightToLeft) {
                if event.phase != .up, control.activate != nil, event.key == .space || event.key == .return {
                    focusable?.setPressedKey(event.key)
                }
                return true
            }
        }
        guard event.phase != .up, event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
        for case let node as any CommandNode in chain where node.isAlive && node.environment.isEnabled {
            if node.take(event) { return true }
        }
        return false
    }

    private func pressShortcut(_ event: KeyEvent) -> Bool {
        let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
        var action: (() -> Void)?
        visitShortcuts { shortcut, activate in
            guard shortcut.modifiers == modifiers, shortcut.key.isSameKey(as: event.key) else { return .enter }
            action = activate
            return .stop
        }
        guard let action else { return false }
        // A held shortcut does not press the button repeatedly.
        if event.phase == .down { action() }
        return true
    }

    /// The active shortcuts with Command, Control or Option, each once: a host keeps those keys from doing anything
    /// else.
    package func commandShortcuts() -> [KeyboardShortcut] {
        var shortcuts: [KeyboardShortcut] = []
        visitShortcuts { shortcut, _ in
            let isCommand = !shortcut.modifiers.isDisjoint(with: [.command, .control, .option])
            if isCommand, !shortcuts.contains(shortcut) { shortcuts.append(shortcut) }
            return .enter
        }
        return shortcuts
    }

    /// Calls `body` with the shortcut and the action of each control that keys reach.
    private func visitShortcuts(_ body: (KeyboardShortcut, @escaping () -> Void) -> Visit) {
        guard shortcutScopes > 0 else { return }
        visitNodesInReachOfShortcuts { node in
            guard let shortcut = node.environment.keyboardShortcut, node.environment.isEnabled,
                let activate = node.keyboardControl?.activate, focus.reaches(node)
            else { return .enter }
            return body(shortcut, activate)
        }
    }

    /// Moves the focus on the host's behalf; nil for none.
    package func moveFocus(to id: NodeID?) {
        guard let id else { return focus.clear() }
        focus.focus(id, by: .host)
    }

    /// Applies an edit of the host's own field.
    package func edit(_ edit: TextEdit) {
        guard let node = node(edit.node), node.isAlive, node.environment.isEnabled else { return }
        node.keyboardControl?.edit?(edit)
    }
}

extension AccessibleControl {
    /// Handles a key while the control, or something in it, has the focus.
    func press(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
        if let key, key(event) { return true }
        guard event.phase != .up else { return false }
        guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
        switch event.key {
        case .space, .return:
            guard let activate else { return false }
            if event.phase == .repeated && !repeats { return true }
            activate()
            return true
        case .upArrow: return step(.increment)
        case .downArrow: return step(.decrement)
        case .leftArrow: return step(isRightToLeft ? .increment : .decrement)
        case .rightArrow: return step(isRightToLeft ? .decrement : .increment)
        case .home: return move(to: range?.bounds.lowerBound)
        case .end: return move(to: range?.bounds.upperBound)
        default: return false
        }
    }

    private func step(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        adjust?(direction)
        return adjust != nil
    }

    private func move(to value: Double?) -> Bool {
        guard let set, let value else { return false }
        set(value)
        return true
    }
}

extension KeyEquivalent {
    /// Whether both are the same key, in whichever letter case.
    fileprivate func isSameKey(as other: KeyEquivalent) -> Bool {
        self == other || character.lowercased() == other.character.lowercased()
    }
}
