import CoreGraphics

/// The room that `RoostRender` fills: finds and decodes pictures.
package protocol ImageLoader: Sendable {
    /// Decodes PNG, JPEG or WebP; throws a message that says what is wrong with the data.
    func decode(_ data: Data) throws -> CGImage
    /// Finds a named picture (asset catalogue, bundle resource, file) with its scale; nil where there is none.
    func image(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) -> (
        image: CGImage, scale: CGFloat
    )?
    /// Finds a named colour in the asset catalogues; nil where there is none.
    func color(named name: String, in bundle: Bundle?, isDark: Bool) -> AssetColor?
}

/// A colour as an asset catalogue keeps it.
package enum AssetColor: Equatable, Sendable {
    case components(Color.Resolved)
    /// One of the system's, by the name that catalogues have for it, for instance `systemBlueColor`.
    case system(String)
}

/// A vector symbol, as Apple's SF Symbols are used through `Image(systemName:)`.
package protocol SymbolSource: Sendable {
    /// The symbol's outline for a font, its origin on the baseline's start, y down, in points; nil where unknown.
    ///
    /// - Parameter displayScale: How many pixels make a point: the edges of the outline's frame lie on whole pixels.
    func symbol(named name: String, font: ResolvedFont, scale: SymbolScale, displayScale: CGFloat) -> SymbolOutline?
}

package enum SymbolScale: Hashable, Sendable { case small, medium, large }

package struct SymbolOutline: Sendable {
    package var path: Path
    package var isEvenOdd: Bool
    /// The view's size, and how far its baseline lies below its top.
    package var size: CGSize
    package var baseline: CGFloat
    /// Of a symbol in a shape: what is in front, and the shape.
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
