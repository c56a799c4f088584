import CoreGraphics

/// The modifier behind `scrollTargetLayout` and `scrollTarget`: marks the views that a scroll view aligns to and
/// reports.
nonisolated struct ScrollTargetModifier: ElementModifier {
    typealias Body = Never
    /// Whether the view's children are the targets, not the view itself.
    let isLayout: Bool
    let isEnabled: Bool
}

extension View {
    /// Makes the views in this container scroll targets, for `scrollTargetBehavior(.viewAligned)` and
    /// `scrollPosition(id:)`.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes the view a scroll target, for `scrollTargetBehavior(.viewAligned)` and `scrollPosition(id:)`.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

/// A node whose elements are scroll targets or contain them.
protocol ScrollTargetMarking: ViewNode {
    var scrollTarget: ScrollTargetModifier? { get }
}

extension ElementModifierNode: ScrollTargetMarking {
    var scrollTarget: ScrollTargetModifier? { view.modifier as? ScrollTargetModifier }
}

extension ScrollController {
    /// The placed scroll targets, in the order of layout.
    func targets() -> ContiguousArray<LayoutID> {
        var targets = ContiguousArray<LayoutID>()
        let tree = node.graph.layout
        collectTargets(in: tree.firstChild(of: element), depth: 0, tree, &targets)
        return targets
    }

    private func collectTargets(
        in element: LayoutID, depth: Int32, _ tree: LayoutTree, _ targets: inout ContiguousArray<LayoutID>
    ) {
        guard element.exists, tree.isPlaced(element), !(tree.layoutObject(of: element) is ScrollObject) else { return }
        if let mark = (tree.owner(of: element) as? any ScrollTargetMarking)?.scrollTarget, mark.isEnabled {
            if mark.isLayout {
                var container = tree.firstChild(of: element)
                while container.exists, tree.children(of: container).count == 1, !tree.holdsTargets(container) {
                    container = tree.firstChild(of: container)
                }
                if container.exists {
                    targets.append(contentsOf: tree.children(of: container).filter { tree.isPlaced($0) })
                }
            } else {
                targets.append(element)
            }
            return
        }
        for child in tree.children(of: element) {
            StackGuard.run(depth: depth) { collectTargets(in: child, depth: depth + 1, tree, &targets) }
        }
    }

    /// The starts of the targets near a place along an axis, in the content's coordinates and in order. Rows that are
    /// not made count with their estimated positions.
    func targetStarts(along axis: Axis, near place: Double) -> [Double] {
        let tree = node.graph.layout
        var starts: [Double] = []
        for target in targets() {
            guard let frame = contentFrame(of: target) else { continue }
            starts.append(frame.origin[axis])
            let container = tree.parent(of: target)
            if let lazy = tree.layoutObject(of: container) as? LazyContainerObject, lazy.axis == axis,
                let origin = contentFrame(of: container)?.origin[axis]
            {
                starts += lazy.lineStarts(near: place - origin).map { $0 + origin }
            }
        }
        return Array(Set(starts)).sorted()
    }

    /// The id of an element's view: its explicit id, or the one that a `ForEach` gives it.
    func id(of target: LayoutID) -> AnyHashable? {
        var node = self.node.graph.layout.owner(of: target)
        while let current = node, current !== self.node {
            if let identified = current as? any ExplicitlyIdentified { return identified.explicitID }
            if let rows = current.parent as? any IdentifiedRows, let id = rows.id(ofRowNode: current) { return id }
            node = current.parent
        }
        return nil
    }
}

extension LayoutTree {
    /// Whether a container arranges several children, among which scroll targets can be.
    fileprivate func holdsTargets(_ id: LayoutID) -> Bool {
        switch rule(of: id) {
        case .stack, .zstack: true
        case .object: layoutObject(of: id) is LazyContainerObject || children(of: id).count != 1
        default: false
        }
    }

    /// Whether an element lies inside another.
    func isInside(_ inner: LayoutID, _ outer: LayoutID) -> Bool {
        var current = inner
        while current.exists {
            if current == outer { return true }
            current = parent(of: current)
        }
        return false
    }

    /// Requests a new placement of an element; known sizes stay valid.
    func requestPlacement(of id: LayoutID) {
        var current = id
        while current.exists {
            self[current].flags.insert(.needsPlacement)
            noteChange(of: current)
            current = self[current].parent
        }
    }
}
