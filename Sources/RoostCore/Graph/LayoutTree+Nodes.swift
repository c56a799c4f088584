/// The elements of a view graph's tree stand for its nodes.
extension LayoutTree {
    /// The node for which an element stands; nil after the element has ended.
    package func owner(of id: LayoutID) -> ViewNode? {
        self[id].owner.map { unsafeDowncast($0.object, to: ViewNode.self) }
    }

    package func add(_ rule: LayoutRule, owner: ViewNode) -> LayoutID {
        add(rule, owner: owner, in: owner.environment)
    }

    /// Adds an element; `environment` is its owner's.
    package func add(_ rule: LayoutRule, owner: ViewNode, in environment: EnvironmentValues) -> LayoutID {
        add(rule, owner: owner, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    package func add(_ object: LayoutObject, owner: ViewNode) -> LayoutID {
        add(object, owner: owner, isRightToLeft: owner.environment.layoutDirection == .rightToLeft)
    }

    package func setEnvironment(of id: LayoutID, _ environment: EnvironmentValues) {
        setRightToLeft(environment.layoutDirection == .rightToLeft, of: id)
    }
}
