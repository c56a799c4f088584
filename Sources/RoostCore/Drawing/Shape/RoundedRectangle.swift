import CoreGraphics

/// A rectangle with rounded corners that fills the view. Corners are limited to half the shorter side.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// The corners' width and height in points.
    public var cornerSize: CGSize
    /// The curve of the corners, `continuous` by default.
    public var style: RoundedCornerStyle

    /// A rectangle whose corners have a width and a height, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .untold) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle whose corners have a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .untold) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    public var _sizing: _ShapeSizing { .flexible }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let size = CGSize(width: base.cornerSize.width - amount, height: base.cornerSize.height - amount)
            return Path(roundedRect: rect.edgesMovedIn(by: amount), cornerSize: size, style: base.style)
        }

        var _sizing: _ShapeSizing { .flexible }

        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle that fills the view, with corners of a width and a height in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle that fills the view, with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
