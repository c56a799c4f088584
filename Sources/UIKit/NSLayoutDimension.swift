import CoreGraphics

/// The width or the height of a view.
@MainActor @preconcurrency public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A rule, not active yet: the length is a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, c) }

    /// A rule, not active yet: the length is at least a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, c)
    }

    /// A rule, not active yet: the length is at most a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, c)
    }

    /// A rule, not active yet: the length is a multiple of another one plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.equal, anchor, multiplier: m, c) }

    /// A rule, not active yet: the length is at least a multiple of another one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, multiplier: m, c) }

    /// A rule, not active yet: the length is at most a multiple of another one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, multiplier: m, c) }
}
