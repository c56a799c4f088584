import CoreGraphics

/// A modifier that has a say in what is hit.
nonisolated protocol HitTestModifier: ElementModifier {
    /// Whether a point inside the view of this size hits; nil to ask the content.
    func hits(_ point: CGPoint, size: CGSize) -> Bool?
    /// What a tap on the view does.
    var tapAction: (() -> Void)? { get }
}

extension HitTestModifier {
    func hits(_ point: CGPoint, size: CGSize) -> Bool? { nil }
    var tapAction: (() -> Void)? { nil }
}

extension ViewGraph {
    /// Taps the view at a point in the root's coordinates: the innermost tap action around what is hit runs. Answers
    /// whether there was one.
    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        guard case .action(let action) = hit(at: point, in: layout.root) else { return false }
        action()
        return true
    }

    private enum Hit {
        case miss
        /// Something that is drawn, without an action around it so far.
        case ink
        case action(() -> Void)
    }

    private func hit(at point: CGPoint, in element: LayoutID) -> Hit {
        guard layout.isPlaced(element), let owner = layout.owner(of: element) else { return .miss }
        let frame = layout.localFrame(of: element)
        let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        let modifier = owner.hitTestModifier
        var result: Hit
        switch modifier?.hits(local, size: frame.size) {
        case false?: result = .miss
        case true?:
            result = hitChildren(at: local, of: element)
            if case .miss = result { result = .ink }
        case nil: result = hitChildren(at: local, of: element)
        }
        if case .ink = result, let action = modifier?.tapAction { return .action(action) }
        return result
    }

    private func hitChildren(at point: CGPoint, of element: LayoutID) -> Hit {
        let children = layout.children(of: element)
        if children.isEmpty {
            let size = layout.localFrame(of: element).size
            let isCovered = layout.owner(of: element)?.covers(point, size: size) ?? false
            return isCovered && layout.drawsSomething(element) ? .ink : .miss
        }
        var order = Array(children.indices)
        if case .layered(_, secondIsBehind: true) = layout.rule(of: element) { order.reverse() }
        order.sort {
            let (a, b) = (layout.zIndex(of: children[$0]), layout.zIndex(of: children[$1]))
            return a != b ? a < b : false
        }
        for index in order.reversed() {
            let result = hit(at: point, in: children[index])
            if case .miss = result { continue }
            return result
        }
        return .miss
    }
}

extension LayoutTree {
    /// Leaves but spacers are hit where they are; empty containers and spacers are not.
    fileprivate func drawsSomething(_ id: LayoutID) -> Bool {
        switch rule(of: id) {
        case .fixed, .flexible, .square, .divider, .object: true
        default: false
        }
    }
}
