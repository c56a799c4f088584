/// The inputs of a new node.
public struct _NodeInputs {
    // All of these outlive the making of the node.
    let unownedGraph: Unowned<ViewGraph>
    let unownedParent: Unowned<ViewNode>?
    private let borrowedEnvironment: EnvironmentValues.Borrowed

    init(graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues.Borrowed) {
        unownedGraph = Unowned(graph)
        unownedParent = parent.map(Unowned.init)
        borrowedEnvironment = environment
    }

    package var environment: EnvironmentValues {
        @inline(__always) get { borrowedEnvironment.values }
    }

    package var graph: ViewGraph {
        @inline(__always) get { unownedGraph.object }
    }

    package var parent: ViewNode? {
        @inline(__always) get { unownedParent?.object }
    }
}
