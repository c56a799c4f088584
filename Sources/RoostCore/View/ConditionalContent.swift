/// One of two views, as a builder's `if`/`else` or `switch` gives it. Each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never

    @usableFromInline enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable init(storage: Storage) {
        self.storage = storage
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ConditionalNode(view, inputs)
    }
}

final class ConditionalNode<TrueContent: View, FalseContent: View>:
    _ViewNodeOf<_ConditionalContent<TrueContent, FalseContent>>
{
    private var child: ViewNode!
    /// Whether `child` stands for the true content.
    private var isTrue = false

    override init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        switch view.storage {
        case .trueContent(let content): (child, isTrue) = (makeChild(content), true)
        case .falseContent(let content): child = makeChild(content)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch view.storage {
        case .trueContent(let content):
            if isTrue { return child.update(as: content, environment) }
            replaceChild { arriving(content, key: true) }
        case .falseContent(let content):
            if !isTrue { return child.update(as: content, environment) }
            replaceChild { arriving(content, key: false) }
        }
    }

    private func replaceChild(by makeChild: () -> ViewNode) {
        leave(child, key: isTrue)
        isTrue.toggle()
        child = makeChild()
        elementsChanged()
    }

    override var children: NodeList { NodeList(child) }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        OptionalNode(view, inputs)
    }
}

final class OptionalNode<Wrapped: View>: _ViewNodeOf<Wrapped?> {
    private var child: _ViewNodeOf<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        child = view.map { makeChild($0) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch (child, view) {
        case (let node?, .some):
            // A value lies at the beginning of an optional that holds it.
            withUnsafePointer(to: &view) { node.update(at: $0, environment) }
        case (nil, nil): break
        case (let node?, nil):
            leave(node, key: true)
            child = nil
            elementsChanged()
        case (nil, let content?):
            child = arriving(content, key: true)
            elementsChanged()
        }
    }

    override var children: NodeList { NodeList(child) }
}
