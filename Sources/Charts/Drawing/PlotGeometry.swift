import SwiftUI

/// The places of a chart's marks in a plot of a size. Coordinates are points from the plot's top left corner.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: PositionScale
    let y: PositionScale

    init(_ model: ChartModel, size: CGSize) {
        self.model = model
        self.size = size
        x = model.xScale.resolved(length: size.width, padding: model.padding.x)
        y = model.yScale.resolved(length: size.height, padding: model.padding.y)
    }

    /// The default share of its slot that a bar takes.
    static let barShare: CGFloat = 0.7
    /// The default share of the smallest distance that a bar without a slot takes.
    static let distanceShare: CGFloat = 2 / 3
    /// The default area of a symbol in square points.
    static let symbolArea: CGFloat = 50

    func style(of record: MarkRecord) -> MarkStyle { model.styles[Int(record.style)] }

    // MARK: Points

    /// The position of a mark's middle; nil where a scale has none.
    func point(of record: MarkRecord) -> CGPoint? { point(record.x, record.y, style(of: record)) }

    /// The position of the middle of a mark whose style is known. It takes the extents alone, for a copy of the mark
    /// would cost more than the arithmetic.
    func point(_ xExtent: MarkExtent, _ yExtent: MarkExtent, _ style: MarkStyle) -> CGPoint? {
        guard
            let x = position(of: xExtent, on: x, length: size.width, shift: shift(style, .horizontal, xExtent)),
            let y = position(of: yExtent, on: y, length: size.height, shift: shift(style, .vertical, yExtent))
        else { return nil }
        return CGPoint(x: x + style.offset.xStart, y: y + style.offset.yStart)
    }

    private func position(
        of extent: MarkExtent, on scale: PositionScale, length: CGFloat, shift: CGFloat
    ) -> CGFloat? {
        switch extent {
        case .none: length / 2
        case .points(let start, let end): (start ?? end ?? length / 2) / 2 + (end ?? start ?? length / 2) / 2
        case .at(let value): scale.position(of: value).map { $0 + shift }
        case .unit(let start, let end), .range(let start, let end):
            scale.position(of: start).flatMap { first in scale.position(of: end).map { (first + $0) / 2 + shift } }
        }
    }

    /// The distance of a mark from the middle of its slot, if it lies beside others.
    private func shift(_ style: MarkStyle, _ axis: Axis, _ extent: MarkExtent) -> CGFloat {
        guard style.positionGroup >= 0, groupAxis(style, fallback: axis) == axis, let slot = slot(of: extent, axis)
        else { return 0 }
        let group = group(of: style, in: slot)
        return (group.start + group.end) / 2 - (slot.start + slot.end) / 2
    }

    /// The axis along which marks lie beside each other.
    private func groupAxis(_ style: MarkStyle, fallback: Axis) -> Axis {
        if let axis = style.positionAxis { return axis }
        if model.xData.kind == .category || model.xData.hasSlots { return .horizontal }
        if model.yData.kind == .category || model.yData.hasSlots { return .vertical }
        return .horizontal
    }

    // MARK: Slots

    struct Span {
        var start: CGFloat
        var end: CGFloat

        /// The middle part of a length.
        func centered(_ length: CGFloat) -> Span {
            let middle = (start + end) / 2
            return Span(start: middle - length / 2, end: middle + length / 2)
        }

        var length: CGFloat { abs(end - start) }
    }

    /// The slot of a value: of a category, of a calendar unit, or the room to its neighbours.
    private func slot(of extent: MarkExtent, _ axis: Axis) -> Span? {
        let scale = axis == .horizontal ? x : y
        switch extent {
        case .none: return Span(start: 0, end: axis == .horizontal ? size.width : size.height)
        case .points(let start, let end):
            return Span(start: start ?? 0, end: end ?? (axis == .horizontal ? size.width : size.height))
        case .at(.category(let name)): return scale.slot(of: name).map { Span(start: $0.start, end: $0.end) }
        case .at(let value):
            guard let middle = scale.position(of: value) else { return nil }
            let length = room(around: value, on: scale, axis)
            return Span(start: middle - length / 2, end: middle + length / 2)
        case .unit(let start, let end), .range(let start, let end):
            guard let first = scale.basePosition(of: start), let last = scale.position(of: end) else { return nil }
            return Span(start: first, end: last)
        }
    }

    /// The distance to the nearest other bar in points.
    private func room(around value: PlotValue, on scale: PositionScale, _ axis: Axis) -> CGFloat {
        let spacing = axis == .horizontal ? model.xSpacing : model.ySpacing
        let length = abs(scale.end - scale.start)
        guard spacing.isFinite else { return length / 4 }
        let end = scale.position(ofNumber: value.number + spacing)
        let start = scale.position(ofNumber: value.number)
        return (end - start).isFinite ? abs(end - start) : length / 4
    }

    /// The part of a slot that a mark's group has.
    private func group(of style: MarkStyle, in slot: Span) -> Span {
        let count = CGFloat(max(model.marks.positionGroups.values.count, 1))
        let all = slot.centered(style.positionSpan.length(in: slot.length, automatic: slot.length * Self.barShare))
        let length = all.length / count
        let start = all.start + CGFloat(style.positionGroup) * length
        return Span(start: start, end: start + length)
    }

    /// The span of a bar or a rectangle across its length.
    private func span(of extent: MarkExtent, _ dimension: MarkDimension, _ style: MarkStyle, _ axis: Axis, fills: Bool)
        -> Span?
    {
        guard var slot = slot(of: extent, axis) else { return nil }
        switch extent {
        case .none, .points, .range:
            return dimension == .automatic ? slot : slot.centered(dimension.length(in: slot.length, automatic: 0))
        case .at, .unit: break
        }
        var share = fills ? 1 : Self.barShare
        if case .at(let value) = extent, value.kind != .category, !fills { share = Self.distanceShare }
        if style.positionGroup >= 0, groupAxis(style, fallback: axis) == axis { slot = group(of: style, in: slot) }
        return slot.centered(dimension.length(in: slot.length, automatic: slot.length * share))
    }

    // MARK: Frames

    /// The frame of a bar, a rectangle or a rule with its direction: widths and heights are negative where it reaches
    /// to the left or upwards.
    func directedFrame(of record: MarkRecord) -> CGRect? {
        let style = style(of: record)
        let fills = record.kind == .rectangle
        guard
            let across = span(of: record.x, record.width, style, .horizontal, fills: fills),
            let along = span(of: record.y, record.height, style, .vertical, fills: fills)
        else { return nil }
        let (left, right) = (across.start + style.offset.xStart, across.end + style.offset.xEnd)
        let (top, bottom) = (along.start + style.offset.yStart, along.end + style.offset.yEnd)
        let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return [left, top, right, bottom].allSatisfy(\.isFinite) ? frame : nil
    }

    /// The two ends of a rule; nil where a scale has no place for it.
    func ends(of record: MarkRecord) -> (CGPoint, CGPoint)? {
        let style = style(of: record)
        func span(_ extent: MarkExtent, _ scale: PositionScale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
            switch extent {
            case .none: (0, length)
            case .points(let start, let end): (start ?? 0, end ?? length)
            case .range(let start, let end):
                scale.position(of: start).flatMap { first in scale.position(of: end).map { (first, $0) } }
            case .at, .unit:
                extent.middle.flatMap { scale.position(of: $0) }.map { ($0, $0) }
            }
        }
        guard var x = span(record.x, x, size.width), var y = span(record.y, y, size.height) else { return nil }
        // A line between two values, at no place of the other axis, lies in the middle.
        if record.x.isWhole, case .range = record.y { x = (size.width / 2, size.width / 2) }
        if record.y.isWhole, case .range = record.x { y = (size.height / 2, size.height / 2) }
        let offset = style.offset
        return (
            CGPoint(x: x.0 + offset.xStart, y: y.0 + offset.yStart),
            CGPoint(x: x.1 + offset.xEnd, y: y.1 + offset.yEnd)
        )
    }

    /// The frame around a mark, for its annotations; nil where it is not drawn.
    func frame(of index: Int) -> CGRect? {
        let record = model.records[index]
        switch record.kind {
        case .bar, .rectangle: return directedFrame(of: record)?.standardized
        case .point, .line:
            let side = symbolSize(of: style(of: record))
            return point(of: record).map {
                CGRect(
                    x: $0.x - side.width / 2, y: $0.y - side.height / 2, width: side.width, height: side.height)
            }
        case .area:
            guard let (first, last) = areaEnds(of: record) else { return nil }
            return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y).standardized
        case .rule:
            guard let (start, end) = ends(of: record) else { return nil }
            return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
        case .sector:
            guard let sector = sector(index) else { return nil }
            let middle = sector.point(at: (sector.innerRadius + sector.outerRadius) / 2)
            return CGRect(origin: middle, size: .zero)
        }
    }

    /// The points of an area's two edges at one place.
    func areaEnds(of record: MarkRecord) -> (CGPoint, CGPoint)? {
        let offset = style(of: record).offset
        if record.isHorizontal {
            guard let y = position(of: record.y, on: y, length: size.height, shift: 0),
                let start = record.x.start.flatMap({ x.basePosition(of: $0) }),
                let end = record.x.end.flatMap({ x.position(of: $0) })
            else { return nil }
            return (CGPoint(x: start + offset.xStart, y: y), CGPoint(x: end + offset.xEnd, y: y))
        }
        guard let x = position(of: record.x, on: x, length: size.width, shift: 0),
            let start = record.y.start.flatMap({ y.basePosition(of: $0) }),
            let end = record.y.end.flatMap({ y.position(of: $0) })
        else { return nil }
        return (CGPoint(x: x, y: start + offset.yStart), CGPoint(x: x, y: end + offset.yEnd))
    }

    /// A symbol's width and height in points.
    func symbolSize(of style: MarkStyle) -> CGSize {
        func square(_ area: CGFloat) -> CGSize {
            let side = area > 0 ? 2 * (area / .pi).squareRoot() : 0
            return CGSize(width: side, height: side)
        }
        switch style.symbolSize {
        case .area(let area): return square(area)
        case .size(let size): return size
        case nil:
            let group = Int(style.symbolSizeGroup)
            return square(model.symbolSizes.indices.contains(group) ? model.symbolSizes[group] : Self.symbolArea)
        }
    }

    /// A sector's shape; nil for a record without an angle.
    func sector(_ index: Int) -> PlotSector? {
        guard let turns = model.sectors[index] else { return nil }
        let record = model.records[index]
        let largest = min(size.width, size.height) / 2
        let outer = record.height.length(in: largest, automatic: largest)
        let inner = record.width.length(in: record.width.kind == .inset ? outer / 2 : outer, automatic: 0)
        let offset = style(of: record).offset
        return PlotSector(
            center: CGPoint(x: size.width / 2 + offset.xStart, y: size.height / 2 + offset.yStart),
            innerRadius: record.width.kind == .inset ? max(0, outer - record.width.amount) : min(inner, outer),
            outerRadius: outer, start: turns.lowerBound * 2 * .pi - .pi / 2, end: turns.upperBound * 2 * .pi - .pi / 2,
            inset: record.inset)
    }
}
