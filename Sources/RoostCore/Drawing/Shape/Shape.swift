import CoreGraphics

/// A two-dimensional outline that fills its proposal. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle whose origin is (0, 0) when the shape is a view (case `pst-PA9`).
    func path(in rect: CGRect) -> Path

    /// The shape's size as a view, in points. By default the proposal, with 10 points for each nil dimension.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The purpose of the shape, `fill` by default. Roost draws all roles alike.
    static var role: ShapeRole { get }

    /// Whether the outline is mirrored for the layout direction. By default it is where layout runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The shape's sizing rule. Built-in shapes name one; for all others layout calls `sizeThatFits`.
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

/// The purpose of a shape: an area, a line or a separator.
public enum ShapeRole: Hashable, Sendable {
    /// The three purposes. Roost draws them alike.
    case fill, stroke, separator
}

/// Whether a drawing is mirrored for the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored where layout runs in the given direction.
    case mirrors(in: LayoutDirection)
    /// Mirrored where layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's sizing rule.
public struct _ShapeSizing: Sendable {
    enum Kind: Sendable, Equatable {
        case flexible, square, asked
        /// Flexible, with the container's shape, its edges moved inwards by a distance in points.
        case container(inset: CGFloat)
        /// Flexible; the environment decides about the outline.
        case surroundings
    }
    let kind: Kind

    static let flexible = _ShapeSizing(kind: .flexible)
    static let square = _ShapeSizing(kind: .square)
    static let asked = _ShapeSizing(kind: .asked)
    package static let surroundings = _ShapeSizing(kind: .surroundings)
}

/// A shape whose outline depends on the environment; `_sizing` is `surroundings`.
nonisolated package protocol SurroundedShape: Shape {
    /// The outline in a rectangle, in an environment.
    func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}
