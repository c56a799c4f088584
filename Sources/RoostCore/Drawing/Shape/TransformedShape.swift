import CoreGraphics

/// A shape with a transform applied to its path.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape before the transform.
    public var shape: Content
    /// The transform of the path. It does not change the shape's size in layout.
    public var transform: CGAffineTransform

    /// A shape whose path is transformed.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public static var role: ShapeRole { Content.role }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var _sizing: _ShapeSizing { shape._sizing }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

nonisolated extension Shape {
    /// Applies a transform to the shape's path.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
