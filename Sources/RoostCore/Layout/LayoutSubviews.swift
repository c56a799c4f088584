import CoreGraphics

/// The subviews of a layout container, in order. Use them only inside the call that receives them.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Unchecked: a subview refers to its layout tree, which is confined to one thread at a time. Apple also declares
    // these types Sendable, and allows their use only inside the layout call.

    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    let tree: LayoutTree
    let ids: ContiguousArray<LayoutID>.SubSequence
    /// The container's layout direction. Placements are mirrored afterwards: always place from left to right.
    public var layoutDirection: LayoutDirection

    init(tree: LayoutTree, ids: ContiguousArray<LayoutID>.SubSequence, layoutDirection: LayoutDirection) {
        self.tree = tree
        self.ids = ids
        self.layoutDirection = layoutDirection
    }

    /// Always 0: a slice of the subviews starts at 0 again.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { ids.count }
    /// All positions.
    public var indices: Range<Int> { 0..<endIndex }

    /// The subview at a position. A position out of range stops the program.
    public subscript(index: Int) -> LayoutSubview {
        precondition(indices.contains(index), "LayoutSubviews index \(index) is out of range \(indices)")
        return LayoutSubview(tree: tree, id: ids[ids.startIndex + index])
    }

    /// The subviews of a range, starting at 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= 0 && bounds.upperBound <= endIndex,
            "LayoutSubviews range \(bounds) is out of range \(indices)")
        let first = ids.startIndex
        return LayoutSubviews(
            tree: tree, ids: ids[first + bounds.lowerBound..<first + bounds.upperBound],
            layoutDirection: layoutDirection)
    }

    /// The subviews at the given positions, starting at 0 again.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            tree: tree, ids: ContiguousArray(indices.map { self[$0].id })[...], layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.tree === b.tree && a.ids == b.ids && a.layoutDirection == b.layoutDirection
    }

    /// The value of a guide that follows from the explicit values of the placed subviews (Rules.md, Alignment).
    func mergedGuide(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
        tree.mergedGuide(key, of: ids).map { CGFloat($0) }
    }
}

/// A subview, as its layout container sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // Unchecked: see LayoutSubviews.

    let tree: LayoutTree
    let id: LayoutID

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.tree === b.tree && a.id == b.id }

    /// The size that the subview chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { tree.size(of: id, proposal) }

    /// The size and guides that the subview has for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = Proposal(proposal)
        return ViewDimensions(tree: tree, element: id, size: tree.size(id, proposal), proposal: proposal)
    }

    /// The subview's preferred distances from its neighbours.
    public var spacing: ViewSpacing { tree.spacing(of: id) }

    /// The subview's `layoutPriority(_:)`; 0 by default, and negative infinity for a spacer.
    public var priority: Double { tree.priority(of: id) }

    /// The value that the view set with `layoutValue(key:value:)`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        tree.traits(of: id).layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Places the subview so that its `anchor` lies at `position`, in the coordinates of the container's bounds. It may
    /// be called only inside `placeSubviews`; the last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        tree.recordPlacement(of: id, at: position, anchor: anchor, proposal: Proposal(proposal))
    }
}
