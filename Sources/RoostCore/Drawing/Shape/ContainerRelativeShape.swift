import CoreGraphics

/// The shape of the container around the view: a rectangle, as long as no container says otherwise.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var _sizing: _ShapeSizing { .flexible }

    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
