import CoreGraphics

extension LiveSession {
    /// The frames at which the views with an accessibility identifier are seen now, in placement order and in the
    /// window's coordinates: while a view moves, where it has got to.
    package func frames(of identifier: String) -> [CGRect] {
        let tree = graph.layout
        var frames: [CGRect] = []
        func visit(_ element: LayoutID, depth: Int32) {
            if tree.identifier(of: element) == identifier { frames.append(graph.presentedFrame(of: element)) }
            for child in tree.children(of: element) where tree.isPlaced(child) {
                StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
            }
        }
        visit(tree.root, depth: 0)
        return frames
    }
}
