import Foundation

/// A view that makes views from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

/// Content whose rows people may delete or move in a list.
nonisolated public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
    public typealias Body = Never
    var base: Base
    let edit: (inout RowEdits) -> Void

    @MainActor @preconcurrency public var data: Base.Data { base.data }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        EditableContentNode(view, inputs)
    }
}

extension EditableContent: StructuralView {
    static var holdsRows: Bool { true }
}

/// The node of editable content: tells the list what may be done to the rows.
private final class EditableContentNode<Base: DynamicViewContent>: _ViewNodeOf<EditableContent<Base>> {
    private var content: _ViewNodeOf<Base>!

    override init(_ view: EditableContent<Base>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.base)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        update(content, with: &view.base, environment)
    }

    override var children: NodeList { NodeList(content) }

    override func appendLazyElements(to list: inout LazyElementList) {
        var inner = LazyElementList()
        appendLazyElements(of: content, to: &inner)
        list.append(inner) { entry in
            guard case .source(let source) = entry else { return entry }
            return .source(MappedElementSource(source, edits: { [unowned self] in view.edit(&$0) }))
        }
    }
}

extension DynamicViewContent {
    /// Lets people delete rows in a list: by swiping them aside, or while editing.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self) { $0.delete = action }
    }

    /// Lets people move rows in a list while editing: from their places to before another row.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self) { $0.move = action }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes away the elements at some offsets: what `onDelete` asks for.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets before another one: what `onMove` asks for.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let place = Swift.min(Swift.max(destination, 0), all.count)
        var result: [Element] = []
        let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
        for offset in 0...all.count {
            if offset == place { result += moved }
            if offset < all.count, !source.contains(offset) { result.append(all[offset]) }
        }
        var index = startIndex
        for element in result {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
