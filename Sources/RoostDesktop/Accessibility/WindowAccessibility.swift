#if Desktop
    import CoreGraphics
    import RoostCore

    /// A window's accessibility tree, as AT-SPI sees it: nodes with their parents, and events of what changes.
    @MainActor
    final class WindowAccessibility {
        struct Entry {
            var node: AccessibilityNode
            /// Nil for the window.
            var parent: NodeID?
            var index: Int
        }

        /// The window's number among the app's.
        let number: Int
        private unowned let window: DesktopWindow
        private let bus: AccessibilityBus
        private(set) var roots: [AccessibilityNode] = []
        private(set) var entries: [NodeID: Entry] = [:]
        private var isStale = true

        init(number: Int, window: DesktopWindow, bus: AccessibilityBus) {
            self.number = number
            self.window = window
            self.bus = bus
        }

        /// The object's name on the bus.
        var name: String { "w\(number)" }
        func name(of node: NodeID) -> String { "w\(number)n\(node)" }
        func send(_ event: InputEvent) { window.send(event) }
        var title: String { window.title ?? "" }
        var size: CGSize { window.size }
        var isActive: Bool { window.isActive }
        func places(of node: NodeID) -> TextPlaces? { window.session?.textPlaces(of: node) }

        /// Notes that a frame may have changed the tree. Tells those who listen.
        func frameMade() {
            isStale = true
            if bus.isUsed { refresh() }
        }

        /// Takes the tree of the last frame.
        func refresh() {
            guard isStale, let session = window.session else { return }
            isStale = false
            let old = entries
            roots = session.accessibilityTree().map { $0.withListItems() }
            entries = [:]
            func add(_ nodes: [AccessibilityNode], under parent: NodeID?) {
                for (index, node) in nodes.enumerated() {
                    entries[node.id] = Entry(node: node, parent: parent, index: index)
                    add(node.children, under: node.id)
                }
            }
            add(roots, under: nil)
            if bus.isUsed, !old.isEmpty { announce(from: old) }
        }

        /// An object of this app for the bus; nil for none.
        func reference(_ object: String?) -> BusValue { bus.reference(object) }

        /// The innermost node at a point, in the window's coordinates.
        func name(at point: CGPoint, in nodes: [AccessibilityNode]? = nil) -> String? {
            guard let node = (nodes ?? roots).last(where: { $0.frame.contains(point) }) else { return nil }
            return name(at: point, in: node.children) ?? name(of: node.id)
        }

        // MARK: Events

        /// Tells that the window has become the active one, or is so no more.
        func announceActive() {
            bus.emit("StateChanged", name, "active", isActive ? 1 : 0, 0, .int(0))
            bus.emit(isActive ? "Activate" : "Deactivate", name, "", 0, 0, .string(title), kind: "Window")
        }

        private func announce(from old: [NodeID: Entry]) {
            // Only the top of what comes or goes is told of.
            for (id, entry) in old where entries[id] == nil {
                if let parent = entry.parent, entries[parent] == nil { continue }
                let parent = entry.parent.map(name(of:)) ?? name
                bus.emit("ChildrenChanged", parent, "remove", entry.index, 0, reference(name(of: id)))
            }
            for (id, entry) in entries {
                guard let before = old[id]?.node else {
                    if let parent = entry.parent, old[parent] == nil { continue }
                    let parent = entry.parent.map(name(of:)) ?? name
                    bus.emit("ChildrenChanged", parent, "add", entry.index, 0, reference(name(of: id)))
                    continue
                }
                if before != entry.node { announce(entry.node, before) }
            }
        }

        private func announce(_ node: AccessibilityNode, _ before: AccessibilityNode) {
            let name = name(of: node.id)
            if node.atspiName != before.atspiName {
                bus.emit("PropertyChange", name, "accessible-name", 0, 0, .string(node.atspiName))
            }
            if node.atspiDescription != before.atspiDescription {
                bus.emit("PropertyChange", name, "accessible-description", 0, 0, .string(node.atspiDescription))
            }
            if let value = node.range?.value, value != before.range?.value {
                bus.emit("PropertyChange", name, "accessible-value", 0, 0, .double(value))
            }
            let changed = node.atspiStates ^ before.atspiStates
            for (bit, state) in Self.stateNames where changed & 1 << bit != 0 {
                let isOn = node.atspiStates & 1 << bit != 0
                bus.emit("StateChanged", name, state, isOn ? 1 : 0, 0, .int(0))
            }
            if node.children.map(\.isSelected) != before.children.map(\.isSelected) {
                bus.emit("SelectionChanged", name, "", 0, 0, .int(0))
            }
            if let text = node.atspiText, let old = before.atspiText, text != old, node.text != nil {
                announce(text, old, of: name)
            }
            if let selection = node.text?.selection, selection != before.text?.selection {
                bus.emit("TextCaretMoved", name, "", selection.upperBound, 0, .int(0))
                bus.emit("TextSelectionChanged", name, "", 0, 0, .int(0))
            }
        }

        /// The part in which two texts differ, in characters.
        private func announce(_ text: String, _ old: String, of name: String) {
            let (new, old) = (Array(text.unicodeScalars), Array(old.unicodeScalars))
            let shorter = min(new.count, old.count)
            let head = (0..<shorter).first { new[$0] != old[$0] } ?? shorter
            let tail =
                (0..<(shorter - head)).first { new[new.count - 1 - $0] != old[old.count - 1 - $0] } ?? shorter - head
            func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
                String(String.UnicodeScalarView(part))
            }
            let (removed, added) = (old[head..<(old.count - tail)], new[head..<(new.count - tail)])
            if !removed.isEmpty {
                bus.emit("TextChanged", name, "delete", head, removed.count, .string(string(removed)))
            }
            if !added.isEmpty { bus.emit("TextChanged", name, "insert", head, added.count, .string(string(added))) }
        }

        private static let stateNames: [(UInt64, String)] = [
            (4, "checked"), (7, "editable"), (8, "enabled"), (11, "focusable"), (12, "focused"), (20, "pressed"),
            (23, "selected"), (24, "sensitive"), (32, "indeterminate"),
        ]
    }
#endif
