/// A node with a lazy container.
protocol LazyContainer: ViewNode {
    var lazyObject: LazyContainerObject { get }
}

extension ViewNode {
    /// The decorator of the rows among which this structure is.
    final var rowDecorator: (any RowDecorator)? {
        var node = parent
        while let current = node {
            if let container = current as? any LazyContainer { return container.lazyObject.decorator }
            node = current.parent
        }
        return nil
    }
}
