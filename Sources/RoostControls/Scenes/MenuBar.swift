import Combine
import CoreGraphics
import Foundation
import RoostCore

/// An action of the menus that each window has.
package enum WindowCommand: Sendable {
    case newWindow, close, minimize, quit, undo, redo, cut, copy, paste, selectAll
    case newDocument, openDocument, openRecent(URL), clearRecent, save, saveAs, revert
}

/// The documents that a window's File menu offers.
package struct DocumentCommands {
    /// The window's own document; nil in a window of another scene.
    package let document: OpenDocument?
    /// Whether the app makes new documents.
    package let canCreate: Bool
    /// The files that were opened or saved last, the latest first.
    package let recent: () -> [URL]

    package init(document: OpenDocument?, canCreate: Bool, recent: @escaping () -> [URL]) {
        self.document = document
        self.canCreate = canCreate
        self.recent = recent
    }
}

/// The actions that a host offers in a window's menus.
///
/// Unchecked because a window's passes call the closure, on the window's thread.
package struct WindowCommands: @unchecked Sendable {
    package let appName: String
    /// Nil in an app without documents.
    package let documents: DocumentCommands?
    package let perform: (WindowCommand) -> Void

    package init(
        appName: String, documents: DocumentCommands? = nil, perform: @escaping (WindowCommand) -> Void
    ) {
        self.appName = appName
        self.documents = documents
        self.perform = perform
    }
}

extension EnvironmentValues {
    /// Nil in a host without a menu bar.
    @Entry package var windowCommands: WindowCommands?
}

/// The menus that a window's commands add. Views that show them observe it; the view around the commands does not, for it
/// would evaluate them again.
final class MenuBarEntries: ObservableObject {
    @Published var entries: [CommandEntry] = []
}

/// A window's content under the menu bar of its scene.
nonisolated struct MenuBarWindow<Content: View>: View {
    let commands: [AnyView]
    let content: Content
    @State private var model = MenuBarEntries()

    @MainActor var body: some View {
        VStack(spacing: 0) {
            MenuBar(model: model)
            ImplicitStack(content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background {
            ZStack {
                CommandParts(parts: commands).onPreferenceChange(CommandEntriesKey.self) { model.entries = $0 }
                MenuBarShortcuts(model: model)
            }
            .hidden()
            .accessibilityHidden(true)
        }
    }
}

/// The content of all menus, for its shortcuts: a closed menu has no content.
nonisolated private struct MenuBarShortcuts: View {
    @ObservedObject var model: MenuBarEntries
    @Environment(\.windowCommands) private var host
    @Environment(\.windowOpener) private var opener

    @MainActor var body: some View {
        ForEach(MenuBarMenus(entries: model.entries, host: host, opener: opener).all) { CommandParts(parts: $0.groups) }
    }
}

/// A menu of the bar. Lines stand between its groups.
struct MenuBarMenu: Identifiable {
    let id: Int
    let title: Text
    let groups: [AnyView]
}

/// The menus that each window has, with those that its scene adds, in their order.
@MainActor
private struct MenuBarMenus {
    let entries: [CommandEntry]
    let host: WindowCommands?
    let opener: WindowOpener?

    var all: [MenuBarMenu] {
        var menus: [(Text, [AnyView])] = [
            (Text(verbatim: host?.appName ?? ""), groups([.appInfo, .appSettings, .appVisibility, .appTermination])),
            (Text("File"), groups([.newItem, .saveItem, .importExport, .printItem])),
            (Text("Edit"), groups([.undoRedo, .pasteboard, .textEditing])),
            (Text("Format"), groups([.textFormatting])),
            (Text("View"), groups([.toolbar, .sidebar])),
        ]
        for entry in entries {
            if case .menu(let name) = entry.place { menus.append((name, [entry.content])) }
        }
        menus.append(
            (Text("Window"), groups([.windowSize, .windowArrangement, .singleWindowList, .windowList])))
        menus.append((Text("Help"), groups([.help])))
        return menus.enumerated().filter { !$0.element.1.isEmpty }.map {
            MenuBarMenu(id: $0.offset, title: $0.element.0, groups: $0.element.1)
        }
    }

    private func groups(_ placements: [CommandGroupPlacement]) -> [AnyView] { placements.compactMap(group) }

    /// The items of a place, with those that the scene adds; nil for none.
    private func group(_ placement: CommandGroupPlacement) -> AnyView? {
        var (before, after) = ([AnyView](), [AnyView]())
        var replacement: [AnyView]?
        for entry in entries {
            switch entry.place {
            case .before(placement): before.append(entry.content)
            case .after(placement): after.append(entry.content)
            case .replacing(placement): replacement = (replacement ?? []) + [entry.content]
            default: break
            }
        }
        let items = before + (replacement ?? standard(placement).map { [$0] } ?? []) + after
        return items.isEmpty ? nil : AnyView(ForEach(items.indices, id: \.self) { items[$0] })
    }

    private func standard(_ placement: CommandGroupPlacement) -> AnyView? {
        guard let host else { return nil }
        func item(
            _ title: LocalizedStringKey, _ command: WindowCommand, _ key: KeyEquivalent,
            _ modifiers: EventModifiers = .command
        ) -> some View {
            Button(title) { host.perform(command) }.keyboardShortcut(key, modifiers: modifiers)
        }
        switch placement {
        case .appSettings:
            guard let opener, opener.hasSettings() else { return nil }
            return AnyView(
                Button("Settings…") { opener.open(WindowRequest(target: .settings)) }.keyboardShortcut(","))
        case .appTermination: return AnyView(item("Quit", .quit, "q"))
        case .newItem:
            guard let documents = host.documents else { return AnyView(item("New Window", .newWindow, "n")) }
            return AnyView(
                Group {
                    if documents.canCreate { item("New", .newDocument, "n") }
                    item("Open…", .openDocument, "o")
                    RecentDocumentsMenu(documents: documents, perform: host.perform)
                })
        case .saveItem:
            return AnyView(
                Group {
                    item("Close", .close, "w")
                    if let document = host.documents?.document, document.isEditable {
                        item("Save", .save, "s")
                        item("Save As…", .saveAs, "s", [.command, .shift])
                        RevertItem(document: document, perform: host.perform)
                    }
                })
        case .undoRedo:
            return AnyView(
                Group {
                    item("Undo", .undo, "z")
                    item("Redo", .redo, "z", [.command, .shift])
                })
        case .pasteboard:
            return AnyView(
                Group {
                    item("Cut", .cut, "x")
                    item("Copy", .copy, "c")
                    item("Paste", .paste, "v")
                    item("Select All", .selectAll, "a")
                })
        case .windowSize: return AnyView(item("Minimize", .minimize, "m"))
        default: return nil
        }
    }
}

/// The files that were opened or saved last.
nonisolated private struct RecentDocumentsMenu: View {
    let documents: DocumentCommands
    let perform: (WindowCommand) -> Void

    @MainActor var body: some View {
        let files = documents.recent()
        Menu("Open Recent") {
            ForEach(files, id: \.self) { file in
                Button(file.lastPathComponent) { perform(.openRecent(file)) }
            }
            Divider()
            Button("Clear Menu") { perform(.clearRecent) }.disabled(files.isEmpty)
        }
    }
}

/// The item that takes a document's file again.
nonisolated private struct RevertItem: View {
    @ObservedObject var document: OpenDocument
    let perform: (WindowCommand) -> Void

    @MainActor var body: some View {
        Button("Revert to Saved") { perform(.revert) }.disabled(document.file == nil || !document.isEdited)
    }
}

/// The row of menus at a window's top.
nonisolated private struct MenuBar: View {
    @ObservedObject var model: MenuBarEntries
    @State private var openMenu: MenuBarMenu.ID?
    @Environment(\.windowCommands) private var host
    @Environment(\.windowOpener) private var opener
    @Environment(\.displayScale) private var displayScale

    @MainActor var body: some View {
        let menus = MenuBarMenus(entries: model.entries, host: host, opener: opener).all
        HStack(spacing: 0) {
            ForEach(menus.indices, id: \.self) { index in
                MenuBarTitle(
                    menu: menus[index], former: menus[(index + menus.count - 1) % menus.count].id,
                    next: menus[(index + 1) % menus.count].id, openMenu: $openMenu)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 4)
        .frame(height: 28)
        .background(Color(.secondaryBackground))
        .background { ShortcutButton(.f10) { openMenu = menus.first?.id } }
        .overlay(alignment: .bottom) { Rectangle().fill(Color(.separator)).frame(height: 1 / displayScale) }
        .environment(\.menuMetrics, .pointer)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Menu bar"))
    }
}

/// The title of a menu in the bar, with the menu. While it is open, arrow keys open the menus beside it.
nonisolated private struct MenuBarTitle: View {
    let menu: MenuBarMenu
    let former: MenuBarMenu.ID
    let next: MenuBarMenu.ID
    @Binding var openMenu: MenuBarMenu.ID?
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        Button {
            openMenu = menu.id
        } label: {
            menu.title
        }
        .buttonStyle(MenuBarButtonStyle(isOpen: isOpen.wrappedValue))
        .accessibilityValue(isOpen.wrappedValue ? Text("expanded") : Text(verbatim: ""))
        .presents(.menu(.underTitle), isOpen) {
            AnyView(
                MenuCard(content: content, closing: MenuClosing { isOpen.wrappedValue = false })
                    .background {
                        ShortcutButton(.leftArrow) { openMenu = direction == .leftToRight ? former : next }
                        ShortcutButton(.rightArrow) { openMenu = direction == .leftToRight ? next : former }
                    })
        }
    }

    private var isOpen: Binding<Bool> {
        Binding {
            openMenu == menu.id
        } set: {
            if $0 { openMenu = menu.id } else if openMenu == menu.id { openMenu = nil }
        }
    }

    @MainActor private var content: some View {
        ForEach(menu.groups.indices, id: \.self) { index in
            if index > 0 { Divider() }
            menu.groups[index]
        }
    }
}

/// A key's action, without a look.
nonisolated private struct ShortcutButton: View {
    let key: KeyEquivalent
    let action: @MainActor () -> Void

    init(_ key: KeyEquivalent, action: @escaping @MainActor () -> Void) {
        self.key = key
        self.action = action
    }

    @MainActor var body: some View {
        Button(action: action) { Color.clear }
            .keyboardShortcut(key, modifiers: [])
            .hidden()
            .accessibilityHidden(true)
    }
}

extension KeyEquivalent {
    /// By AppKit's character.
    fileprivate static let f10 = KeyEquivalent("\u{F70D}")
}

/// The title of a menu in the bar.
nonisolated private struct MenuBarButtonStyle: ButtonStyle {
    let isOpen: Bool

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: MenuMetrics.pointer.fontSize))
            .padding(.horizontal, 9)
            .frame(height: 22)
            .background {
                if isOpen || configuration.isPressed {
                    RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(.tertiaryFill))
                }
            }
            .contentShape(Rectangle())
    }
}
