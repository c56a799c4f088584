@_spi(Engine) import RoostCore

/// The menus of an app as a view, which shows nothing and declares them.
nonisolated public struct _CommandsView<C: Commands>: View {
    public typealias Body = Never
    let commands: C

    init(_ commands: C) { self.commands = commands }

    public static func _makeNode(
        _ view: _CommandsView, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView> { C._makeNode(view, inputs) }
}

/// Items that commands add to the menu bar.
struct CommandEntry: Equatable {
    enum Place {
        case menu(Text)
        case before(CommandGroupPlacement)
        case after(CommandGroupPlacement)
        case replacing(CommandGroupPlacement)
    }
    let place: Place
    let content: AnyView
    private let maker = DeclarationMaker()

    init(place: Place, content: AnyView) {
        self.place = place
        self.content = content
    }

    static func == (one: CommandEntry, other: CommandEntry) -> Bool { one.maker == other.maker }
}

struct CommandEntriesKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }

    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

extension CommandEntry {
    func declared() -> some View { Color.clear.preference(key: CommandEntriesKey.self, value: [self]) }
}

/// Several commands side by side.
nonisolated struct _CommandList: Commands {
    typealias Body = Never
    let parts: [AnyView]

    static func _makeNode(
        _ view: _CommandsView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_CommandsView<Self>> {
        DeclarationContentNode(view, inputs) { CommandParts(parts: $0.commands.parts) }
    }
}

nonisolated struct CommandParts: View {
    let parts: [AnyView]

    @MainActor var body: some View { ZStack { ForEach(parts.indices, id: \.self) { parts[$0] } } }
}
