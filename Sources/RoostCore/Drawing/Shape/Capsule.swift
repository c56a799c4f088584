import CoreGraphics

/// A rectangle whose shorter sides are rounded completely.
nonisolated public struct Capsule: InsettableShape {
    /// The curve of the ends, `continuous` by default.
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .untold) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public var _sizing: _ShapeSizing { .flexible }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    struct _Inset: InsettableShape {
        var base: Capsule
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { base.path(in: rect.edgesMovedIn(by: amount)) }

        var _sizing: _ShapeSizing { .flexible }

        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

nonisolated extension Shape where Self == Capsule {
    /// A capsule that fills the view.
    public static var capsule: Capsule { Capsule(style: .continuous) }

    /// A capsule that fills the view, with the given curve at its ends.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
