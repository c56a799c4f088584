@_spi(Engine) import RoostCore

/// A list, or its rows alone. On iOS a list that is a row of another one gives its rows to it, as in a form's section (read
/// off pictures of iOS 26); inside of a row, such as in a frame or a stack, it scrolls by itself.
nonisolated struct ListOrRows<Rows: View, Own: View>: View {
    typealias Body = Never
    var rows: Rows
    var list: Own

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { ListOrRowsNode(view, inputs) }
}

extension ListOrRows: StructuralView {
    static var holdsRows: Bool { true }
}

/// The node of a list, which stands for its scroll view or for its rows.
private final class ListOrRowsNode<Rows: View, Own: View>: _ViewNodeOf<ListOrRows<Rows, Own>> {
    /// Exactly one of these two exists, for as long as the list does.
    private var rows: _ViewNodeOf<Rows>?
    private var list: _ViewNodeOf<Own>?

    override init(_ view: ListOrRows<Rows, Own>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        if makesElementsLazily, environment.isInList, environment.idiom == .iOS {
            rows = makeChild(view.rows)
        } else {
            list = makeChild(view.list)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if let rows { update(rows, with: &view.rows, environment) }
        if let list { update(list, with: &view.list, environment) }
    }

    override var children: NodeList {
        guard let rows else { return list.map { NodeList($0) } ?? .none }
        return NodeList(rows)
    }
}
