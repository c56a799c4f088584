/// Several views side by side: the block of a view builder.
nonisolated public struct TupleView<T>: MemberedView {
    public typealias Body = Never
    /// The views, as a tuple.
    public var value: T

    /// Makes the members' nodes. Captured in `init`, where the members' types are known.
    @usableFromInline let makeMembers: MemberFactory<T>.Type

    /// A tuple of views. `ViewBuilder` makes these.
    @inlinable public init<each Content: View>(_ value: consuming T) where T == (repeat each Content) {
        self.value = value
        makeMembers = PackFactory<repeat each Content>.self
    }

    /// The views, one after the other.
    package var members: [any View] { withUnsafePointer(to: value) { makeMembers.members(of: $0) } }

    @inline(__always)
    public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _ViewNodeOf<TupleView> {
        TypeCache.findClass(Self.self) { TupleNode<Self>.self }.init(view, inputs)
    }

    @inline(__always)
    static func makeMembers(of view: UnsafeMutablePointer<Self>, parent: ViewNode) -> [ViewNode] {
        view.pointee.makeMembers.make(&view.pointee.value, parent: parent)
    }

    @inline(__always)
    static func update(
        _ nodes: [ViewNode], withMembersOf view: UnsafeMutablePointer<Self>, _ environment: EnvironmentValues
    ) {
        view.pointee.makeMembers.update(nodes, with: &view.pointee.value, environment)
    }
}

/// A view that consists of several views.
nonisolated protocol MemberedView: View where Body == Never {
    static func makeMembers(of view: UnsafeMutablePointer<Self>, parent: ViewNode) -> [ViewNode]
    static func update(
        _ nodes: [ViewNode], withMembersOf view: UnsafeMutablePointer<Self>, _ environment: EnvironmentValues)
}

/// Knows the types in a tuple of views, and reads the views in place, without a copy.
@usableFromInline class MemberFactory<T> {
    class func make(_ value: UnsafePointer<T>, parent: ViewNode) -> [ViewNode] { [] }
    class func update(_ nodes: [ViewNode], with value: UnsafePointer<T>, _ environment: EnvironmentValues) {}
    class func members(of value: UnsafePointer<T>) -> [any View] { [] }
}

@usableFromInline final class PackFactory<each Content: View>: MemberFactory<(repeat each Content)> {
    override class func make(_ value: UnsafePointer<(repeat each Content)>, parent: ViewNode) -> [ViewNode] {
        var count = 0
        func countMember<V>(_: V.Type) { count += 1 }
        repeat countMember((each Content).self)
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(count)
        var members = TupleMembers(of: UnsafeRawPointer(value))
        func make<V: View>(_ type: V.Type) { nodes.append(parent.makeChild(members.next(type).pointee)) }
        repeat make((each Content).self)
        return nodes
    }

    override class func update(
        _ nodes: [ViewNode], with value: UnsafePointer<(repeat each Content)>, _ environment: EnvironmentValues
    ) {
        var members = TupleMembers(of: UnsafeRawPointer(value))
        var index = 0
        func update<V: View>(_ type: V.Type) {
            nodes[index].update(at: members.next(type), environment)
            index += 1
        }
        repeat update((each Content).self)
    }

    override class func members(of value: UnsafePointer<(repeat each Content)>) -> [any View] {
        var views: [any View] = []
        var members = TupleMembers(of: UnsafeRawPointer(value))
        func append<V: View>(_ type: V.Type) { views.append(members.next(type).pointee) }
        repeat append((each Content).self)
        return views
    }
}

/// The addresses of a tuple's members, which lie one after the other, each at the next address that its alignment
/// allows.
private struct TupleMembers {
    private var end: UnsafeRawPointer

    init(of tuple: UnsafeRawPointer) { end = tuple }

    mutating func next<Member>(_: Member.Type) -> UnsafePointer<Member> {
        let member = end.alignedUp(for: Member.self).assumingMemoryBound(to: Member.self)
        end = UnsafeRawPointer(member) + MemoryLayout<Member>.size
        return member
    }
}

final class TupleNode<V: MemberedView>: _ViewNodeOf<V> {
    private var members: [ViewNode] = []

    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        members = V.makeMembers(of: &self.view, parent: self)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        V.update(members, withMembersOf: &view, environment)
    }

    override var children: NodeList { NodeList(members) }

    override var isSingleView: Bool { false }
}
