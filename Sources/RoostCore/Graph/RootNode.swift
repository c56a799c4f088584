import CoreGraphics

/// The node above a graph's content: a window's root, which centres what is smaller than it (case `stk-R1`).
package final class RootNode: ViewNode, ElementContainer {
    package private(set) var layoutID = LayoutID.none
    private var content: ViewNode!
    private var updateContent: ((EnvironmentValues) -> Void)!
    let contentType: Any.Type

    init<V: View>(_ view: V, _ inputs: _NodeInputs) {
        contentType = V.self
        super.init(inputs)
        layoutID = graph.layout.add(.zstack(.center), owner: self)
        let node = makeChild(view)
        content = node
        updateContent = { node.update(node.view, $0) }
        relink()
    }

    func setEnvironment(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        self.environment = environment
        graph.layout.setEnvironment(of: layoutID, environment)
        updateContent(environment)
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override package func elementsChanged() { graph.relink(self) }

    package func relink() {
        let elements = graph.layout.collect { content.appendElements(to: &$0) }
        graph.layout.setChildren(of: layoutID, to: elements)
    }

    override package func willEnd() { graph.layout.remove(layoutID) }
}

/// A node that owns a list of layout elements.
package protocol ElementContainer: AnyObject {
    /// Collects the elements anew.
    func relink()
}
