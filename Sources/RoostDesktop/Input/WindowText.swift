#if Desktop
    import CGtk
    import CoreGraphics
    import RoostCore

    /// The input method of a window, at work in the field that has the focus.
    @MainActor
    final class WindowText {
        private unowned let window: DesktopWindow
        private let context: UnsafeMutablePointer<GtkIMContext>
        /// The field that the input method knows, and where its caret is.
        private var field: NodeID?
        private var caret = CGRect.null
        private var isFocused = false
        /// The text that the input method composes, as it stands in the field; nil for none.
        private var composition: (range: Range<Int>, text: String)?
        /// The key that the input method looks at now.
        private var key: KeyEvent?

        init(_ widget: UnsafeMutablePointer<GtkWidget>, window: DesktopWindow) {
            self.window = window
            context = gtk_im_multicontext_new()
            gtk_im_context_set_client_widget(context, widget)
            connect(context, "commit") { [unowned self] in commit($0.string(0)) }
            connect(context, "preedit-changed") { [unowned self] _ -> Void in compose() }
            connect(context, "retrieve-surrounding") { [unowned self] _ -> Bool in tellSurrounding() }
            connect(context, "delete-surrounding") { [unowned self] in
                delete(offset: $0.int(0), count: $0.int(1))
            }
        }

        /// Offers a key to the input method. Returns whether it has used it.
        func filter(_ event: OpaquePointer, _ key: KeyEvent?) -> Bool {
            guard window.session?.focusedField != nil else { return false }
            self.key = key
            defer { self.key = nil }
            return gtk_im_context_filter_keypress(context, event) != 0
        }

        /// Follows the focus and the caret after a frame or an event.
        func update(isActive: Bool) {
            let focused = isActive ? window.session?.focusedField : nil
            if focused?.node != field || (focused != nil) != isFocused {
                if field != nil { gtk_im_context_reset(context) }
                composition = nil
                field = focused?.node
                isFocused = focused != nil
                caret = .null
                if let focused {
                    describe(focused)
                    gtk_im_context_focus_in(context)
                } else {
                    gtk_im_context_focus_out(context)
                }
            }
            guard let focused, let place = focused.places?.frame(focused.caret..<focused.caret), place != caret,
                place.isFinite
            else { return }
            caret = place
            var rect = GdkRectangle(
                x: gint(place.minX), y: gint(place.minY), width: gint(max(1, place.width)),
                height: gint(max(1, place.height)))
            gtk_im_context_set_cursor_location(context, &rect)
        }

        /// Tells the input method that the caret has been moved from elsewhere.
        func reset() {
            if composition != nil { gtk_im_context_reset(context) }
            composition = nil
        }

        // MARK: The input method's words

        private func commit(_ text: String) {
            guard let field = window.session?.focusedField else { return }
            let composed = composed(in: field)
            composition = nil
            if composed == nil, let key, text.count == 1 {
                // A key like any other: views around the field may use it.
                window.send(.key(KeyEvent(key.phase, key.key, characters: text, modifiers: key.modifiers)))
            } else {
                window.send(.edit(field.replacing(composed ?? field.input.selection, with: text)))
            }
        }

        private func compose() {
            guard let field = window.session?.focusedField else { return }
            var (text, caret): (UnsafeMutablePointer<CChar>?, gint) = (nil, 0)
            gtk_im_context_get_preedit_string(context, &text, nil, &caret)
            defer { g_free(text) }
            let preedit = text.map { String(cString: $0) } ?? ""
            let composed = composed(in: field)
            guard composed != nil || !preedit.isEmpty else { return }
            let place = String(preedit.unicodeScalars.prefix(Int(caret))).utf16.count
            let edit = field.replacing(
                composed ?? field.input.selection, with: preedit, isComposed: true, caret: place)
            composition = edit.composition.map { ($0, preedit) }
            window.send(.edit(edit))
        }

        /// The place of the composed text; nil if there is none, or if the app has changed it.
        private func composed(in field: FocusedField) -> Range<Int>? {
            guard let composition, field.text(in: composition.range) == composition.text else { return nil }
            return composition.range
        }

        /// The text around the caret that input methods are told of, in UTF-16 units on either side.
        private static let surrounding = 500

        private func tellSurrounding() -> Bool {
            guard let field = window.session?.focusedField, !field.input.isSecure else { return false }
            let selection = field.input.selection
            let count = field.input.text.utf16.count
            let start = max(0, selection.lowerBound - Self.surrounding)
            let text = field.text(in: start..<min(count, selection.upperBound + Self.surrounding))
            let anchor = field.text(in: start..<selection.lowerBound).utf8.count
            let caret = field.text(in: start..<selection.upperBound).utf8.count
            gtk_im_context_set_surrounding_with_selection(
                context, text, gint(text.utf8.count), gint(caret), gint(anchor))
            return true
        }

        /// - Parameters:
        ///   - offset: Characters from the caret to the first to delete.
        ///   - count: Characters to delete.
        private func delete(offset: Int, count: Int) -> Bool {
            guard let field = window.session?.focusedField, count > 0 else { return false }
            let scalars = field.input.text.unicodeScalars
            let utf16 = field.input.text.utf16
            let caret =
                utf16.index(utf16.startIndex, offsetBy: field.caret, limitedBy: utf16.endIndex) ?? utf16.endIndex
            guard
                let start = scalars.index(
                    caret, offsetBy: offset, limitedBy: offset < 0 ? scalars.startIndex : scalars.endIndex)
            else { return false }
            let end = scalars.index(start, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
            let first = utf16.distance(from: utf16.startIndex, to: start)
            window.send(
                .edit(field.replacing(first..<(first + utf16.distance(from: start, to: end)), with: "")))
            return true
        }

        // MARK: The field

        private func describe(_ field: FocusedField) {
            let traits = field.input.traits
            var purpose =
                switch traits.keyboard {
                case .numberPad, .asciiNumberPad: GTK_INPUT_PURPOSE_DIGITS
                case .decimalPad, .numbersAndPunctuation: GTK_INPUT_PURPOSE_NUMBER
                case .phonePad: GTK_INPUT_PURPOSE_PHONE
                case .url, .webSearch: GTK_INPUT_PURPOSE_URL
                case .email: GTK_INPUT_PURPOSE_EMAIL
                case .namePhonePad: GTK_INPUT_PURPOSE_NAME
                default: GTK_INPUT_PURPOSE_FREE_FORM
                }
            if field.input.isSecure { purpose = GTK_INPUT_PURPOSE_PASSWORD }
            set("input-purpose", gtk_input_purpose_get_type()) { g_value_set_enum(&$0, gint(purpose.rawValue)) }
            var hints = GTK_INPUT_HINT_NONE.rawValue
            if traits.disablesAutocorrection == true { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
            switch traits.capitalization {
            case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
            case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
            case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
            case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
            case nil: break
            }
            set("input-hints", gtk_input_hints_get_type()) { g_value_set_flags(&$0, hints) }
        }

        private func set(_ property: String, _ type: GType, _ fill: (inout GValue) -> Void) {
            var value = GValue()
            g_value_init(&value, type)
            fill(&value)
            g_object_set_property(context.cast(), property, &value)
            g_value_unset(&value)
        }
    }

    extension FocusedField {
        /// The place of the caret, in UTF-16 units.
        var caret: Int { input.selection.upperBound }
    }

    extension CGRect {
        fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
    }
#endif
