/// Several views side by side, as a builder's block gives them.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    public var value: T

    /// Makes the nodes of the members; captured where their types are known.
    let makeMembers: MemberFactory<T>.Type

    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.value = value
        makeMembers = PackFactory<repeat each Content>.self
    }

    public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _ViewNodeOf<TupleView> {
        TupleNode(view, inputs)
    }
}

/// Knows the member types of a tuple of views.
class MemberFactory<T> {
    class func make(_ value: T, parent: ViewNode) -> [ViewNode] { [] }
    class func update(_ nodes: [ViewNode], with value: UnsafePointer<T>, _ environment: EnvironmentValues) {}
}

final class PackFactory<each Content: View>: MemberFactory<(repeat each Content)> {
    override class func make(_ value: (repeat each Content), parent: ViewNode) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for view in repeat each value {
            nodes.append(parent.makeChild(view))
        }
        return nodes
    }

    // The members are compared where they lie in the tuple: one after the other, each where its alignment lets it.
    override class func update(
        _ nodes: [ViewNode], with value: UnsafePointer<(repeat each Content)>, _ environment: EnvironmentValues
    ) {
        var member = UnsafeRawPointer(value)
        var index = 0
        func update<V: View>(_: V.Type) {
            member = member.alignedUp(for: V.self)
            nodes[index].update(at: member, environment)
            member += MemoryLayout<V>.size
            index += 1
        }
        repeat update((each Content).self)
    }
}

final class TupleNode<T>: _ViewNodeOf<TupleView<T>> {
    private var members: [ViewNode] = []

    override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        members = view.makeMembers.make(view.value, parent: self)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let makeMembers = view.makeMembers
        withUnsafePointer(to: &view.value) { makeMembers.update(members, with: $0, environment) }
    }

    override var children: NodeList { .many(members) }
}
