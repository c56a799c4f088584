import CoreGraphics

package enum SymbolScale: Hashable, Sendable { case small, medium, large }

package struct SymbolOutline: Sendable {
    package var path: Path
    package var isEvenOdd: Bool
    /// The view's size, and the distance from its top to its baseline.
    package var size: CGSize
    package var baseline: CGFloat
    /// The front and the surrounding shape of a symbol in a shape.
    package var parts: (front: Path, back: Path)?

    package init(
        path: Path, isEvenOdd: Bool, size: CGSize, baseline: CGFloat, parts: (front: Path, back: Path)? = nil
    ) {
        self.parts = parts
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.size = size
        self.baseline = baseline
    }
}
