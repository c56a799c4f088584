/// A node whose view has an explicit id.
protocol ExplicitlyIdentified: ViewNode {
    var explicitID: AnyHashable { get }
}

/// A node that holds nodes by id.
protocol IdentifiedRows: ViewNode {
    func rowNode(withID id: AnyHashable) -> ViewNode?
    func id(ofRowNode node: ViewNode) -> AnyHashable?
}
