import CoreGraphics
@_spi(Engine) import RoostCore

/// The rows of a list: a lazy container that wraps each row in the list's look.
nonisolated struct ListRows<Content: View>: View {
    typealias Body = Never
    let content: Content
    let look: _ListLook
    let selection: ListSelection?
    let isEditing: Bool

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { ListRowsNode(view, inputs) }
}

/// The node of a list's rows. Headers of plain lists stay in view.
final class ListRowsNode<Content: View>: LazyContainerNode<ListRows<Content>, Content>, RowDecorator {
    /// The nodes that represent the rows in view, by the identity of their content.
    private var dressed: [Subview.ID: _ViewNodeOf<ListRow>] = [:]
    private let commands = ListCommands()

    init(_ view: ListRows<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(
            view, inputs,
            object: { view in
                LazyContainerObject(
                    axis: .vertical, spacing: 0,
                    arranger: SingleTrack(alignment: Alignment(horizontal: .leading, vertical: .center)),
                    pinned: view.look == .plain ? .sectionHeaders : [])
            }, content: { $0.content })
        lazyObject.decorator = self
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        lazyObject.dressAnew()
        graph.layout.invalidate(element)
    }

    // MARK: Dressing

    func decorate(_ elements: ContiguousArray<LayoutID>, at place: RowPlace) -> ContiguousArray<LayoutID> {
        ContiguousArray(elements.map { dress($0, at: place) })
    }

    private func dress(_ element: LayoutID, at place: RowPlace) -> LayoutID {
        let content = Subview(element: element, tree: graph.layout)
        var edits = RowEdits()
        var rowCount = 1
        var tag = content.tag
        if case .source(let source) = place.entry {
            edits = source.edits
            rowCount = source.rowCount
            tag = tag ?? source.id(ofRow: place.rowOfEntry).map { SelectionTag(id: $0) }
        }
        let row = ListRow(
            content: content, place: ListRowPlace(place), look: view.look, attributes: content.containerValues.listRow,
            separatorOfNext: separator(below: place), tag: tag, selection: view.selection, isEditing: view.isEditing,
            edits: edits, row: place.rowOfEntry, rowCount: rowCount, commands: commands)
        let node: _ViewNodeOf<ListRow>
        if let known = dressed[content.id] {
            known.update(row, environment)
            node = known
        } else {
            node = makeChild(row)
            dressed[content.id] = node
        }
        return self.element(of: node) ?? element
    }

    /// The next row's settings for the separator between it and this row, if both are in the same section.
    private func separator(below place: RowPlace) -> ListRowAttributes.Separator? {
        guard place.part == .rows, let next = place.makeNext().first else { return nil }
        return Subview(element: next, tree: graph.layout).containerValues.listRow.top
    }

    func decoration(of element: LayoutID) -> LayoutID? {
        dressed[Subview(element: element, tree: graph.layout).id].flatMap(self.element)
    }

    private func element(of row: _ViewNodeOf<ListRow>) -> LayoutID? {
        graph.layout.collect { row.appendElements(to: &$0) }.first
    }

    func rowsLeft(inView: Set<LayoutID>) {
        let tree = graph.layout
        for (id, row) in dressed {
            if Subview(element: id.element, tree: tree).id == id {
                if inView.contains(id.element) { continue }
                // A row that is leaving by its transition is still visible.
                if let element = element(of: row), tree.isDetached(element) { continue }
            }
            dressed[id] = nil
            row.remove()
        }
    }

    override package func willEnd() {
        for node in dressed.values { node.remove() }
        dressed = [:]
        super.willEnd()
    }
}

/// The state that the rows of a list share: which of them shows its actions.
final class ListCommands {
    /// Closes the row that shows its actions.
    var closeOpenRow: (() -> Void)?
}

/// The parts of a row's position that its look depends on.
nonisolated struct ListRowPlace: Equatable {
    var part: LazyElementList.Part
    var isFirst: Bool
    var isLast: Bool
    /// Whether its part of the section is the first of the list.
    var isAtTop: Bool
    var hasHeader: Bool
    var hasFooter: Bool
    /// Whether its part of the section is the last of the list.
    var isAtEnd: Bool
    /// Whether the next part belongs to the same section.
    var sectionGoesOn: Bool

    init(_ place: RowPlace) {
        part = place.part
        isFirst = place.row == 0
        isLast = place.row == place.rowCount - 1
        isAtTop = place.isFirstSpan
        hasHeader = if case .sameSection(.header) = place.follows.before { true } else { false }
        hasFooter = if case .sameSection(.footer) = place.follows.after { true } else { false }
        isAtEnd = if case .nothing = place.follows.after { true } else { false }
        sectionGoesOn = if case .sameSection = place.follows.after { true } else { false }
    }
}
