#if Desktop
    import CGtk
    import RoostCore

    extension KeyEquivalent {
        /// The key of one of GDK's symbols; nil for modifiers and for keys that apps have no name for.
        init?(symbol: guint) {
            switch Int32(symbol) {
            case GDK_KEY_Up, GDK_KEY_KP_Up: self = .upArrow
            case GDK_KEY_Down, GDK_KEY_KP_Down: self = .downArrow
            case GDK_KEY_Left, GDK_KEY_KP_Left: self = .leftArrow
            case GDK_KEY_Right, GDK_KEY_KP_Right: self = .rightArrow
            case GDK_KEY_Escape: self = .escape
            case GDK_KEY_BackSpace: self = .delete
            case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .deleteForward
            case GDK_KEY_Insert, GDK_KEY_KP_Insert: self = .insert
            case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
            case GDK_KEY_End, GDK_KEY_KP_End: self = .end
            case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
            case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
            case GDK_KEY_Clear: self = .clear
            case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: self = .tab
            case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
            case GDK_KEY_F1...GDK_KEY_F35:
                self.init(Character(Unicode.Scalar(0xF704 + UInt32(symbol) - UInt32(GDK_KEY_F1))!))
            default:
                guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)), scalar.value >= 0x20 else {
                    return nil
                }
                self.init(Character(scalar))
            }
        }

        /// Insert, by AppKit's character.
        static let insert = KeyEquivalent("\u{F727}")

        /// Whether the key moves a caret or deletes beside it.
        var edits: Bool {
            switch self {
            case .upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .deleteForward, .home, .end, .pageUp,
                .pageDown:
                true
            default: false
            }
        }
    }

    extension EventModifiers {
        init(_ state: GdkModifierType) {
            self = []
            if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
            if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
            if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
            if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
            if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.command) }
        }
    }
#endif
