extension ViewNode {
    package func makeChild<V: View>(_ view: V) -> _ViewNodeOf<V> {
        // The node retains its environment while it makes a child.
        makeChild(view, environment.borrowed)
    }

    package func makeChild<V: View>(_ view: V, _ environment: EnvironmentValues) -> _ViewNodeOf<V> {
        // Not around a closure: Swift would look up the class of the result for each child.
        defer { withExtendedLifetime(environment) {} }
        return makeChild(view, environment.borrowed)
    }

    private func makeChild<V: View>(_ view: V, _ environment: EnvironmentValues.Borrowed) -> _ViewNodeOf<V> {
        var child: ViewNode?
        StackGuard.run(depth: depth) {
            child = V._makeNode(view, _NodeInputs(graph: graph, parent: self, environment: environment))
        }
        return unsafeDowncast(child!, to: _ViewNodeOf<V>.self)
    }
}
