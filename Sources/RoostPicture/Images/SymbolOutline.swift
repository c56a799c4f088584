import CoreGraphics

package enum SymbolScale: Hashable, Sendable { case small, medium, large }

package struct SymbolOutline: Sendable {
    package var path: Path
    package var isEvenOdd: Bool
    /// The view's size, and the distance from its top to its baseline.
    package var size: CGSize
    package var baseline: CGFloat
    /// The parts that can differ in colour, from back to front; empty if there is only one.
    package var layers: [Path]
    /// Whether the front layer lies on a filled one, where a drawing in one colour leaves it open.
    package var isFrontOnBack: Bool

    package init(
        path: Path, isEvenOdd: Bool, size: CGSize, baseline: CGFloat, layers: [Path] = [], isFrontOnBack: Bool = false
    ) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.size = size
        self.baseline = baseline
        self.layers = layers
        self.isFrontOnBack = isFrontOnBack
    }
}
