import CoreGraphics

/// The shape that `containerShape(_:)` has given the container around the view, with corners that get smaller towards
/// the middle; a rectangle where there is none.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var _sizing: _ShapeSizing { _ShapeSizing(kind: .container(inset: 0)) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetContainerRelativeShape(amount: amount) }
}

/// The same, moved in.
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
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
