import CoreGraphics

extension Path {
    /// The area that lies in this path or the other. What is inside each of them follows from the non-zero rule unless
    /// `eoFill` asks for the even-odd one; the result may be filled by either.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

    /// The area that lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

    /// The area that lies in this path and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.difference, other, eoFill) }

    /// The area that lies in one of the paths and not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, other, eoFill)
    }

    /// The parts of this path's lines that lie in the other's area. What is cut becomes open.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(areInside: true, of: other.outline, isEvenOdd: eoFill))
    }

    /// The parts of this path's lines that lie outside the other's area. What is cut becomes open.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lines(areInside: false, of: other.outline, isEvenOdd: eoFill))
    }

    /// The same area without overlaps.
    public func normalized(eoFill: Bool = true) -> Path { Path(outline.normalized(isEvenOdd: eoFill)) }

    package func combined(_ combination: Outline.Combination, _ other: Path, _ eoFill: Bool) -> Path {
        Path(outline.combined(combination, with: other.outline, isEvenOdd: eoFill))
    }
}
