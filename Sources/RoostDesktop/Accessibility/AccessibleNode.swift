#if Desktop
    import CoreGraphics
    import RoostCore

    /// A node on the bus: its place, actions, choices and value.
    @MainActor
    struct AccessibleNode {
        let window: WindowAccessibility
        let node: AccessibilityNode
        /// Nil for the window.
        let parent: NodeID?

        func property(_ name: String, _ interface: String) -> BusValue? {
            switch (interface, name) {
            case ("Action", "NActions"): .int(node.atspiActions.count)
            case ("Selection", "NSelectedChildren"): .int(chosen.count)
            case ("Value", "MinimumValue"): node.range.map { .double($0.bounds.lowerBound) }
            case ("Value", "MaximumValue"): node.range.map { .double($0.bounds.upperBound) }
            case ("Value", "MinimumIncrement"): node.range.map { _ in .double(0) }
            case ("Value", "CurrentValue"): node.range.map { .double($0.value) }
            case ("Value", "Text"): .string(node.value)
            case ("Text", _): textProperty(name)
            default: nil
            }
        }

        /// The answer to a method; nil where the node has none.
        func call(_ method: String, _ interface: String, _ arguments: BusArguments) -> BusValue? {
            switch interface {
            case "Component": component(method, arguments)
            case "Action": action(method, arguments)
            case "Selection": select(method, arguments)
            case "Text": text(method, arguments) ?? edit(method, arguments)
            case "EditableText": edit(method, arguments)
            default: nil
            }
        }

        func ask(_ kind: AccessibilityRequest.Kind, of id: NodeID? = nil) {
            window.send(.access(AccessibilityRequest(kind, on: (id ?? node.id).content)))
        }

        // MARK: Component

        private func component(_ method: String, _ arguments: BusArguments) -> BusValue? {
            switch method {
            case "GetExtents": return .one(.tuple(place(arguments.unsigned(0))))
            case "GetPosition": return .tuple(Array(place(arguments.unsigned(0)).prefix(2)))
            case "GetSize": return .tuple(Array(place(1).suffix(2)))
            case "GetLayer": return .one(.unsigned(3))
            case "GetMDIZOrder": return .one(.short(0))
            case "GetAlpha": return .one(.double(1))
            case "Contains": return .one(.bool(node.frame.contains(arguments.point(0))))
            case "GetAccessibleAtPoint":
                return .one(window.reference(window.name(at: arguments.point(0), in: [node])))
            case "GrabFocus":
                guard node.isFocusable || node.text != nil else { return .one(.bool(false)) }
                ask(.scrollToVisible)
                window.send(.focus(node.id))
                return .one(.bool(true))
            case "ScrollTo":
                ask(.scrollToVisible)
                return .one(.bool(true))
            default: return .one(.bool(false))
            }
        }

        /// The frame's place and size. A window does not know its place on the screen, so that is as good as the place
        /// in the window.
        ///
        /// - Parameter origin: 2 for the parent's, else the window's.
        private func place(_ origin: UInt32) -> [BusValue] {
            var frame = node.frame
            if origin == 2, let parent = parent.flatMap({ window.entries[$0] }) {
                frame.origin.x -= parent.node.frame.minX
                frame.origin.y -= parent.node.frame.minY
            }
            return BusValue.whole(frame)
        }

        // MARK: Action

        private func action(_ method: String, _ arguments: BusArguments) -> BusValue? {
            let actions = node.atspiActions
            switch method {
            case "GetName", "GetLocalizedName":
                let index = arguments.int(0)
                return .one(.string(actions.indices.contains(index) ? actions[index].name : ""))
            case "GetDescription", "GetKeyBinding": return .one(.string(""))
            case "GetActions":
                return .one(
                    .array("(sss)", actions.map { .tuple([.string($0.name), .string(""), .string("")]) }))
            case "DoAction":
                let index = arguments.int(0)
                guard actions.indices.contains(index) else { return .one(.bool(false)) }
                ask(actions[index].kind)
                return .one(.bool(true))
            default: return nil
            }
        }

        // MARK: Selection

        private var chosen: [AccessibilityNode] { node.children.filter(\.isSelected) }

        private func select(_ method: String, _ arguments: BusArguments) -> BusValue? {
            let children = node.children
            func child(_ list: [AccessibilityNode]) -> AccessibilityNode? {
                let index = arguments.int(0)
                return list.indices.contains(index) ? list[index] : nil
            }
            func press(_ child: AccessibilityNode?, where isSelected: Bool) -> BusValue {
                guard let child, child.isEnabled else { return .one(.bool(false)) }
                if child.isSelected != isSelected { ask(.activate, of: child.id) }
                return .one(.bool(true))
            }
            // One of several tabs or radio buttons is always chosen.
            let isExclusive = node.role == .tabList || node.role == .picker
            switch method {
            case "GetSelectedChild":
                return .one(window.reference(child(chosen).map { window.name(of: $0.id) }))
            case "IsChildSelected": return .one(.bool(child(children)?.isSelected == true))
            case "SelectChild": return press(child(children), where: true)
            case "DeselectChild" where !isExclusive: return press(child(children), where: false)
            case "DeselectSelectedChild" where !isExclusive: return press(child(chosen), where: false)
            case "ClearSelection" where !isExclusive:
                for each in chosen { _ = press(each, where: false) }
                return .one(.bool(true))
            default: return .one(.bool(false))
            }
        }
    }
#endif
