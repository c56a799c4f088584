extension CGPath {
    /// The area of either path. `rule` decides the inside of both.
    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.union, other, rule)
    }

    /// The area that both paths share.
    public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.intersection, other, rule)
    }

    /// This path's area without the other's.
    public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.difference, other, rule)
    }

    /// The area that belongs to exactly one of the paths.
    public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.symmetricDifference, other, rule)
    }

    /// The same area without overlaps.
    public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.normalized(isEvenOdd: rule == .evenOdd))
    }

    /// The parts of this path's lines inside the other's area. Subpaths that are cut become open.
    public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.lines(areInside: true, of: other.outline, isEvenOdd: rule == .evenOdd))
    }

    /// The parts of this path's lines outside the other's area. Subpaths that are cut become open.
    public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(outline.lines(areInside: false, of: other.outline, isEvenOdd: rule == .evenOdd))
    }

    /// Whether the paths' areas overlap.
    public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        outline.controlBounds.touches(other.outline.controlBounds)
            && !intersection(other, using: rule).isEmpty
    }

    private func combined(_ combination: Outline.Combination, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        CGPath(outline.combined(combination, with: other.outline, isEvenOdd: rule == .evenOdd))
    }
}
