import CoreGraphics

/// A rectangle that fills the view.
nonisolated public struct Rectangle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var _sizing: _ShapeSizing { .flexible }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(rect.edgesMovedIn(by: amount)) }

        var _sizing: _ShapeSizing { .flexible }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle that fills the view.
    public static var rect: Rectangle { Rectangle() }
}
