import CoreGraphics

/// The modifier of `alignmentGuide(_:computeValue:)`.
nonisolated struct AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        AlignmentGuideObject(key: key, value: value)
    }
}

/// Has its child's layout, except for one guide.
final class AlignmentGuideObject: ModifierObject {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
    }

    override var setsGeometricGuide: Bool { key.isGeometric }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        tree.size(tree.firstChild(of: element), proposal)
    }

    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        let child = tree.firstChild(of: element)
        guard key == self.key else { return tree.explicitGuide(key, of: child, size: size, proposal: proposal) }
        let result = value(ViewDimensions(tree: tree, element: child, size: size, proposal: proposal))
        if result.isFinite { return result }
        let view = tree.describe(child)
        Log.warning(
            "The alignment guide of \(view) is \(result), which is not a position; 0 is used.", view: view,
            value: result)
        return 0
    }
}

extension View {
    /// Sets a horizontal guide of the view, in points from its leading edge. Stacks and frames that align by `g` use
    /// it.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }

    /// Sets a vertical guide of the view, in points from its top edge. Stacks and frames that align by `g` use it.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
    }
}
