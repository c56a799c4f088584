import CoreGraphics

/// A rectangle with a radius for each corner that fills the view.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radius of each corner, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners, `continuous` by default.
    public var style: RoundedCornerStyle

    /// A rectangle with the given corner radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with the given corner radii, in points. Corners without a radius are square.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public var _sizing: _ShapeSizing { .flexible }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    struct _Inset: InsettableShape {
        var base: UnevenRoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let radii = base.cornerRadii
            let smaller = RectangleCornerRadii(
                topLeading: radii.topLeading - amount, bottomLeading: radii.bottomLeading - amount,
                bottomTrailing: radii.bottomTrailing - amount, topTrailing: radii.topTrailing - amount)
            return Path(roundedRect: rect.edgesMovedIn(by: amount), cornerRadii: smaller, style: base.style)
        }

        var _sizing: _ShapeSizing { .flexible }

        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle that fills the view, with a radius for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle that fills the view, with a radius in points for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
