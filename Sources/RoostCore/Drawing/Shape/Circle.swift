import CoreGraphics

/// The largest circle that fits the view, centred.
nonisolated public struct Circle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centredSquare) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.square }

    public var _sizing: _ShapeSizing { .square }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.edgesMovedIn(by: amount).centredSquare) }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.square }

        var _sizing: _ShapeSizing { .square }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Circle {
    /// The largest circle that fits the view.
    public static var circle: Circle { Circle() }
}

extension CGRect {
    /// The largest square inside the rectangle, centred.
    fileprivate var centredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension ProposedViewSize {
    /// A square of the smaller side. A nil side equals the other one (Rules.md, Leaf views).
    fileprivate var square: CGSize {
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }
}
