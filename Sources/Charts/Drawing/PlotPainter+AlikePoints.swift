@_spi(Engine) import RoostCore
import RoostPicture
import SwiftUI

extension PlotPainter {
    /// The look of a point that can be drawn together with others: an opaque circle.
    private struct Look: Equatable {
        let size: CGSize
        let color: Color.Resolved
    }

    /// Draws the points at the front of some items as one path, as far as they look the same.
    ///
    /// A path of opaque circles looks like the circles one over the other, and a cloud of many takes one command.
    /// - Returns: The number of the items that are drawn.
    mutating func drawAlike(_ items: ArraySlice<MarkItem>, in context: inout PaintContext) -> Int {
        let records = geometry.model.records
        guard let first = items.first, records[first.first].kind == .point,
            let look = look(of: records[first.first])
        else { return 0 }
        var styleIndex = records[first.first].style
        var style = geometry.model.styles[Int(styleIndex)]
        var centers = ContiguousArray<CGPoint>()
        var count = 0
        for item in items {
            let index = item.first
            guard records[index].kind == .point, records[index].presence == 1 else { break }
            if records[index].style != styleIndex {
                guard self.look(of: records[index]) == look else { break }
                styleIndex = records[index].style
                style = geometry.model.styles[Int(styleIndex)]
            }
            if let center = geometry.point(records[index].x, records[index].y, style) { centers.append(center) }
            count += 1
        }
        guard count > 1 else { return 0 }
        let circle = CGRect(
            x: -look.size.width / 2, y: -look.size.height / 2, width: look.size.width, height: look.size.height)
        let path = Path(copiesOf: Path(ellipseIn: circle), by: centers)
        if !path.isEmpty { context.fill(path, with: _ResolvedStyle(.color(look.color)), owner: owner) }
        return count
    }

    private mutating func look(of record: MarkRecord) -> Look? {
        let style = geometry.style(of: record)
        guard style.clip == nil, let shape = symbol(of: style, isRequired: true), shape.isCircle else { return nil }
        let size = geometry.symbolSize(of: style)
        let paint = paint(record, style, in: CGRect(origin: .zero, size: size))
        guard let color = paint.color, color.opacity == 1, paint.blendMode == .normal, paint.shadows.isEmpty,
            paint.backdropBlur == 0
        else { return nil }
        return Look(size: size, color: color)
    }
}
