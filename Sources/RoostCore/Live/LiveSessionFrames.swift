import CoreGraphics

extension LiveSession {
    /// The visible frames of the views with an accessibility identifier, in placement order and in the window's
    /// coordinates. While a view moves, its frame is the one that the animation has reached.
    package func frames(of identifier: String) -> [CGRect] {
        let tree = graph.layout
        var frames: [CGRect] = []
        func visit(_ element: LayoutID, depth: Int32) {
            if tree.identifier(of: element) == identifier { frames.append(graph.presentedFrame(of: element)) }
            // The second of two children may represent the first elsewhere, and is not visible.
            let seen = tree.owner(of: element)?.unseenLayerUse == nil ? .max : 1
            for child in tree.children(of: element).prefix(seen) where tree.isPlaced(child) {
                StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
            }
        }
        visit(tree.root, depth: 0)
        return frames
    }
}
