import CoreGraphics

extension Path {
    /// The area of either path. The non-zero rule decides the inside of each; with `eoFill`, the even-odd rule does.
    /// The result has the same inside by both rules.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

    /// The area that both paths share.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

    /// This path's area without the other's.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.difference, other, eoFill) }

    /// The area that belongs to exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, other, eoFill)
    }

    /// The parts of this path's lines inside the other's area. Subpaths that are cut become open.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(areInside: true, of: other.outline, isEvenOdd: eoFill))
    }

    /// The parts of this path's lines outside the other's area. Subpaths that are cut become open.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(areInside: false, of: other.outline, isEvenOdd: eoFill))
    }

    /// The same area without overlaps. `eoFill` chooses the even-odd rule for this path's inside.
    public func normalized(eoFill: Bool = true) -> Path { Path(outline.normalized(isEvenOdd: eoFill)) }

    package func combined(_ combination: Outline.Combination, _ other: Path, _ eoFill: Bool) -> Path {
        Path(outline.combined(combination, with: other.outline, isEvenOdd: eoFill))
    }
}
