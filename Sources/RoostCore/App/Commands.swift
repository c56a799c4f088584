/// Menus of an app. Accepted for existing code: a page has no menu bar, and says so once.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

/// Builds menus out of the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands { .init() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { .init() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { .init() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { .init() }
}

/// No menus.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// A menu of its own.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items among those that the system has.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's groups of items.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let help = CommandGroupPlacement(name: "help")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

/// Items for the sidebar.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Items for toolbars.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Items for editing text.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Items for formatting text.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Items for inspectors.
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}

extension Scene {
    /// Accepted for existing code; a page has no menu bar.
    @MainActor @preconcurrency
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        Log.warning("commands have no effect: a page has no menu bar")
        return self
    }

    /// Accepted for existing code; a page has no menu bar.
    @MainActor @preconcurrency
    public func commandsRemoved() -> some Scene {
        Log.warning("commands have no effect: a page has no menu bar")
        return self
    }
}
