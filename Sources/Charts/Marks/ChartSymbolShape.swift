import SwiftUI

/// The outline of a symbol in a chart.
public protocol ChartSymbolShape: Shape {
    /// The rectangle of the unit square that the outline of a perception as large as a circle fills; by default the
    /// unit square.
    nonisolated var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A filled circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A filled square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A filled triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A filled square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A filled pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A slanted cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Three lines that cross.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

nonisolated extension ChartSymbolShape {
    /// The symbol as an outline that stays inside of it. The width is in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> AnyChartSymbolShape {
        AnyChartSymbolShape(OutlinedChartSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)))
    }

    /// The symbol as an outline that stays inside of it.
    public func strokeBorder(style: StrokeStyle) -> AnyChartSymbolShape {
        AnyChartSymbolShape(OutlinedChartSymbolShape(shape: self, style: style))
    }
}

extension Circle: ChartSymbolShape {}

/// A symbol whose inside may be empty.
protocol HollowChartSymbolShape {
    associatedtype Inside: ChartSymbolShape
    /// The symbol with its inside; nil where that is not empty.
    var inside: Inside? { get }
}

extension BasicChartSymbolShape: HollowChartSymbolShape {
    nonisolated var inside: BasicChartSymbolShape? { outline == nil ? nil : filled }
}

/// The outline of a symbol.
nonisolated struct OutlinedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, HollowChartSymbolShape {
    var inside: Base? { shape }
    let shape: Base
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path {
        var style = style
        style.lineWidth = min(style.lineWidth, rect.width, rect.height)
        return shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}
