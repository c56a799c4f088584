import CoreGraphics

/// The source of vector symbols for `Image(systemName:)`, which on Apple's systems are SF Symbols.
package protocol SymbolSource: Sendable {
    /// The symbol's outline beside text, in points; nil for an unknown name. The origin is the baseline's start, with y
    /// down.
    ///
    /// - Parameters:
    ///   - size: The text's points per em.
    ///   - weight: The text's weight, 100 … 900.
    ///   - displayScale: The number of pixels per point: the edges of the outline's frame lie on whole pixels.
    func symbol(
        named name: String, size: CGFloat, weight: Int, scale: SymbolScale, displayScale: CGFloat
    ) -> SymbolOutline?
    /// The known names that are most like an unknown one, the best first.
    func names(near name: String) -> [String]
}
