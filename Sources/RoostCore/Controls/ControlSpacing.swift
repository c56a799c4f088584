import CoreGraphics

/// What `.controlSpacing(_:)` applies.
nonisolated struct ControlSpacingModifier: ElementModifier {
    typealias Body = Never
    let spacing: ViewSpacing
    let edges: Edge.Set

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { ControlSpacingObject(spacing, edges) }
}

private final class ControlSpacingObject: ModifierObject {
    private let spacing: ViewSpacing
    private let edges: Edge.Set

    init(_ spacing: ViewSpacing, _ edges: Edge.Set) {
        self.spacing = spacing
        self.edges = edges
    }

    override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        if edges == .all { return spacing }
        var mixed = super.spacing(of: element, in: tree)
        mixed.replace(edges, by: spacing)
        return mixed
    }
}

extension View {
    /// States how far a control keeps from its neighbours, whatever the label in it asks for (case `cis-FM0`).
    ///
    /// - Parameter edges: Where; at others the label decides. On an iPhone, a button without a border was recorded to keep
    ///   its label's distance to what is above, and a control's to what is below.
    nonisolated func controlSpacing(
        _ spacing: ViewSpacing = ViewSpacing(), edges: Edge.Set = .all
    ) -> some View {
        modifier(ControlSpacingModifier(spacing: spacing, edges: edges))
    }
}

extension ViewSpacing {
    /// A macOS checkbox's: 6 points to the next one, to everything else what controls keep (FACTS 2.1).
    static let checkbox: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top.likeToLike = 6
        spacing.bottom.likeToLike = 6
        return spacing
    }()
}
