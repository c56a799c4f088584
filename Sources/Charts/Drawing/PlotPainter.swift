@_spi(Engine) import RoostCore
import RoostPicture
import SwiftUI

/// Draws a chart's marks as commands of a display list.
struct PlotPainter {
    let geometry: PlotGeometry
    private let environment: EnvironmentValues
    let owner: NodeID
    /// The size of a pixel in points.
    private let pixel: CGFloat
    /// The plot's origin in the picture.
    private let origin: CGPoint
    /// The layer whose effects are drawn around all of this; −1 for none.
    private let base: Int32
    /// The styles of groups and marks that are plain colours, which do not depend on a mark's frame.
    private var groupColors: [_ResolvedStyle?]
    private var styleColors: [Int32: _ResolvedStyle] = [:]
    private var tint: _ResolvedStyle?

    private var model: ChartModel { geometry.model }

    init(
        _ geometry: PlotGeometry, _ environment: EnvironmentValues, owner: NodeID, pixel: CGFloat, origin: CGPoint,
        base: Int32 = -1
    ) {
        self.geometry = geometry
        self.base = base
        self.origin = origin
        self.environment = environment
        self.owner = owner
        self.pixel = pixel
        groupColors = Array(repeating: nil, count: geometry.model.foregroundStyles.count)
    }

    /// Draws marks, those of a layer inside its effect.
    mutating func draw(_ items: ArraySlice<MarkItem>, in context: inout PaintContext) {
        var rest = items
        while let first = rest.first {
            let layer = model.records[first.first].layer
            let run = model.marks.layers.isEmpty ? rest : rest.prefix { model.records[$0.first].layer == layer }
            draw(layer, in: &context) { $0.drawInLayer(run, in: &$1) }
            rest = rest[run.endIndex...]
        }
    }

    /// Draws marks of one layer.
    private mutating func drawInLayer(_ items: ArraySlice<MarkItem>, in context: inout PaintContext) {
        var rest = items
        while let first = rest.first {
            let alike = drawAlike(rest, in: &context)
            if alike == 0 { draw(first, in: &context) }
            rest = rest.dropFirst(max(alike, 1))
        }
    }

    /// Draws content inside the effects of a layer and of those around it.
    private mutating func draw(
        _ layer: Int32, in context: inout PaintContext, _ content: (inout PlotPainter, inout PaintContext) -> Void
    ) {
        guard layer >= 0, layer != base else { return content(&self, &context) }
        let effect = model.marks.layers[Int(layer)]
        draw(effect.parent, in: &context) { painter, context in
            painter.draw(effect.effect, in: &context, content)
        }
    }

    private mutating func draw(
        _ effect: MarkEffect, in context: inout PaintContext,
        _ content: (inout PlotPainter, inout PaintContext) -> Void
    ) {
        var painter = self
        switch effect {
        case .blur(let radius):
            context.group(.pushFilter(.blur(radius: radius, opaque: false)), owner: owner) { content(&painter, &$0) }
        case .shadow(let color, let radius, let x, let y):
            let shadow = Filter.shadow(color: color.resolve(in: environment), radius: radius, x: x, y: y)
            context.group(.pushFilter(shadow), owner: owner) { content(&painter, &$0) }
        case .composited:
            context.group(.pushLayer, owner: owner) { content(&painter, &$0) }
        case .styled: content(&painter, &context)
        case .mask(let marks):
            context.append(.beginMask, owner: owner)
            var mask = PlotPainter(
                PlotGeometry(model.masking(marks), size: geometry.size), environment, owner: owner, pixel: pixel,
                origin: origin)
            mask.draw(mask.model.items[...], in: &context)
            context.append(.maskContent, owner: owner)
            content(&painter, &context)
            context.append(.pop, owner: owner)
        }
        self = painter
    }

    private mutating func draw(_ item: MarkItem, in context: inout PaintContext) {
        let record = model.records[item.first]
        switch record.kind {
        case .bar: drawBar(record, in: &context)
        case .rectangle: drawRectangle(record, in: &context)
        case .point: drawPoint(record, in: &context)
        case .rule: drawRule(record, in: &context)
        case .sector: drawSector(item.first, in: &context)
        case .line: drawLine(item.series ?? [], in: &context)
        case .area: drawArea(item.series ?? [], in: &context)
        }
    }

    // MARK: Styles

    /// The style of a mark in a frame.
    mutating func paint(_ record: MarkRecord, _ style: MarkStyle, in frame: CGRect) -> _ResolvedStyle {
        let bounds = style.isAlignedWithPlot ? CGRect(origin: .zero, size: geometry.size) : frame
        let resolved = resolve(record, style, bounds)
        let opacity = style.opacity * Double(record.presence)
        return opacity == 1 ? resolved : resolved.multipliedOpacity(by: opacity)
    }

    private mutating func resolve(_ record: MarkRecord, _ style: MarkStyle, _ bounds: CGRect) -> _ResolvedStyle {
        if let foreground = style.foreground {
            if let known = styleColors[record.style] { return known }
            let resolved = foreground.resolve(in: environment, bounds: bounds)
            if resolved.color != nil { styleColors[record.style] = resolved }
            return resolved
        }
        let group = Int(style.foregroundGroup)
        if model.foregroundStyles.indices.contains(group) {
            if let known = groupColors[group] { return known }
            let resolved = model.foregroundStyles[group].resolve(in: environment, bounds: bounds)
            if resolved.color != nil { groupColors[group] = resolved }
            return resolved
        }
        if let tint { return tint }
        let resolved = AnyShapeStyle(.tint).resolve(in: environment, bounds: bounds)
        if resolved.color != nil { tint = resolved }
        return resolved
    }

    private func stroke(of style: MarkStyle, width: CGFloat) -> StrokeStyle {
        if let line = style.line { return line }
        let group = Int(style.lineGroup)
        if model.lineStyles.indices.contains(group) { return model.lineStyles[group] }
        return StrokeStyle(lineWidth: width, lineJoin: .round)
    }

    // MARK: Bars and rectangles

    private mutating func drawBar(_ record: MarkRecord, in context: inout PaintContext) {
        guard let directed = geometry.directedFrame(of: record) else { return }
        let style = geometry.style(of: record)
        let frame = onPixels(directed.standardized, record.isHorizontal ? .horizontal : .vertical)
        let path = outline(of: record, style, directed, frame)
        fill(path, with: paint(record, style, in: frame), frame, style, in: &context)
    }

    /// A bar's outline: its outer end is rounded, unless corners are asked for.
    private func outline(of record: MarkRecord, _ style: MarkStyle, _ directed: CGRect, _ frame: CGRect) -> Path {
        if style.clip != nil { return Path(frame) }
        if let radius = style.cornerRadius {
            return Path(roundedRect: frame, cornerRadius: Self.limited(radius, frame), style: style.cornerStyle)
        }
        let radius = Self.limited(Self.barRadius, frame)
        let end = record.isOuterEnd ? radius : 0
        let start = record.isOuterStart || record.isOuterEnd && record.isRange ? radius : 0
        if start == end {
            return end == 0 ? Path(frame) : Path(roundedRect: frame, cornerRadius: radius, style: .circular)
        }
        let size = directed.size
        let grows = record.isHorizontal ? size.width >= 0 : size.height >= 0
        let (low, high) = grows ? (start, end) : (end, start)
        let radii =
            record.isHorizontal
            ? RectangleCornerRadii(topLeading: low, bottomLeading: low, bottomTrailing: high, topTrailing: high)
            : RectangleCornerRadii(topLeading: low, bottomLeading: high, bottomTrailing: high, topTrailing: low)
        return Path(roundedRect: frame, cornerRadii: radii, style: .circular)
    }

    /// A frame with two of its edges on pixels, so that nothing shows through between marks that touch.
    private func onPixels(_ frame: CGRect, _ axes: Axis.Set) -> CGRect {
        func round(_ value: CGFloat, _ origin: CGFloat) -> CGFloat {
            ((value + origin) / pixel).rounded() * pixel - origin
        }
        var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if axes.contains(.horizontal) { (left, right) = (round(left, origin.x), round(right, origin.x)) }
        if axes.contains(.vertical) { (top, bottom) = (round(top, origin.y), round(bottom, origin.y)) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The radius of a bar's outer corners in points.
    private static let barRadius: CGFloat = 2

    private static func limited(_ radius: CGFloat, _ frame: CGRect) -> CGFloat {
        min(radius, frame.width / 2, frame.height / 2)
    }

    private mutating func drawRectangle(_ record: MarkRecord, in context: inout PaintContext) {
        guard let exact = geometry.directedFrame(of: record)?.standardized else { return }
        let frame = onPixels(exact, [.horizontal, .vertical])
        let style = geometry.style(of: record)
        let path =
            style.cornerRadius.map {
                Path(roundedRect: frame, cornerRadius: Self.limited($0, frame), style: style.cornerStyle)
            } ?? Path(frame)
        fill(path, with: paint(record, style, in: frame), frame, style, in: &context)
    }

    private mutating func drawSector(_ index: Int, in context: inout PaintContext) {
        guard let sector = geometry.sector(index) else { return }
        let record = model.records[index]
        let style = geometry.style(of: record)
        let path = sector.path(cornerRadius: style.cornerRadius ?? 0)
        let frame = path.boundingRect
        fill(path, with: paint(record, style, in: frame), frame, style, in: &context)
    }

    /// Fills a mark's outline, cut to the shape that its style asks for.
    private func fill(
        _ path: Path, with resolved: _ResolvedStyle, _ frame: CGRect, _ style: MarkStyle, in context: inout PaintContext
    ) {
        cut(to: style.clip, frame, in: &context) { [owner] in $0.fill(path, with: resolved, owner: owner) }
    }

    /// Draws content inside of a shape that fills a frame.
    private func cut(
        to clip: MarkClip?, _ frame: CGRect, in context: inout PaintContext, _ content: (inout PaintContext) -> Void
    ) {
        guard let clip else { return content(&context) }
        context.group(.pushClip(clip.shape.path(in: frame), clip.style), owner: owner, content)
    }

    // MARK: Points and rules

    private mutating func drawPoint(_ record: MarkRecord, in context: inout PaintContext) {
        guard let point = geometry.point(of: record) else { return }
        drawSymbol(record, at: point, in: &context, isRequired: true)
    }

    /// Draws a symbol, unless it is a view.
    /// - Parameter isRequired: Whether a circle is drawn where no symbol is asked for.
    private mutating func drawSymbol(
        _ record: MarkRecord, at point: CGPoint, in context: inout PaintContext, isRequired: Bool
    ) {
        let style = geometry.style(of: record)
        guard let shape = symbol(of: style, isRequired: isRequired) else { return }
        let size = geometry.symbolSize(of: style)
        let frame = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        let path = shape.isCircle ? Path(ellipseIn: frame) : shape.path(in: frame)
        fill(path, with: paint(record, style, in: frame), frame, style, in: &context)
    }

    func symbol(of style: MarkStyle, isRequired: Bool) -> AnyChartSymbolShape? {
        switch style.symbol {
        case .shape(let shape): return shape
        case .view: return nil
        case nil: break
        }
        let group = Int(style.symbolGroup)
        if model.symbols.indices.contains(group) { return model.symbols[group] }
        return isRequired ? Self.circle : nil
    }

    private static let circle = AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))

    private mutating func drawRule(_ record: MarkRecord, in context: inout PaintContext) {
        guard let (start, end) = geometry.ends(of: record), start != end else { return }
        let style = geometry.style(of: record)
        let path = Path(elements: [.move(to: start), .line(to: end)])
        let stroke = stroke(of: style, width: 1)
        let frame = path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
        let resolved = paint(record, style, in: frame)
        cut(to: style.clip, frame, in: &context) { [owner] in $0.stroke(path, stroke, with: resolved, owner: owner) }
    }

    // MARK: Lines and areas

    private mutating func drawLine(_ series: [Int], in context: inout PaintContext) {
        guard let first = series.first else { return }
        let record = model.records[first]
        let style = geometry.style(of: record)
        let stroke = stroke(of: style, width: 2)
        var steps = PlotCurve.Steps()
        for points in runs(of: series, { geometry.point(of: $0) }) {
            guard points.count > 1 else { continue }
            steps.append(.move(to: points[0]))
            PlotCurve(points: shown(points, style), method: style.interpolation?.kind ?? .linear).append(to: &steps)
        }
        let path = Path(elements: steps)
        if !path.isEmpty {
            let frame = path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
            let resolved = paint(record, style, in: frame)
            cut(to: style.clip, frame, in: &context) {
                cut(around: holes(of: series), frame, in: &$0) { [owner] in
                    $0.stroke(path, stroke, with: resolved, owner: owner)
                }
            }
        }
        for index in series {
            let record = model.records[index]
            let style = geometry.style(of: record)
            guard style.symbol != nil || style.symbolGroup >= 0, let point = geometry.point(of: record) else {
                continue
            }
            drawSymbol(record, at: point, in: &context, isRequired: false)
        }
    }

    /// The insides of a line's outlined symbols, which the line does not cross.
    private func holes(of series: [Int]) -> [Path] {
        series.compactMap { index in
            let record = model.records[index]
            let style = geometry.style(of: record)
            guard let shape = symbol(of: style, isRequired: false), let point = geometry.point(of: record) else {
                return nil
            }
            let size = geometry.symbolSize(of: style)
            return shape.hole(
                in: CGRect(
                    x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height))
        }
    }

    /// Draws content with holes.
    private func cut(
        around holes: [Path], _ frame: CGRect, in context: inout PaintContext, _ content: (inout PaintContext) -> Void
    ) {
        guard !holes.isEmpty else { return content(&context) }
        var area = Path(frame.insetBy(dx: -1, dy: -1))
        for hole in holes { area.addPath(hole) }
        context.group(.pushClip(area, FillStyle(eoFill: true)), owner: owner, content)
    }

    /// The points of a series, without those that change no pixel.
    private func shown(_ points: ContiguousArray<CGPoint>, _ style: MarkStyle) -> ContiguousArray<CGPoint> {
        let isLinear = (style.interpolation?.kind ?? .linear) == .linear
        guard isLinear, CGFloat(points.count) > 4 * geometry.size.width / pixel else { return points }
        return PlotCurve.simplified(points, pixel: pixel)
    }

    private mutating func drawArea(_ series: [Int], in context: inout PaintContext) {
        guard let first = series.first else { return }
        let record = model.records[first]
        let style = geometry.style(of: record)
        let method = style.interpolation?.kind ?? .linear
        var steps = PlotCurve.Steps()
        for ends in runs(of: series, { geometry.areaEnds(of: $0) }) where ends.count > 1 {
            let outer = shown(ContiguousArray(ends.map(\.1)), style)
            let inner = shown(ContiguousArray(ends.map(\.0)), style)
            steps.append(.move(to: outer[0]))
            PlotCurve(points: outer, method: method, isVertical: record.isHorizontal).append(to: &steps)
            let back = ContiguousArray(inner.reversed())
            steps.append(.line(to: back[0]))
            PlotCurve(points: back, method: method.reversed, isVertical: record.isHorizontal).append(to: &steps)
            steps.append(.closeSubpath)
        }
        let path = Path(elements: steps)
        guard !path.isEmpty else { return }
        let frame = path.boundingRect
        fill(path, with: paint(record, style, in: frame), frame, style, in: &context)
    }

    /// The places of a series: a mark without one ends a run.
    private func runs<Place>(of series: [Int], _ place: (MarkRecord) -> Place?) -> [ContiguousArray<Place>] {
        var runs: [ContiguousArray<Place>] = []
        var run = ContiguousArray<Place>()
        run.reserveCapacity(series.count)
        for index in series {
            if let place = place(model.records[index]) {
                run.append(place)
            } else if !run.isEmpty {
                runs.append(run)
                run.removeAll()
            }
        }
        if !run.isEmpty { runs.append(run) }
        return runs
    }
}

extension InterpolationMethod.Kind {
    /// The method that gives the same curve through the points in reverse.
    fileprivate var reversed: Self {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
