import CoreGraphics

/// A two-dimensional outline that fills the space that it is offered. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle whose origin is (0, 0) when the shape is a view (case `pst-PA9`).
    func path(in rect: CGRect) -> Path

    /// The size that the shape chooses as a view; by default all that is proposed, 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// How the shape's line is meant to be drawn.
    static var role: ShapeRole { get }

    /// Whether the outline is mirrored where layout runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// How the shape takes part in layout: built-in shapes name a rule, others are asked.
    var _sizing: _ShapeSizing { get }
}

nonisolated extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public var _sizing: _ShapeSizing { .asked }
}

extension Shape {
    /// The view that draws the shape animates it.
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        BodyNode(view, inputs, movement: nil)
    }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// How a shape's line is meant to be drawn.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// What happens to a view's drawing where layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Nothing.
    case fixed
    /// It is mirrored where layout runs in the given direction.
    case mirrors(in: LayoutDirection)
    /// It is mirrored where layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How a shape takes part in layout.
public struct _ShapeSizing: Sendable {
    enum Kind: Sendable, Equatable {
        case flexible, square, asked
        /// Flexible, and in the shape of the container, moved in by a distance.
        case container(inset: CGFloat)
    }
    let kind: Kind

    static let flexible = _ShapeSizing(kind: .flexible)
    static let square = _ShapeSizing(kind: .square)
    static let asked = _ShapeSizing(kind: .asked)
}
