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

/// The node of commands with a body, which holds their state.
final class CommandsNode<C: Commands>: EvaluatingNode<_CommandsView<C>> {
    private var properties: DynamicProperties<C>?
    private var child: _ViewNodeOf<_CommandsView<C.Body>>!

    override init(_ view: _CommandsView<C>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        properties = connect(view.commands)
        child = makeChild(evaluate())
    }

    private func evaluate() -> _CommandsView<C.Body> {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let commands = properties?.installed ?? view.commands
        return _CommandsView(tracked { runIsolated { commands.body } })
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties?.install(view.commands, in: self) ?? false
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() { properties?.removeAll() }
}

/// The node of primitive commands: a view declares their entries.
final class CommandsContentNode<C: Commands, Content: View>: _ViewNodeOf<_CommandsView<C>> {
    private let content: (C) -> Content
    private var child: _ViewNodeOf<Content>!

    init(_ view: _CommandsView<C>, _ inputs: borrowing _NodeInputs, content: @escaping (C) -> Content) {
        self.content = content
        super.init(view, inputs)
        child = makeChild(content(view.commands))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged ? content(view.commands) : child.view, environment)
    }

    override package var children: NodeList { NodeList(child) }
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
        CommandsContentNode(view, inputs) { CommandParts(parts: $0.parts) }
    }
}

nonisolated struct CommandParts: View {
    let parts: [AnyView]

    @MainActor var body: some View { ZStack { ForEach(parts.indices, id: \.self) { parts[$0] } } }
}
