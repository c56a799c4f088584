import RoostCore

/// The rows of a menu that a host draws itself, as a panel of the desktop does. The host reads them from the accessibility
/// tree, by `HostMenuItem`.
nonisolated package struct HostMenu: View {
    fileprivate static let line = "roost.menu.line"
    fileprivate static let submenu = "roost.menu.submenu"
    let content: AnyView

    package init(_ content: AnyView) { self.content = content }

    @MainActor package var body: some View {
        Group(sections: styled) { sections in
            let parts = MenuPart.parts(of: sections)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(parts) { part in
                    if part.id != parts.first?.id { line }
                    part.header
                    ForEach(part.rows) { row in
                        if row.isDivider { line } else { row }
                    }
                }
            }
        }
    }

    @MainActor private var line: some View { Text(verbatim: "—").accessibilityIdentifier(Self.line) }

    @MainActor private var styled: some View {
        content
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .menuStyle(HostSubmenuStyle())
            .environment(\.buttonSurroundings, ButtonSurroundings(accessibilityRole: .menuItem) { $0() })
            .environment(\.isInList, false)
            .transformEnvironment(\.foregroundStyles) { $0 = $0.outsideRows }
    }
}

/// A menu in a menu: its label, and its rows.
nonisolated private struct HostSubmenuStyle: MenuStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label.accessibilityElement(children: .combine)
            HostMenu(AnyView(configuration.content))
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(HostMenu.submenu)
    }
}

/// A row of a menu that a host draws itself.
package struct HostMenuItem: Equatable {
    package enum Kind: Equatable {
        case action, line
        /// Words without an action.
        case words
        case submenu([HostMenuItem])
    }

    /// The node to activate.
    package let id: NodeID
    package let kind: Kind
    package let title: String
    package let isEnabled: Bool
    /// Whether a tick stands before it.
    package let isOn: Bool

    /// The rows of the accessibility tree of a `HostMenu`.
    package static func items(_ nodes: [AccessibilityNode]) -> [HostMenuItem] { nodes.flatMap(items) }

    private static func items(_ node: AccessibilityNode) -> [HostMenuItem] {
        let title = node.role == .text && node.label.isEmpty ? node.value : node.label
        func item(_ kind: Kind, _ title: String) -> [HostMenuItem] {
            let isOn = node.isSelected || node.role == .toggle && node.isOn == true
            return [HostMenuItem(id: node.id, kind: kind, title: title, isEnabled: node.isEnabled, isOn: isOn)]
        }
        switch node.role {
        case _ where node.identifier == HostMenu.line: return item(.line, "")
        case _ where node.identifier == HostMenu.submenu:
            // The first row is the menu's label.
            let rows = items(node.children)
            return item(.submenu(Array(rows.dropFirst())), rows.first?.title ?? "")
        case _ where node.isActionable: return item(.action, title)
        case .text, .heading: return item(.words, title)
        default: return items(node.children)
        }
    }
}
