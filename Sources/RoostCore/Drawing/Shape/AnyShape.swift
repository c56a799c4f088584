import CoreGraphics

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    /// Wraps a shape; an `AnyShape` is not wrapped again.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var _sizing: _ShapeSizing { shape._sizing }
}
