#if Desktop
    import CGtk
    import RoostCore

    /// A window's keys.
    @MainActor
    final class WindowKeys {
        private unowned let window: DesktopWindow
        /// The hardware's codes of the keys that are down: a second press is a repetition.
        private var held: Set<guint> = []

        init(_ window: DesktopWindow) { self.window = window }

        /// Handles a key's press or release; returns whether the app knows the key.
        func take(_ event: OpaquePointer) -> Bool {
            let code = gdk_key_event_get_keycode(event)
            let symbol = gdk_key_event_get_keyval(event)
            let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
            let isRepeated = isDown ? !held.insert(code).inserted : held.remove(code) == nil
            guard let key = KeyEquivalent(symbol: symbol), gdk_key_event_is_modifier(event) == 0 else { return false }
            let phase: KeyEvent.Phase = !isDown ? .up : isRepeated ? .repeated : .down
            let modifiers = modifiers(for: key, held: EventModifiers(gdk_event_get_modifier_state(event)))
            window.send(.key(KeyEvent(phase, key, modifiers: modifiers)))
            return true
        }

        /// Keyboards have no command key, so control stands for it, unless the app names control itself. In a field,
        /// control moves the caret by words.
        private func modifiers(for key: KeyEquivalent, held: EventModifiers) -> EventModifiers {
            guard held.contains(.control), !held.contains(.command), let session = window.session else { return held }
            if key.edits, session.focusedField != nil { return held }
            let meant = held.subtracting(.control).union(.command)
            let shortcuts = session.graph.commandShortcuts()
            func isShortcut(_ modifiers: EventModifiers) -> Bool {
                shortcuts.contains {
                    $0.key.character.lowercased() == key.character.lowercased()
                        && $0.modifiers == modifiers.subtracting([.capsLock, .numericPad])
                }
            }
            return !isShortcut(meant) && isShortcut(held) ? held : meant
        }
    }
#endif
