import SwiftUI

/// One of the symbols that charts have by themselves.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
    enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    /// The style of the outline; nil for a filled symbol.
    private(set) var outline: StrokeStyle?

    init(kind: Kind) { self.kind = kind }

    /// The symbol as an outline that stays inside of it. The width is in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The symbol as an outline that stays inside of it.
    public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
        var symbol = self
        symbol.outline = style
        return symbol
    }

    public func path(in rect: CGRect) -> Path {
        outline.map { OutlinedChartSymbolShape(shape: filled, style: $0).path(in: rect) } ?? area(in: rect)
    }

    /// The symbol without its outline.
    var filled: BasicChartSymbolShape { BasicChartSymbolShape(kind: kind) }

    private func area(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        // Squares and triangles look as large as a circle when they have its area.
        case .square: Path(rect.scaled(by: 0.886))
        case .triangle: Self.polygon(3, in: rect.scaled(by: 1.2))
        case .diamond: Self.polygon(4, in: rect.scaled(by: 1.253))
        case .pentagon: Self.polygon(5, in: rect.scaled(by: 1.15))
        case .plus: Self.beams(2, from: 0, width: 0.375, in: rect)
        case .cross: Self.beams(2, from: .pi / 4, width: 0.375, in: rect)
        case .asterisk: Self.beams(3, from: .pi / 2, width: 0.25, in: rect)
        }
    }

    /// A regular polygon with a corner at the top.
    private static func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<count {
                let angle = 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    /// Beams through the centre with round corners, as the cross on Apple's pictures: 1.12 times as long as a circle is
    /// wide. The width is a share of the circle's.
    private static func beams(_ count: Int, from start: CGFloat, width: CGFloat, in rect: CGRect) -> Path {
        let size = CGSize(width: 1.12 * rect.width, height: width * rect.height)
        let beam = Path(
            roundedRect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: size.height / 3, style: .circular)
        return Path { path in
            for index in 0..<count {
                let angle = start + .pi * CGFloat(index) / CGFloat(count)
                path.addPath(
                    beam,
                    transform: CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle))
            }
        }
    }
}

extension CGRect {
    /// The rectangle scaled around its centre.
    fileprivate func scaled(by factor: CGFloat) -> CGRect {
        insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2)
    }
}
