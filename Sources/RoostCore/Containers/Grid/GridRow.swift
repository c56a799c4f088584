import CoreGraphics

/// Cells side by side in a `Grid`. Outside of a grid it adds nothing to its cells.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    var content: Content

    /// - Parameter alignment: The vertical alignment of the row's cells; nil for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        GridRowNode(view, inputs)
    }
}

/// The row of an element.
package struct GridRowTrait: Equatable, Sendable {
    /// The row's node: equal for the cells of one row.
    package var row: NodeID
    package var alignment: VerticalAlignment?
}

package struct GridRowTraitKey: PassingTraitKey {
    package static let defaultValue: GridRowTrait? = nil
}

private final class GridRowNode<Content: View>: _ViewNodeOf<GridRow<Content>> {
    private var content: _ViewNodeOf<Content>!
    /// The alignment that the cells know of.
    private var alignment: VerticalAlignment?

    override package init(_ view: GridRow<Content>, _ inputs: borrowing _NodeInputs) {
        alignment = view.alignment
        super.init(view, inputs)
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        update(content, with: &view.content, environment)
        guard view.alignment != alignment else { return }
        alignment = view.alignment
        elementsChanged()
    }

    override package var children: NodeList { NodeList(content) }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        let first = list.count
        appendElements(of: content, to: &list)
        guard graph.layout.isCollecting else { return }
        let trait = GridRowTrait(row: id, alignment: view.alignment)
        for element in list[first...] {
            graph.layout.changeTraits(of: element) { $0.passing[GridRowTraitKey.self] = trait }
        }
    }
}
