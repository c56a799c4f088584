import Foundation
@_spi(Engine) import RoostCore
import UniformTypeIdentifiers

/// A view that makes views from a collection.
public protocol DynamicViewContent: View {
    /// The collection's type.
    associatedtype Data: Collection
    /// The collection that the views are made from.
    var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

/// Content whose rows people may delete or move in a list: the result of `onDelete` and `onMove`.
nonisolated public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
    public typealias Body = Never
    var base: Base
    let edit: (inout RowEdits) -> Void

    /// The collection that the views are made from.
    @MainActor @preconcurrency public var data: Base.Data { base.data }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        EditableContentNode(view, inputs)
    }
}

extension EditableContent: StructuralView {
    package static var holdsRows: Bool { true }
}

/// The node of editable content, which adds its edits to the sources of its rows.
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
    /// Lets people delete rows in a list, by swiping them aside or while editing. The action gets the rows' offsets;
    /// nil forbids deleting.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self) { $0.delete = action }
    }

    /// Lets people move rows in a list while editing. The action gets the rows' offsets and the offset of the row that
    /// they move before; nil forbids moving. A row moves when it is let go.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self) { $0.move = action }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, as `onDelete` asks for.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets before the element at `destination`, as `onMove` asks for. Offsets outside of
    /// the collection are ignored.
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

extension DynamicViewContent {
    /// Accepted for existing code; things can be dropped on views with a `dropDestination`, not between rows.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        Log.warning("onInsert has no effect: nothing is dropped between rows")
        return self
    }
}
