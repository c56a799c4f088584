import RoostCore

/// The menus of an app. Accepted for source compatibility; they have no effect here, with a warning: a page has no menu
/// bar.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of `body`.
    associatedtype Body: Commands
    /// The menus that these consist of; never evaluated here.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

/// Builds menus from the statements of a closure; their content is dropped here.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
    /// A single statement of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Drops the menus of all statements.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands { .init() }
    /// Drops the menus of an `if` without an `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { .init() }
    /// Drops the menus of the first branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { .init() }
    /// Drops the menus of another branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { .init() }
}

/// No menus.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

/// A menu of the app's own in the menu bar. Has no effect here.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    /// Has no effect here; `content` is not evaluated.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Has no effect here; `content` is not evaluated.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items before, after or in place of a group of the system's menus. Has no effect here.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    /// Has no effect here; `addition` is not evaluated.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Has no effect here; `addition` is not evaluated.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Has no effect here; `addition` is not evaluated.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of items in the system's menus. Has no effect here.
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

/// The item that shows and hides the sidebar. Has no effect here.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

/// The items that show and customise the toolbar. Has no effect here.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

/// The items that edit text. Has no effect here.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

/// The items that format text. Has no effect here.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

/// The item that shows and hides the inspector. Has no effect here.
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    /// Has no effect here.
    public init() {}
}

extension Scene {
    /// Accepted for source compatibility; has no effect here, with a warning: a page has no menu bar.
    @MainActor @preconcurrency
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        Log.warning("commands have no effect: a page has no menu bar")
        return self
    }

    /// Accepted for source compatibility; has no effect here, with a warning: a page has no menu bar.
    @MainActor @preconcurrency
    public func commandsRemoved() -> some Scene {
        Log.warning("commands have no effect: a page has no menu bar")
        return self
    }
}
