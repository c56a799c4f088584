import CoreGraphics

/// Hit testing: finds the frontmost drawing at a point, and the elements around it.
///
/// 1. An element that is not placed, or whose node shows nothing or admits no hits, is missed with everything inside
///    it.
/// 2. The node may answer for the element: a content shape, a scroll view's viewport.
/// 3. The point is converted to the coordinates of the node's drawing, back through its transform (case `pst-H1`).
/// 4. Children are tested, the topmost first; a leaf is hit where it draws (cases `ix-C5`, `ix-C7`, `ix-C12`).
///
/// Clips and frames do not limit hits (cases `ix-C3`, `ix-C9`, `hit-H6`); shadows are not hit (`pst-H5`).
final class HitTestPass {
    private let tree: LayoutTree
    private var depth: Int32 = 0
    /// The hit element and all around it, innermost first.
    private(set) var path = ContiguousArray<LayoutID>()

    init(tree: LayoutTree) { self.tree = tree }

    /// Tests an element at a point in its parent's coordinates. Returns whether it is hit.
    @discardableResult
    func visit(_ element: LayoutID, at point: CGPoint) -> Bool {
        guard tree.isPlaced(element), let owner = tree.owner(of: element), owner.admitsHits else { return false }
        let frame = tree.presentedLocalFrame(of: element)
        let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        let region = owner.hitRegion(at: local, size: frame.size)
        if case .outside = region { return false }
        depth += 1
        defer { depth -= 1 }
        var isHit = false
        if let inner = owner.contentPoint(local, size: frame.size) {
            isHit = StackGuard.run(depth: depth) { visitContent(of: element, owner, at: inner, size: frame.size) }
        }
        switch region {
        case .content, .outside: break
        case .inside: isHit = true
        case .shape:
            if !isHit { appendWrapped(by: element) }
            isHit = true
        case .nearestControl:
            if !isHit { isHit = appendNearestControl(in: element, to: local) }
        }
        if isHit { path.append(element) }
        return isHit
    }

    private func visitContent(of element: LayoutID, _ owner: ViewNode, at point: CGPoint, size: CGSize) -> Bool {
        guard tree.firstChild(of: element).exists else {
            return tree.drawsSomething(element) && owner.covers(point, size: size)
        }
        for child in owner.hitChildren(of: element, in: tree).reversed() where visit(child, at: point) { return true }
        return false
    }

    /// Adds the elements that an element wraps, down to the first one that is no modifier's wrapper.
    private func appendWrapped(by element: LayoutID) {
        var wrapped: [LayoutID] = []
        var current = element
        while let owner = tree.owner(of: current), owner.wrapsContent {
            current = tree.firstChild(of: current)
            guard current.exists, tree.owner(of: current)?.admitsHits ?? false else { break }
            wrapped.append(current)
        }
        path.append(contentsOf: wrapped.reversed())
    }

    /// Adds the control in an element that is nearest to a point of that element, and the elements between the two.
    /// Returns whether there is one.
    private func appendNearestControl(in element: LayoutID, to point: CGPoint) -> Bool {
        var around: [LayoutID] = []
        var nearest: (distance: CGFloat, around: [LayoutID])?
        func search(_ element: LayoutID, _ point: CGPoint) {
            guard tree.isPlaced(element), let owner = tree.owner(of: element), owner.admitsHits else { return }
            let frame = tree.presentedLocalFrame(of: element)
            let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
            around.append(element)
            defer { around.removeLast() }
            if tree.isControl(element) {
                let distance = CGRect(origin: .zero, size: frame.size).distance(to: local)
                if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, around) }
                return
            }
            depth += 1
            defer { depth -= 1 }
            StackGuard.run(depth: depth) { for child in tree.children(of: element) { search(child, local) } }
        }
        for child in tree.children(of: element) { search(child, point) }
        guard let found = nearest?.around, let control = found.last else { return false }
        appendWrapped(by: control)
        path.append(contentsOf: found.reversed())
        return true
    }
}

extension CGRect {
    /// The distance of a point from the rectangle, in points; 0 for a point inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let x = max(minX - point.x, point.x - maxX, 0)
        let y = max(minY - point.y, point.y - maxY, 0)
        return (x * x + y * y).squareRoot()
    }
}

extension LayoutTree {
    /// Whether the element stands for a control that can be pressed.
    fileprivate func isControl(_ element: LayoutID) -> Bool {
        var attributes = AccessibilityAttributes()
        let isDescribed = describeAccessibility(of: element, to: &attributes)
        guard owner(of: element)?.describe(element, to: &attributes) ?? false || isDescribed else { return false }
        return (attributes.controlNode?.control ?? attributes.control).map { $0.activate != nil && !$0.isContainer }
            ?? false
    }

    /// Leaves are hit where they are, except spacers; empty containers are not.
    fileprivate func drawsSomething(_ id: LayoutID) -> Bool {
        switch rule(of: id) {
        case .fixed, .flexible, .square, .divider, .object: true
        default: false
        }
    }

    /// An element's children in drawing order, the lowest first.
    func childrenFromBehind(of element: LayoutID) -> ContiguousArray<LayoutID> {
        let children = children(of: element)
        guard ordersChildren(element) else { return children }
        let order = children.indices.sorted {
            let (a, b) = (zIndex(of: children[$0]), zIndex(of: children[$1]))
            return a != b ? a < b : $0 < $1
        }
        return ContiguousArray(order.map { children[$0] })
    }

    /// The presented frame of an element in its parent's coordinates.
    func presentedLocalFrame(of element: LayoutID) -> CGRect {
        let frame = localFrame(of: element)
        guard isMoving(element), let owner = owner(of: element) else { return frame }
        // The contents of a clip do not move with it.
        guard owner.geometryRole.contains(.carries) || !firstChild(of: element).exists else { return frame }
        return frame.moved(by: movement(of: element))
    }

    /// Converts a point from the root's coordinates to an element's: the element's own origin is zero, and the
    /// transforms around it are undone. A transform without an inverse leaves the point as it was outside.
    package func point(_ point: CGPoint, in element: LayoutID) -> CGPoint {
        var around: [LayoutID] = []
        var current = element
        while current.exists {
            around.append(current)
            current = parent(of: current)
        }
        var point = point
        while let id = around.popLast() {
            let frame = presentedLocalFrame(of: id)
            point = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
            if id != element, let inner = owner(of: id)?.contentPoint(point, size: frame.size) { point = inner }
        }
        return point
    }

    /// Converts a point from the root's coordinates to a coordinate space, as seen from an element.
    package func point(_ point: CGPoint, in space: CoordinateSpace, from element: LayoutID) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return self.point(point, in: element)
        case .named(let name):
            var current = element
            while current.exists {
                if owner(of: current)?.isCoordinateSpace(named: name) == true { return self.point(point, in: current) }
                current = parent(of: current)
            }
            return point
        }
    }
}

extension ViewGraph {
    /// The hit element at a point in the root's coordinates, and all elements around it, innermost first; empty for
    /// none.
    package func hitPath(at point: CGPoint) -> ContiguousArray<LayoutID> {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        let pass = HitTestPass(tree: layout)
        pass.visit(layout.root, at: point)
        return pass.path
    }

    /// Taps a point in the root's coordinates. Returns whether a gesture recognised the touch.
    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        let before = pointers.recognitions
        pointers.receive(PointerEvent(.began, at: point))
        pointers.receive(PointerEvent(.ended, at: point))
        return pointers.recognitions > before
    }
}
