import CoreGraphics
import RoostPicture

extension SVGReader {
    func fill(_ path: Path, _ place: Place) {
        let area = path.applying(place.transform)
        paint(
            area, isEvenOdd: place.style.isEvenOdd, place.style.fill, opacity: place.style.fillOpacity,
            bounds: path.boundingRect, place)
    }

    func stroke(_ path: Path, _ place: Place) {
        guard place.style.stroke != .none, place.style.line.lineWidth > 0, !path.isEmpty else { return }
        var line = place.style.line
        let scale = place.style.own.fixedStroke ? 1 : place.transform.uniformScale
        if let scale {
            line.lineWidth *= scale
            line.dash = line.dash.map { $0 * scale }
            line.dashPhase *= scale
        }
        let isPlain: Bool
        switch place.style.stroke {
        case .reference: isPlain = false
        default: isPlain = scale != nil
        }
        if isPlain, let color = color(place.style.stroke, place.style) {
            let color = color.multipliedOpacity(by: place.style.strokeOpacity)
            return builder.stroke(path.applying(place.transform), line, .color(color))
        }
        // Other paints, and lines of uneven width, fill the line's outline.
        let outline =
            scale != nil
            ? path.applying(place.transform).strokedPath(line) : path.strokedPath(line).applying(place.transform)
        guard work(outline.elements.count / 8) else { return }
        paint(
            outline, isEvenOdd: false, place.style.stroke, opacity: place.style.strokeOpacity,
            bounds: path.boundingRect, place)
    }

    private func color(_ paint: SVGPaint, _ style: SVGStyle) -> ResolvedColor? {
        switch paint {
        case .none, .reference: nil
        case .color(let color): color
        case .currentColor: style.color
        }
    }

    /// Fills an area of the picture.
    ///
    /// - Parameter bounds: The shape's bounds in its own coordinates, without its line.
    private func paint(
        _ area: Path, isEvenOdd: Bool, _ paint: SVGPaint, opacity: Double, bounds: CGRect, _ place: Place
    ) {
        if let color = color(paint, place.style) {
            return builder.fill(area, isEvenOdd: isEvenOdd, .color(color.multipliedOpacity(by: opacity)))
        }
        guard case .reference(let id, let fallback) = paint else { return }
        if let server = elements[id] {
            switch server.name {
            case "linearGradient", "radialGradient":
                if let gradient = gradient(server, bounds, place) {
                    builder.fill(area, isEvenOdd: isEvenOdd, gradient.multipliedOpacity(by: opacity))
                }
                return
            case "pattern":
                return referring(to: server) {
                    let group = opacity < 1 ? builder.open(.pushOpacity(opacity)) : nil
                    drawPattern(server, area, isEvenOdd: isEvenOdd, bounds, place)
                    builder.close(group)
                }
            default: break
            }
        }
        guard let fallback else { return builder.warn("a shape is painted with #\(id.prefix(40)), which is no paint.") }
        self.paint(area, isEvenOdd: isEvenOdd, fallback, opacity: opacity, bounds: bounds, place)
    }

    // MARK: Gradients

    /// An element and those that it refers to for what it does not say itself.
    private func chain(from element: XMLElement) -> [XMLElement] {
        var chain = [element]
        while chain.count < 8, let next = chain.last.flatMap(target(of:)), !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    private func gradient(_ element: XMLElement, _ bounds: CGRect, _ place: Place) -> VectorGradient? {
        let chain = chain(from: element)
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
        let usesBox = attribute("gradientUnits") != "userSpaceOnUse"
        // A box without an area has no gradient.
        if usesBox, bounds.width <= 0 || bounds.height <= 0 { return nil }
        let whole = usesBox ? CGSize(width: 1, height: 1) : place.viewport
        func length(_ name: String, _ whole: CGFloat, _ missing: Double) -> CGFloat {
            SVGLength(attribute(name))?.resolved(of: whole) ?? missing * whole
        }
        var transform = place.transform
        if usesBox { transform = CGAffineTransform(unitSquareTo: bounds).concatenating(transform) }
        if let text = attribute("gradientTransform"), let own = CGAffineTransform(svg: text) {
            transform = own.concatenating(transform)
        }
        let stops = stops(of: chain.first { $0.children.contains { $0.name == "stop" } }, place)
        guard !stops.stops.isEmpty else { return nil }
        let shape: VectorGradient.Shape
        if element.name == "linearGradient" {
            shape = .linear(
                start: CGPoint(x: length("x1", whole.width, 0), y: length("y1", whole.height, 0)),
                end: CGPoint(x: length("x2", whole.width, 1), y: length("y2", whole.height, 0)))
        } else {
            let diagonal = usesBox ? 1 : place.diagonal
            let center = CGPoint(x: length("cx", whole.width, 0.5), y: length("cy", whole.height, 0.5))
            let radius = max(0, length("r", diagonal, 0.5))
            var focus = CGPoint(
                x: SVGLength(attribute("fx"))?.resolved(of: whole.width) ?? center.x,
                y: SVGLength(attribute("fy"))?.resolved(of: whole.height) ?? center.y)
            // A focus outside of the circle moves onto it.
            let distance = hypot(focus.x - center.x, focus.y - center.y)
            if distance > radius * 0.999, distance > 0 {
                let part = radius * 0.999 / distance
                focus = CGPoint(x: center.x + (focus.x - center.x) * part, y: center.y + (focus.y - center.y) * part)
            }
            shape = .radial(
                start: focus, startRadius: max(0, min(length("fr", diagonal, 0), radius)), end: center,
                endRadius: radius)
        }
        let spread: VectorGradient.Spread =
            switch attribute("spreadMethod") {
            case "reflect": .reflect
            case "repeat": .repeat
            default: .pad
            }
        return VectorGradient(stops: stops, shape: shape, spread: spread, transform: transform)
    }

    private func stops(of element: XMLElement?, _ place: Place) -> GradientStops {
        guard let element else { return GradientStops([]) }
        var outer = SVGStyle()
        outer.color = place.style.color
        outer = outer.inside(element, sheet, diagonal: 1)
        return GradientStops(
            element.children.prefix(1024).compactMap { child in
                guard child.name == "stop", work(1) else { return nil }
                let style = outer.inside(child, sheet, diagonal: 1)
                guard let color = color(style.own.stopColor, style) else { return nil }
                return ResolvedGradient.Stop(
                    color: color.multipliedOpacity(by: style.own.stopOpacity),
                    location: Double(SVGLength(child.attributes["offset"])?.resolved(of: 1) ?? 0))
            })
    }

    // MARK: Patterns

    private static let maximumTiles = 400

    private func drawPattern(
        _ element: XMLElement, _ area: Path, isEvenOdd: Bool, _ bounds: CGRect, _ place: Place
    ) {
        let chain = chain(from: element)
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
        guard let source = chain.first(where: { !$0.children.isEmpty }) else { return }
        let usesBox = attribute("patternUnits") != "userSpaceOnUse"
        let whole = usesBox ? CGSize(width: 1, height: 1) : place.viewport
        func length(_ name: String, _ whole: CGFloat) -> CGFloat {
            SVGLength(attribute(name))?.resolved(of: whole) ?? 0
        }
        var tile = CGRect(
            x: length("x", whole.width), y: length("y", whole.height), width: length("width", whole.width),
            height: length("height", whole.height))
        if usesBox { tile = tile.applying(CGAffineTransform(unitSquareTo: bounds)) }
        guard tile.width > 0, tile.height > 0, !bounds.isNull else { return }
        var space = place.transform
        if let text = attribute("patternTransform"), let own = CGAffineTransform(svg: text) {
            space = own.concatenating(space)
        }
        guard abs(space.determinant) > 1e-12 else { return }
        let covered = area.boundingRect.applying(space.inverted())
        let columns = Self.tiles(from: tile.minX, tile.width, over: covered.minX, covered.maxX)
        let rows = Self.tiles(from: tile.minY, tile.height, over: covered.minY, covered.maxY)
        guard columns.count * rows.count <= Self.maximumTiles else {
            return builder.warn("<pattern> has more than \(Self.maximumTiles) tiles.")
        }
        let viewport = SVGViewport(source)
        let group = builder.open(.pushClip(area, FillStyle(eoFill: isEvenOdd)))
        for row in rows {
            for column in columns {
                var inner = place
                inner.style = SVGStyle().inside(source, sheet, diagonal: place.diagonal)
                inner.style.own = SVGStyle.Own()
                let frame = tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height)
                var content = CGAffineTransform(translationX: frame.minX, y: frame.minY)
                if viewport.box != nil {
                    content = viewport.transform(to: frame)
                } else if attribute("patternContentUnits") == "objectBoundingBox" {
                    content = CGAffineTransform(scaleX: bounds.width, y: bounds.height).concatenating(content)
                }
                inner.transform = content.concatenating(space)
                let clip = openClip(Path(frame).applying(space), unlessCovering: area.boundingRect)
                drawChildren(of: source, inner)
                for group in clip.reversed() { builder.close(group) }
            }
        }
        builder.close(group)
    }

    private static func tiles(from start: CGFloat, _ length: CGFloat, over low: CGFloat, _ high: CGFloat) -> Range<Int>
    {
        let first = ((low - start) / length + 1e-6).rounded(.down)
        let last = ((high - start) / length - 1e-6).rounded(.up)
        guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6, first < last else { return 0..<0 }
        return Int(first)..<Int(last)
    }
}

extension VectorGradient {
    fileprivate func multipliedOpacity(by factor: Double) -> VectorGradient {
        var result = self
        result.stops = stops.multipliedOpacity(by: factor)
        return result
    }
}
