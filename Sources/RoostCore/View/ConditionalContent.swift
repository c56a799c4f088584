/// One of two views: the result of `if`/`else` or `switch` in a view builder. Each branch has its own identity.
nonisolated public enum _ConditionalContent<TrueContent: View, FalseContent: View>: ConditionalView {
    public typealias Body = Never

    /// The content of the first branch.
    case trueContent(TrueContent)
    /// The content of the second branch.
    case falseContent(FalseContent)

    @inline(__always)
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TypeCache.findClass(Self.self) { ConditionalNode<Self>.self }.init(view, inputs)
    }

    @inline(__always)
    func withContent(ifTrue: (TrueContent) -> Void, ifFalse: (FalseContent) -> Void) {
        switch self {
        case .trueContent(let content): ifTrue(content)
        case .falseContent(let content): ifFalse(content)
        }
    }
}

/// A view that holds one of two views.
nonisolated protocol ConditionalView: View where Body == Never {
    associatedtype TrueContent: View
    associatedtype FalseContent: View
    func withContent(ifTrue: (TrueContent) -> Void, ifFalse: (FalseContent) -> Void)
}

final class ConditionalNode<V: ConditionalView>: _ViewNodeOf<V> {
    private var child: ViewNode!
    /// Whether `child` is the node of the true content.
    private var isTrue = false

    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        self.view.withContent {
            (child, isTrue) = (makeChild($0), true)
        } ifFalse: {
            child = makeChild($0)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        view.withContent { content in
            if isTrue { return child.update(as: content, environment) }
            replaceChild { arriving(content, key: true) }
        } ifFalse: { content in
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

    @inline(__always)
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TypeCache.findClass(Self.self) { OptionalNode<Wrapped>.self }.init(view, inputs)
    }
}

final class OptionalNode<Wrapped: View>: _ViewNodeOf<Wrapped?> {
    private var child: _ViewNodeOf<Wrapped>?

    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing Wrapped?, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        if let content = self.view { child = makeChild(content) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch (child, view) {
        case (let node?, .some):
            // An optional's payload starts at the optional's own address.
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
