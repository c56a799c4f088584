/// One of two views, as a builder's `if`/`else` or `switch` gives it. Each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never

    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ConditionalNode(view, inputs)
    }
}

final class ConditionalNode<TrueContent: View, FalseContent: View>:
    _ViewNodeOf<_ConditionalContent<TrueContent, FalseContent>>
{
    private enum Branch {
        case first(_ViewNodeOf<TrueContent>)
        case second(_ViewNodeOf<FalseContent>)

        var isFirst: Bool { if case .first = self { true } else { false } }

        var node: ViewNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch!

    override init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        switch view.storage {
        case .trueContent(let content): branch = .first(makeChild(content))
        case .falseContent(let content): branch = .second(makeChild(content))
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch (branch!, view.storage) {
        case (.first(let node), .trueContent(let content)): node.update(content, environment)
        case (.second(let node), .falseContent(let content)): node.update(content, environment)
        default:
            leave(children[0], key: branch.isFirst)
            switch view.storage {
            case .trueContent(let content): branch = .first(arriving(content, key: true))
            case .falseContent(let content): branch = .second(arriving(content, key: false))
            }
            elementsChanged()
        }
    }

    override var children: [ViewNode] {
        branch.map { [$0.node] } ?? []
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        OptionalNode(view, inputs)
    }
}

final class OptionalNode<Wrapped: View>: _ViewNodeOf<Wrapped?> {
    private var child: _ViewNodeOf<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.map { makeChild($0) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch (child, view) {
        case (let node?, let content?): node.update(content, environment)
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

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
