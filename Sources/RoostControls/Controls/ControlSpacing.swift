import CoreGraphics
@_spi(Engine) import RoostCore

/// The modifier behind `controlSpacing(_:edges:)`.
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
    /// Sets a control's distance to its neighbours, whatever its label asks for (case `cis-FM0`).
    ///
    /// - Parameter edges: The edges that it applies to; at the others the label decides.
    nonisolated func controlSpacing(
        _ spacing: ViewSpacing = ViewSpacing(), edges: Edge.Set = .all
    ) -> some View {
        modifier(ControlSpacingModifier(spacing: spacing, edges: edges))
    }
}

extension ViewSpacing {
    /// A control's distance below everything, also below text. A bordered button of an iPhone was recorded 8 points below
    /// a plain one, which keeps its label's distance below (read off a picture of iOS 26).
    static let belowTextAsBelowAll: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top.belowText = .nan
        return spacing
    }()

    /// The spacing of a macOS checkbox: 6 points to the next checkbox, a control's distance to everything else
    /// (Rules.md, Spacing).
    static let checkbox: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top.likeToLike = 6
        spacing.bottom.likeToLike = 6
        return spacing
    }()
}
