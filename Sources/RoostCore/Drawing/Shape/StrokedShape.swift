import CoreGraphics

/// The outline of a shape's stroke, as a shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape whose outline is stroked.
    public var shape: Content
    /// The line's width, ends, corners and dashes.
    public var style: StrokeStyle

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public static var role: ShapeRole { .stroke }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var _sizing: _ShapeSizing { shape._sizing }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}
