/// Who gets a key, in this order:
///
/// 1. shortcuts with command or control, anywhere in the window;
/// 2. `onKeyPress` around what has the focus, from the inside out; where nothing has it, around the window's content;
/// 3. the control that has the focus, then controls around it;
/// 4. commands (`onMoveCommand`, `onExitCommand`) around what has the focus;
/// 5. plain shortcuts, such as return for the default button;
/// 6. the tab key moves the focus; escape leaves what is presented, arrows move through a menu.
extension ViewGraph {
    /// Takes a key in; answers whether it did anything.
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
        if event.phase == .down && event.key == .escape { return presentations?.escape() ?? false }
        if case .menu? = presentations?.top?.kind, event.key == .downArrow || event.key == .upArrow {
            return focus.move(forward: event.key == .downArrow)
        }
        return false
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
            // Nothing has the focus: what is around everything still hears keys.
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
        // Holding the keys does not press the button over and over.
        if event.phase == .down { action() }
        return true
    }

    /// The shortcuts with command, control or option that do something now, each once: a host keeps those keys from doing
    /// anything else.
    package func commandShortcuts() -> [KeyboardShortcut] {
        var shortcuts: [KeyboardShortcut] = []
        visitShortcuts { shortcut, _ in
            let isCommand = !shortcut.modifiers.isDisjoint(with: [.command, .control, .option])
            if isCommand, !shortcuts.contains(shortcut) { shortcuts.append(shortcut) }
            return .enter
        }
        return shortcuts
    }

    /// Calls `body` with the shortcut of each control that keys reach, and with what it does.
    private func visitShortcuts(_ body: (KeyboardShortcut, @escaping () -> Void) -> Visit) {
        guard shortcutScopes > 0 else { return }
        visitNodesInReachOfShortcuts { node in
            guard let shortcut = node.environment.keyboardShortcut, node.environment.isEnabled,
                let activate = node.keyboardControl?.activate, focus.reaches(node)
            else { return .enter }
            return body(shortcut, activate)
        }
    }

    /// Moves the focus as the host says; nil for none.
    package func moveFocus(to id: NodeID?) {
        guard let id else { return focus.clear() }
        focus.focus(id, by: .host)
    }

    /// Takes over what became of a text in the host's own field.
    package func edit(_ edit: TextEdit) {
        guard let node = node(edit.node), node.isAlive, node.environment.isEnabled else { return }
        node.keyboardControl?.edit?(edit)
    }
}

extension AccessibleControl {
    /// Takes a key while the control, or something in it, has the focus.
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
    /// Whether both are the same key, whichever letter case the shift key makes of it.
    fileprivate func isSameKey(as other: KeyEquivalent) -> Bool {
        self == other || character.lowercased() == other.character.lowercased()
    }
}
