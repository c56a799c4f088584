/// The nodes right below a node, in the order of their views. Most nodes have one, for which no array is made.
package enum NodeList: RandomAccessCollection {
    case none
    case one(ViewNode)
    case many([ViewNode])

    package init(_ node: ViewNode?) {
        self = node.map { .one($0) } ?? .none
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let nodes): nodes.count
        }
    }

    package subscript(index: Int) -> ViewNode {
        switch self {
        case .one(let node) where index == 0: node
        case .many(let nodes): nodes[index]
        default: preconditionFailure("a node has no child \(index)")
        }
    }

    /// Faster than a loop, for what is done for every node.
    @inline(__always)
    func forEachFromFirst(_ body: (ViewNode) -> Void) {
        switch self {
        case .none: break
        case .one(let node): body(node)
        case .many(let nodes): for node in nodes { body(node) }
        }
    }

    @inline(__always)
    func forEachFromLast(_ body: (ViewNode) -> Void) {
        switch self {
        case .none: break
        case .one(let node): body(node)
        case .many(let nodes):
            var index = nodes.count
            while index > 0 {
                index -= 1
                body(nodes[index])
            }
        }
    }
}
