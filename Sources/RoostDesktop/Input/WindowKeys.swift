#if Desktop
    import CGtk
    import RoostControls
    import RoostCore

    /// What keys do with the text of a field on any desktop.
    private enum FieldCommand {
        case copy, cut, paste, undo, redo

        init?(_ event: KeyEvent) {
            let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
            switch (event.key.character.lowercased(), modifiers) {
            case ("c", .command): self = .copy
            case ("x", .command): self = .cut
            case ("v", .command): self = .paste
            case ("z", .command): self = .undo
            case ("z", [.command, .shift]), ("y", .command): self = .redo
            case (String(KeyEquivalent.deleteForward.character), .shift): self = .cut
            case (String(KeyEquivalent.insert.character), .shift): self = .paste
            case (String(KeyEquivalent.insert.character), .command): self = .copy
            default: return nil
            }
        }
    }

    /// What a view does with the clipboard, outside of fields.
    private enum ViewCommand {
        case copy, cut, paste

        init?(_ command: FieldCommand) {
            switch command {
            case .copy: self = .copy
            case .cut: self = .cut
            case .paste: self = .paste
            case .undo, .redo: return nil
            }
        }
    }

    /// A window's keys.
    @MainActor
    final class WindowKeys {
        private unowned let window: DesktopWindow
        private let text: WindowText
        private var history = FieldHistory()
        /// The selection that the middle button pastes elsewhere.
        private var selected: (node: NodeID, range: Range<Int>)?
        /// The hardware's codes of the keys that are down: a second press is a repetition.
        private var held: Set<guint> = []

        init(_ widget: UnsafeMutablePointer<GtkWidget>, window: DesktopWindow) {
            self.window = window
            text = WindowText(widget, window: window)
        }

        /// Handles a key's press or release; returns whether the app or its input method knows the key.
        func take(_ event: OpaquePointer) -> Bool {
            let code = gdk_key_event_get_keycode(event)
            let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
            let isRepeated = isDown ? !held.insert(code).inserted : held.remove(code) == nil
            let key = KeyEquivalent(symbol: gdk_key_event_get_keyval(event)).map { key in
                let phase: KeyEvent.Phase = !isDown ? .up : isRepeated ? .repeated : .down
                let held = EventModifiers(gdk_event_get_modifier_state(event))
                return KeyEvent(phase, key, modifiers: modifiers(for: key, held: held))
            }
            if text.filter(event, key) { return true }
            guard let key, gdk_key_event_is_modifier(event) == 0 else { return false }
            if isDown, let command = FieldCommand(key) {
                if let field = window.session?.focusedField {
                    if run(command, in: field) { return true }
                } else if !isShortcut(key), let command = ViewCommand(command) {
                    offer(command)
                    return true
                }
            }
            if isDown, let command = command(of: key) {
                window.perform(command)
            } else {
                window.send(.key(key))
            }
            return true
        }

        /// The action of a key that closes a window or the app on any desktop, unless the app uses it itself.
        private func command(of key: KeyEvent) -> WindowCommand? {
            guard key.modifiers.subtracting(.capsLock) == .command,
                let command: WindowCommand = ["w": .close, "q": .quit][key.key.character.lowercased()], !isShortcut(key)
            else { return nil }
            return command
        }

        /// Whether the app uses a key itself.
        private func isShortcut(_ key: KeyEvent) -> Bool {
            window.session?.graph.commandShortcuts().contains {
                $0.key.character.lowercased() == key.key.character.lowercased()
                    && $0.modifiers == key.modifiers.subtracting([.capsLock, .numericPad])
            } ?? false
        }

        /// Follows the field that has the focus after a frame or an event.
        func update(isActive: Bool) {
            let field = window.session?.focusedField
            history.note(field)
            text.update(isActive: isActive)
            guard isActive, let field, !field.input.isSecure,
                field.input.selection != selected?.range
                    || field.node != selected?.node
            else { return }
            selected = (field.node, field.input.selection)
            let text = field.text(in: field.input.selection)
            if !text.isEmpty { WindowClipboard.copy(text, to: .primary) }
        }

        /// Pastes the selection of whichever program has one, as the middle button does.
        func pastePrimary() { paste(.primary) }

        // MARK: Fields

        /// Carries out an item of the Edit menu.
        func perform(_ command: WindowCommand) {
            guard let field = window.session?.focusedField else {
                return switch command {
                case .cut: offer(.cut)
                case .copy: offer(.copy)
                case .paste: offer(.paste)
                default: window.undo(command)
                }
            }
            switch command {
            case .undo: _ = run(.undo, in: field)
            case .redo: _ = run(.redo, in: field)
            case .cut: _ = run(.cut, in: field)
            case .copy: _ = run(.copy, in: field)
            case .paste: _ = run(.paste, in: field)
            case .selectAll:
                let all = 0..<field.input.text.utf16.count
                window.send(.edit(TextEdit(node: field.node, text: field.input.text, selection: all)))
            default: break
            }
        }

        private func run(_ command: FieldCommand, in field: FocusedField) -> Bool {
            let selection = field.input.selection
            switch command {
            case .copy, .cut:
                guard !selection.isEmpty, !field.input.isSecure else { return true }
                WindowClipboard.copy(field.text(in: selection))
                if command == .cut { window.send(.edit(field.replacing(selection, with: ""))) }
            case .paste: paste(.clipboard)
            case .undo: if let edit = history.undo() { window.send(.edit(edit)) }
            case .redo: if let edit = history.redo() { window.send(.edit(edit)) }
            }
            text.reset()
            return true
        }

        // MARK: Views

        /// Offers a command to the app's views, outside of fields.
        private func offer(_ command: ViewCommand) {
            switch command {
            case .copy: window.tell { _ = $0.perform(.copy, at: FrameDriver.now) }
            case .cut: window.tell { _ = $0.perform(.cut, at: FrameDriver.now) }
            case .paste:
                WindowClipboard.readItems { [weak window] items in
                    if !items.isEmpty { window?.tell { _ = $0.perform(.paste(items), at: FrameDriver.now) } }
                }
            }
        }

        private func paste(_ kind: WindowClipboard.Kind) {
            WindowClipboard.read(kind) { [weak self] text in
                guard let self, let text, let field = window.session?.focusedField else { return }
                history.beginStep()
                window.send(.edit(field.replacing(field.input.selection, with: text)))
            }
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
