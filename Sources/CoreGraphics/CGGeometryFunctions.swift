/// The least x of a rectangle: `CGRect.minX`.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The middle of a rectangle's sides: `CGRect.midX`.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The greatest x of a rectangle: `CGRect.maxX`.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The least y of a rectangle: `CGRect.minY`.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The middle between a rectangle's top and bottom: `CGRect.midY`.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The greatest y of a rectangle: `CGRect.maxY`.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// A rectangle's width, at least 0: `CGRect.width`.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// A rectangle's height, at least 0: `CGRect.height`.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The C spelling of `CGRect.standardized`.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The C spelling of `CGRect.integral`.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The C spelling of `CGRect.insetBy(dx:dy:)`.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}

/// The C spelling of `CGRect.offsetBy(dx:dy:)`.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}

/// The C spelling of `CGRect.union(_:)`.
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The C spelling of `CGRect.intersection(_:)`.
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The C spelling of `CGRect.intersects(_:)`.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// The C spelling of `CGRect.contains(_:)` with a point.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// The C spelling of `CGRect.contains(_:)` with a rectangle.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// The C spelling of `CGRect.isEmpty`.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// The C spelling of `CGRect.isNull`.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// The C spelling of `CGRect.isInfinite`.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The C spelling of `==` for rectangles.
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// The C spelling of `==` for points.
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// The C spelling of `==` for sizes.
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
