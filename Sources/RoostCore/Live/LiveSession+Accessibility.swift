import CoreGraphics

extension ViewGraph {
    /// The accessibility tree of the last layout, in reading order, for one who only reads it.
    package func accessibilityNodes() -> [AccessibilityNode] {
        withMainActorAssumed { AccessibilityPass(layout, keepsTargets: false).run(from: layout.root) }
    }
}

extension LiveSession {
    /// The accessibility tree of the last frame, in reading order.
    package func accessibilityTree() -> [AccessibilityNode] {
        withMainActorAssumed {
            let pass = AccessibilityPass(graph.layout, expecting: accessibilityTargets.count)
            let nodes = pass.run(from: graph.layout.root)
            accessibilityTargets = pass.targets
            return nodes
        }
    }

    /// Whether a click at a point reaches the view that a node of the accessibility tree stands for.
    package func hits(_ node: NodeID, at point: CGPoint) -> Bool {
        graph.hitPath(at: point).contains { element in
            var attributes = AccessibilityAttributes()
            _ = graph.layout.describeAccessibility(of: element, to: &attributes)
            return graph.layout.owner(of: element)?.id == node || attributes.controlNode?.id == node
        }
    }

    /// Carries out a request to a node. Requests to a removed node, and impossible ones, are ignored.
    func perform(_ request: AccessibilityRequest, at time: Double) {
        if accessibilityTargets[request.node] == nil { _ = accessibilityTree() }
        guard let target = accessibilityTargets[request.node], target.owner.isAlive else { return }
        switch request.kind {
        case .escape:
            if let escape = target.escape { escape() } else { press(.escape, at: time) }
            return
        case .scrollToVisible:
            graph.scrollToVisible(target.owner)
            return
        default: break
        }
        guard target.isEnabled else { return }
        switch request.kind {
        case .activate: activate(target, at: time)
        case .increment: target.adjust?(.increment)
        case .decrement: target.adjust?(.decrement)
        case .set(let value):
            if value.isFinite { target.set?(value) }
        case .custom(let index):
            if target.actions.indices.contains(index) { target.actions[index]() }
        case .submit:
            if let submit = target.submit { submit() } else { press(.return, at: time) }
        case .showMenu: target.showMenu?()
        case .escape, .scrollToVisible: break
        }
    }

    /// A node without an action of its own is touched in its place.
    private func activate(_ target: AccessibilityTarget, at time: Double) {
        if let activate = target.activate { return activate() }
        let point = CGPoint(
            x: target.frame.minX + target.activationPoint.x * target.frame.width,
            y: target.frame.minY + target.activationPoint.y * target.frame.height)
        guard point.x.isFinite, point.y.isFinite else { return }
        send(.pointer(PointerEvent(.began, at: point, kind: .touch)), at: time)
        send(.pointer(PointerEvent(.ended, at: point, kind: .touch)), at: time)
    }

    private func press(_ key: KeyEquivalent, at time: Double) {
        send(.key(KeyEvent(.down, key)), at: time)
        send(.key(KeyEvent(.up, key)), at: time)
    }
}
