import CoreGraphics

extension LiveSession {
    /// The frames at which the views with an accessibility identifier are seen now, in placement order and in the
    /// window's coordinates: while a view moves, where it has got to.
    package func frames(of identifier: String) -> [CGRect] {
        let tree = graph.layout
        var frames: [CGRect] = []
        func visit(_ element: LayoutID, depth: Int32) {
            if tree.identifier(of: element) == identifier { frames.append(graph.presentedFrame(of: element)) }
            // Of two children the second may stand for the first one elsewhere, and is not seen.
            let seen = tree.owner(of: element)?.unseenLayerUse == nil ? .max : 1
            for child in tree.children(of: element).prefix(seen) where tree.isPlaced(child) {
                StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
            }
        }
        visit(tree.root, depth: 0)
        return frames
    }
}
