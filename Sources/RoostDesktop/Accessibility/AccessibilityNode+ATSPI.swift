#if Desktop
    import RoostCore

    extension AccessibilityNode {
        /// AT-SPI's number and name of the role.
        var atspiRole: (number: UInt32, name: String) {
            switch role {
            case .group where id.isListItem: (32, "list item")
            case .group: children.isEmpty && !label.isEmpty ? (27, "image") : (99, "grouping")
            case .text: (29, "label")
            case .heading: (83, "heading")
            case .image: (27, "image")
            case .link: (88, "link")
            case .button: isSelected ? (62, "toggle button") : (43, "push button")
            case .toggle: (7, "check box")
            case .slider: (51, "slider")
            case .stepper: (52, "spin button")
            case .textField: (79, "entry")
            case .secureField: (40, "password text")
            case .textEditor: (61, "text")
            case .picker: (99, "grouping")
            case .radioButton: (44, "radio button")
            case .tab: (37, "page tab")
            case .tabList: (38, "page tab list")
            case .progress: (42, "progress bar")
            case .list: (31, "list")
            case .scrollArea: (49, "scroll pane")
            case .dialog: (16, "dialog")
            case .alert: (2, "alert")
            case .menu: (33, "menu")
            case .menuItem: (35, "menu item")
            case .webPage: (95, "document web")
            case .media: (107, "video")
            }
        }

        /// AT-SPI's states, a bit for each.
        var atspiStates: UInt64 {
            var states: [Int] = [25, 30]
            if isEnabled { states += [8, 24] }
            if isFocusable || text != nil { states.append(11) }
            if isFocused { states.append(12) }
            switch role {
            case .toggle:
                states.append(41)
                if isOn == true { states.append(4) }
                if isOn == nil { states.append(32) }
            case .radioButton, .tab:
                states += role == .tab ? [22] : [41]
                if isSelected { states += role == .tab ? [23] : [4] }
            case .button: if isSelected { states.append(20) }
            case .dialog, .alert: states.append(16)
            default: if isSelected { states += [22, 23] }
            }
            if let text {
                states.append(text.isMultiline ? 17 : 26)
                if isEnabled { states.append(7) }
            }
            if hasMenu { states.append(42) }
            return states.reduce(0) { $0 | 1 << UInt64($1) }
        }

        var atspiInterfaces: [String] {
            var names = ["Accessible", "Component"]
            if !atspiActions.isEmpty { names.append("Action") }
            if holdsChoices { names.append("Selection") }
            if range != nil { names.append("Value") }
            if atspiText != nil { names.append("Text") }
            if text != nil && isEnabled { names.append("EditableText") }
            return names
        }

        /// Whether the node's children can be chosen.
        private var holdsChoices: Bool {
            switch role {
            case .tabList, .picker: true
            case .list: children.contains(where: \.isSelected)
            default: false
            }
        }

        var atspiAttributes: [(String, String)] {
            var attributes: [(String, String)] = []
            if !identifier.isEmpty { attributes.append(("id", identifier)) }
            // 2 is the default level of ARIA.
            if role == .heading { attributes.append(("level", String(headingLevel == 0 ? 2 : headingLevel))) }
            return attributes
        }

        /// The name: the label, or the words of a text. Progress without a label has the name that it has on a page.
        var atspiName: String {
            if role == .progress, label.isEmpty { return "Progress" }
            guard role == .text, !value.isEmpty else { return label }
            return label.isEmpty ? value : "\(label) \(value)"
        }

        /// The value of what has no other place for it, and the hint.
        var atspiDescription: String {
            let hasPlace = text != nil || range != nil || role == .text || role == .toggle
            return [hasPlace ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        /// The text that is read character by character.
        var atspiText: String? {
            if let text { return text.isSecure ? String(repeating: "•", count: text.text.count) : text.text }
            return role == .text || role == .heading ? atspiName : nil
        }

        /// The actions' names and what they ask for, in order.
        var atspiActions: [(name: String, kind: AccessibilityRequest.Kind)] {
            guard isEnabled else { return [] }
            var actions: [(String, AccessibilityRequest.Kind)] = []
            if isActionable {
                actions.append((role == .link ? "jump" : role == .toggle ? "toggle" : "press", .activate))
            }
            if role == .slider || role == .stepper {
                actions += [("increment", .increment), ("decrement", .decrement)]
            }
            if role == .textField || role == .secureField { actions.append(("activate", .submit)) }
            if hasMenu { actions.append(("menu", .showMenu)) }
            for (index, name) in self.actions.enumerated() { actions.append((name, .custom(index))) }
            return actions
        }
    }
#endif
