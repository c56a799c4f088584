import SwiftUI

/// A symbol whose type is erased.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape
    /// Whether the symbol is a filled circle, which is drawn faster than others.
    let isCircle: Bool

    /// Hides the type of a symbol.
    public init<S: ChartSymbolShape>(_ shape: S) {
        let known = shape as? AnyChartSymbolShape
        self.shape = known?.shape ?? shape
        isCircle = known?.isCircle ?? ((shape as? BasicChartSymbolShape) == .circle)
    }

    /// The inside of an outlined symbol; nil for a filled one.
    func hole(in rect: CGRect) -> Path? { (shape as? any HollowChartSymbolShape)?.inside?.path(in: rect) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}
