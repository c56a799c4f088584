import CoreGraphics

/// The source of vector symbols for `Image(systemName:)`, which on Apple's systems are SF Symbols.
package protocol SymbolSource: Sendable {
    /// The symbol's outline for a font, in points; nil for an unknown name. The origin is the baseline's start, with y
    /// down.
    ///
    /// - Parameter displayScale: The number of pixels per point: the edges of the outline's frame lie on whole pixels.
    func symbol(named name: String, font: ResolvedFont, scale: SymbolScale, displayScale: CGFloat) -> SymbolOutline?
}

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
