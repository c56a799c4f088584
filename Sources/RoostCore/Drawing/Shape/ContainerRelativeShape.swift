import CoreGraphics

/// The shape that `containerShape(_:)` sets for the container around the view. Its corners get smaller towards the
/// middle. Without such a container it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var _sizing: _ShapeSizing { _ShapeSizing(kind: .container(inset: 0)) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetContainerRelativeShape(amount: amount) }
}

/// A `ContainerRelativeShape` with its edges moved inwards.
nonisolated private struct InsetContainerRelativeShape: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    var _sizing: _ShapeSizing { _ShapeSizing(kind: .container(inset: amount)) }

    func inset(by amount: CGFloat) -> InsetContainerRelativeShape {
        InsetContainerRelativeShape(amount: self.amount + amount)
    }

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around the view.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
