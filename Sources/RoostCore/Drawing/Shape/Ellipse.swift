import CoreGraphics

/// An ellipse that fills the view.
nonisolated public struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var _sizing: _ShapeSizing { .flexible }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.edgesMovedIn(by: amount)) }

        var _sizing: _ShapeSizing { .flexible }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Ellipse {
    /// An ellipse that fills the view.
    public static var ellipse: Ellipse { Ellipse() }
}
