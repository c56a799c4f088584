/// The children of a node, in the order of their views. Most nodes have one, for which no array is allocated.
///
/// A list is for immediate use. It does not retain a single node: the parent does, and the graph keeps a node that ends
/// meanwhile.
@_spi(Engine) public struct NodeList: RandomAccessCollection {
    private enum Nodes {
        case none
        case one(Unowned<ViewNode>)
        case many([ViewNode])
    }

    private let nodes: Nodes

    package static var none: NodeList { NodeList(nodes: .none) }

    private init(nodes: Nodes) { self.nodes = nodes }

    @inline(__always)
    package init(_ node: ViewNode?) { nodes = node.map { .one(Unowned($0)) } ?? .none }

    @inline(__always)
    package init(_ nodes: [ViewNode]) { self.nodes = .many(nodes) }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
        switch nodes {
        case .none: 0
        case .one: 1
        case .many(let nodes): nodes.count
        }
    }

    public subscript(index: Int) -> _ViewNode {
        switch nodes {
        case .one(let node) where index == 0: node.object
        case .many(let nodes): nodes[index]
        default: preconditionFailure("a node has no child \(index)")
        }
    }

    /// Faster than a loop, for work on every node.
    @inline(__always)
    func forEachFromFirst(_ body: (ViewNode) -> Void) {
        switch nodes {
        case .none: break
        case .one(let node): node.with(body)
        case .many(let nodes): for node in nodes { body(node) }
        }
    }

    @inline(__always)
    func forEachFromLast(_ body: (ViewNode) -> Void) {
        switch nodes {
        case .none: break
        case .one(let node): node.with(body)
        case .many(let nodes):
            var index = nodes.count
            while index > 0 {
                index -= 1
                body(nodes[index])
            }
        }
    }
}
