import RoostCore

/// The menus of an app, in the menu bar of its windows on the desktop. A page has none: there they have no effect.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of `body`; `Never` for Roost's own commands.
    associatedtype Body: Commands
    /// The menus that these consist of.
    @CommandsBuilder var body: Body { get }

    /// Makes the persistent node that declares the menus.
    nonisolated static func _makeNode(
        _ view: _CommandsView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView<Self>>
}

extension Commands {
    nonisolated public static func _makeNode(
        _ view: _CommandsView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView<Self>> {
        Body.self == Never.self
            ? DeclarationContentNode(view, inputs) { _ in EmptyView() }
            : DeclarationNode(view, inputs, of: { $0.commands }, body: { _CommandsView($0.body) })
    }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

/// Builds menus from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
    /// A single statement of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// The menus of all statements.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var parts: [AnyView] = []
        for commands in repeat each content { parts.append(AnyView(_CommandsView(commands))) }
        return _CommandList(parts: parts)
    }
    /// The menus of an `if` without an `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        _CommandList(parts: content.map { [AnyView(_CommandsView($0))] } ?? [])
    }
    /// The menus of the first branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(first: Content) -> some Commands {
        _CommandList(parts: [AnyView(_CommandsView(first))])
    }
    /// The menus of another branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(second: Content) -> some Commands {
        _CommandList(parts: [AnyView(_CommandsView(second))])
    }
}

/// No menus.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// No menus.
    public init() {}
}

/// A menu of the app's own in the menu bar, after the View menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    private let name: Text
    private let content: Content

    /// A menu with a name and its items.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }
    /// A menu with a name and its items.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    public static func _makeNode(
        _ view: _CommandsView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView<Self>> {
        DeclarationContentNode(view, inputs) {
            CommandEntry(place: .menu($0.commands.name), content: AnyView($0.commands.content)).declared()
        }
    }
}

/// Items before, after or in place of a group of the menus that each window has.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    private let place: CommandEntry.Place
    private let content: Content

    /// Items before a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .before(group)
        content = addition()
    }
    /// Items after a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }
    /// Items in place of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    public static func _makeNode(
        _ view: _CommandsView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView<Self>> {
        DeclarationContentNode(view, inputs) {
            CommandEntry(place: $0.commands.place, content: AnyView($0.commands.content)).declared()
        }
    }
}

/// A group of items in the menus that each window has.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    /// The item about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The item for the app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The item that quits the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// The items that hide and show the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The items of the Help menu.
    public static let help = CommandGroupPlacement(name: "help")
    /// The items that import and export documents.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// The items that make and open documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// The items that cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// The items that print.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// The items that save documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// The item that shows and hides the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The items that show the app's single windows.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The services of other apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// The items that search and transform text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The items that format text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The items that show and customise the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The items that undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The items that arrange windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The list of open windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The items that minimise and zoom a window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

/// The item that shows and hides the sidebar. Has no effect.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Has no effect.
    public init() {}
}

/// The items that show and customise the toolbar. Has no effect.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Has no effect.
    public init() {}
}

/// The items that edit text. Has no effect.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Has no effect.
    public init() {}
}

/// The items that format text. Has no effect.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    /// Has no effect.
    public init() {}
}

/// The item that shows and hides the inspector. Has no effect.
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    /// Has no effect.
    public init() {}
}

extension Scene {
    /// Adds menus to the menu bar of the scene's windows. A page has none: there they have no effect, with a warning.
    @MainActor @preconcurrency
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return declaring("commands have no effect: a page has no menu bar") {
            $0.commands.append(AnyView(_CommandsView(commands)))
        }
    }

    /// Takes the menus of the scene back.
    @MainActor @preconcurrency
    public func commandsRemoved() -> some Scene {
        declaring("commandsRemoved has no effect: a page has no menu bar") { $0.commands = [] }
    }
}
