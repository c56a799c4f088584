import CoreGraphics

/// The source of vector symbols for `Image(systemName:)`, which on Apple's systems are SF Symbols.
package protocol SymbolSource: Sendable {
    /// The symbol's outline for a font, in points; nil for an unknown name. The origin is the baseline's start, with y
    /// down.
    ///
    /// - Parameter displayScale: The number of pixels per point: the edges of the outline's frame lie on whole pixels.
    func symbol(named name: String, font: ResolvedFont, scale: SymbolScale, displayScale: CGFloat) -> SymbolOutline?
}
