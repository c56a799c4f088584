/// Content where one view is expected: in a window, a screen, a sheet or a scroll view. Several views are laid out as in
/// a `VStack`, and are one view to the modifiers around them (case `id-G1`); a single view stays as it is.
nonisolated package struct ImplicitStack<Content: View>: View {
    package typealias Body = Never
    let content: Content

    package init(content: Content) { self.content = content }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ImplicitStackNode(view, inputs)
    }
}

private final class ImplicitStackNode<Content: View>: ContentNode<ImplicitStack<Content>, Content> {
    override package class var isForgetful: Bool { true }

    override package init(_ view: ImplicitStack<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(.passthrough, owner: self)
        start(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(view.content, environmentChanged: environmentChanged)
    }

    override var isSingleView: Bool { true }

    override func relink() {
        super.relink()
        guard isAlive else { return }
        graph.layout.setRule(.implicitStack(of: graph.layout.children(of: element).count), of: element)
    }
}

extension LayoutRule {
    /// The rule for a number of views where one is expected.
    static func implicitStack(of count: Int) -> LayoutRule { count == 1 ? .passthrough : VStackLayout().rule }
}
