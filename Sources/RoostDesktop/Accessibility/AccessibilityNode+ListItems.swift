#if Desktop
    import RoostCore

    extension NodeID {
        /// Marks the item of a list around a node. Nodes of a window count up from 1.
        private static let item: NodeID = 1 << 31

        /// The item around the node.
        var listItem: NodeID { self | Self.item }
        /// The node, also where this is the item around it.
        var content: NodeID { self & ~Self.item }
        var isListItem: Bool { self & Self.item != 0 }
    }

    extension AccessibilityNode {
        /// The node with the children of its lists in items: assistive technologies count those, whatever is in them.
        func withListItems() -> AccessibilityNode {
            var node = self
            node.children = children.map {
                let child = $0.withListItems()
                return role == .list ? child.inListItem() : child
            }
            return node
        }

        /// An item around the node, with nothing of the node's own but its place and whether it is chosen.
        private func inListItem() -> AccessibilityNode {
            var item = self
            (item.id, item.role, item.children) = (id.listItem, .group, [self])
            (item.label, item.value, item.hint, item.identifier) = ("", "", "", "")
            (item.isActionable, item.hasMenu, item.isFocusable, item.isFocused) = (false, false, false, false)
            (item.actions, item.range, item.text) = ([], nil, nil)
            return item
        }
    }
#endif
