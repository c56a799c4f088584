/// A key with modifiers that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key; letter case does not matter.
    public var key: KeyEquivalent
    /// The modifiers that must be held, and no others but caps lock and the keypad's.
    public var modifiers: EventModifiers

    /// Combines a key with modifiers, by default Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: the default button of a dialog.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the cancel button of a dialog.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EnvironmentValues {
    /// The shortcut of the buttons and other controls in this environment; nil for none.
    @Entry public package(set) var keyboardShortcut: KeyboardShortcut?
}

nonisolated struct KeyboardShortcutModifier: EnvironmentChange {
    typealias Body = Never
    var shortcut: KeyboardShortcut?

    static var namesShortcut: Bool { true }

    func change(_ environment: inout EnvironmentValues) { environment.keyboardShortcut = shortcut }
}

extension View {
    /// Activates the control by a key, wherever in the window the focus is. The modifier is Command by default.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Activates the control by a shortcut; nil removes one that a view around has set.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }
}
