/// A view that hides the type of another view. When the hidden type changes, the view gets a new identity: its state
/// starts anew.
nonisolated public struct AnyView: View {
    public typealias Body = Never

    package let storage: AnyViewStorage

    /// Hides the type of `view`. An `AnyView` of an `AnyView` is the inner one.
    public init<V: View>(_ view: V) {
        storage =
            V.self == AnyView.self
            ? unsafeBitCast(view, to: AnyView.self).storage
            : TypeCache.findClass(V.self, AnyView.self) { ViewStorage<V>.self }.init(view)
    }

    /// The same as `init(_:)`.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Nil if `value` is not a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self = Self.erase(view)
    }

    private static func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }

    public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNodeOf<AnyView> {
        AnyViewNode(view, inputs)
    }
}

package class AnyViewStorage {
    func makeNode(parent: ViewNode) -> ViewNode { fatalError("AnyViewStorage is abstract") }
    /// The hidden view.
    var anyView: any View { fatalError("AnyViewStorage is abstract") }
    /// Updates the node if it stands for a view of the same type. Returns whether it did.
    func update(_ node: ViewNode, environment: EnvironmentValues) -> Bool { false }
}

final class ViewStorage<V: View>: AnyViewStorage {
    private let view: V

    required init(_ view: V) { self.view = view }

    deinit { StackGuard.willRelease(view) }

    override var anyView: any View { view }

    override func makeNode(parent: ViewNode) -> ViewNode { parent.makeChild(view) }

    override func update(_ node: ViewNode, environment: EnvironmentValues) -> Bool {
        guard node.viewType == V.self else { return false }
        node.update(as: view, environment)
        return true
    }
}

final class AnyViewNode: _ViewNodeOf<AnyView> {
    /// Only `AnyView` allows a view that contains itself, and such a view never ends.
    private static let depthLimit: Int32 = 50_000

    private var child: ViewNode!

    override package init(_ view: AnyView, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        child = makeContent()
    }

    private func makeContent() -> ViewNode {
        if depth < Self.depthLimit { return view.storage.makeNode(parent: self) }
        Log.warning(
            "Views are nested more than \(Self.depthLimit) deep; the rest is left out. Does one contain itself?")
        return makeChild(LeftOutView())
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        guard !view.storage.update(child, environment: environment) else { return }
        leave(child, key: ObjectIdentifier(child))
        child = makeContent()
        enter(child)
        elementsChanged()
    }

    override var children: NodeList { NodeList(child) }
}

/// A view in the place of those that are nested too deep. It has no elements, whatever is around it.
nonisolated private struct LeftOutView: View {
    typealias Body = Never

    static func _makeNode(_ view: LeftOutView, _ inputs: _NodeInputs) -> _ViewNodeOf<LeftOutView> {
        EmptyNode(view, inputs)
    }
}
