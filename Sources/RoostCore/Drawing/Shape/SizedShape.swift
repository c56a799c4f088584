import CoreGraphics

/// A shape drawn in a rectangle of a fixed size from the view's top left corner.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    /// The shape in the rectangle.
    public var shape: Content
    /// The rectangle's size, in points.
    public var size: CGSize

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    public static var role: ShapeRole { Content.role }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var _sizing: _ShapeSizing { .flexible }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, Content.AnimatableData> {
        get { AnimatablePair(size.animatableData, shape.animatableData) }
        set { (size.animatableData, shape.animatableData) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Shape {
    /// Draws the shape in a rectangle of a fixed size in points.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Draws the shape in a rectangle of a fixed size in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
