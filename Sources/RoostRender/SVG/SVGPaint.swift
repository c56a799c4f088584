import CoreGraphics
import RoostPicture

extension SVGWriter {
    /// Adds the attribute that paints an element.
    /// - Parameters:
    ///   - name: `fill` or `stroke`.
    ///   - bounds: The element's extent, in its own space.
    mutating func apply(
        _ paint: Paint, as name: StaticString, bounds: CGRect, to element: inout SVGOutput
    ) throws {
        switch paint {
        case .color(let color):
            if name.description == "fill" { return element.fill(color) }
            element.raw(" stroke=\"")
            element.color(color)
            element.raw("\"")
            if color.opacity < 1 { element.attribute("stroke-opacity", CGFloat(color.opacity)) }
        case .linearGradient(let gradient, let start, let end):
            element.reference(name, linear(LinearRamp(gradient, start: start, end: end)))
        case .radialGradient(let gradient, let center, let start, let end):
            let ramp = RadialRamp(gradient, center: center, startRadius: start, endRadius: end)
            element.reference(name, radial(ramp, transform: .identity))
        case .ellipticalGradient(let gradient, let rect, let center, let start, let end):
            // A circle of radius 1 becomes the ellipse of the rectangle's half extents.
            let ramp = RadialRamp(gradient, center: .zero, startRadius: start, endRadius: end)
            let transform = CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
            element.reference(name, radial(ramp, transform: transform))
        case .angularGradient(let gradient, let center, let start, let end):
            let sectors = AngularSectors(gradient, startAngle: start, endAngle: end, widest: .pi / 180).sectors
            element.reference(name, angular(sectors, center: center, bounds: bounds))
        case .image(let image, let origin, let tile):
            element.reference(name, try tiles(image, origin: origin, size: tile))
        }
    }

    private mutating func linear(_ ramp: LinearRamp) -> String {
        var rest = SVGOutput()
        rest.raw(" gradientUnits=\"userSpaceOnUse\"")
        rest.attribute("x1", ramp.start.x, decimals: decimals)
        rest.attribute("y1", ramp.start.y, decimals: decimals)
        rest.attribute("x2", ramp.end.x, decimals: decimals)
        rest.attribute("y2", ramp.end.y, decimals: decimals)
        rest.raw(">")
        rest.stops(ramp.stops)
        rest.raw("</linearGradient>")
        return definitions.id("linearGradient", rest)
    }

    private mutating func radial(_ ramp: RadialRamp, transform: CGAffineTransform) -> String {
        var rest = SVGOutput()
        rest.raw(" gradientUnits=\"userSpaceOnUse\"")
        rest.attribute("cx", ramp.center.x, decimals: decimals)
        rest.attribute("cy", ramp.center.y, decimals: decimals)
        rest.attribute("r", ramp.radius, decimals: decimals)
        if !transform.isIdentity {
            rest.raw(" gradientTransform=\"matrix(")
            for factor in [transform.a, transform.b, transform.c, transform.d, transform.tx] {
                rest.number(factor, decimals: 6)
                rest.raw(" ")
            }
            rest.number(transform.ty, decimals: 6)
            rest.raw(")\"")
        }
        rest.raw(">")
        rest.stops(ramp.stops)
        rest.raw("</radialGradient>")
        return definitions.id("radialGradient", rest)
    }

    // MARK: Patterns

    /// An angular gradient, which SVG lacks: a pattern of one tile, filled with sectors of a degree.
    private mutating func angular(_ sectors: [AngularSectors.Sector], center: CGPoint, bounds: CGRect) -> String {
        let tile = bounds.insetBy(dx: -1, dy: -1).integral.bounded
        let opacities = Set(sectors.flatMap { [$0.colors.0.opacity, $0.colors.1.opacity] })
        var content = SVGOutput()
        content.sectors(sectors, center: center, in: tile) { $0.with(opacity: 1) }
        if let opacity = opacities.first, opacities.count == 1 {
            if opacity < 1 { content = content.grouped { $0.attribute("opacity", CGFloat(opacity)) } }
        } else {
            // Sectors overlap to hide their seams, so they are opaque; a mask of their own holds the opacities.
            var mask = SVGOutput()
            mask.raw(" maskUnits=\"userSpaceOnUse\"")
            mask.rectangle(tile, decimals: 3)
            mask.raw(">")
            mask.sectors(sectors, center: center, in: tile) {
                ResolvedColor(red: $0.opacity, green: $0.opacity, blue: $0.opacity)
            }
            mask.raw("</mask>")
            let id = definitions.id("mask", mask)
            content = content.grouped { $0.reference("mask", id) }
        }
        return pattern(tile, content)
    }

    private mutating func tiles(_ image: CGImage, origin: CGPoint, size: CGSize) throws -> String {
        var content = SVGOutput()
        let tile = CGRect(origin: origin, size: size)
        content.raw("<use href=\"#")
        content.raw(try definitions.id(image))
        content.raw("\"")
        content.transform(image.transform(to: tile, isFlipped: false), decimals: decimals)
        content.raw("/>")
        return pattern(tile, content)
    }

    private mutating func pattern(_ tile: CGRect, _ content: SVGOutput) -> String {
        var rest = SVGOutput()
        rest.raw(" patternUnits=\"userSpaceOnUse\"")
        rest.rectangle(tile, decimals: decimals)
        // A tile has its own origin; the view box moves it back to the place where the pattern is used.
        rest.raw(" viewBox=\"")
        for value in [tile.minX, tile.minY, tile.width] {
            rest.number(value, decimals: decimals)
            rest.raw(" ")
        }
        rest.number(tile.height, decimals: decimals)
        rest.raw("\" preserveAspectRatio=\"none\">")
        rest.append(content)
        rest.raw("</pattern>")
        return definitions.id("pattern", rest)
    }
}

extension SVGOutput {
    fileprivate mutating func stops(_ stops: [ResolvedGradient.Stop]) {
        for stop in stops {
            raw("<stop")
            attribute("offset", stop.location, decimals: 4)
            raw(" stop-color=\"")
            color(stop.color)
            raw("\"")
            if stop.color.opacity < 1 { attribute("stop-opacity", CGFloat(stop.color.opacity)) }
            raw("/>")
        }
    }

    fileprivate mutating func sectors(
        _ sectors: [AngularSectors.Sector], center: CGPoint, in tile: CGRect, color: (ResolvedColor) -> ResolvedColor
    ) {
        guard let last = sectors.last else { return }
        let width = max(abs(tile.minX - center.x), abs(tile.maxX - center.x))
        let height = max(abs(tile.minY - center.y), abs(tile.maxY - center.y))
        let reach = (width * width + height * height).squareRoot() * 1.5
        raw("<rect")
        rectangle(tile, decimals: 3)
        fill(color(last.colors.1))
        raw("/>")
        for sector in sectors {
            // Near the centre sectors are thinner than a pixel. Each reaches a quarter turn under those after it, so
            // that only neighbours shine through their edges.
            let from = sector.angles.0
            let rest = last.angles.1 - from
            let to = from + min(max(rest, -.pi / 2), .pi / 2)
            let start = CGPoint(x: center.x + reach * cos(from), y: center.y + reach * sin(from))
            let end = CGPoint(x: center.x + reach * cos(to), y: center.y + reach * sin(to))
            openShape(Path(elements: [.move(to: center), .line(to: start), .line(to: end)]), decimals: 2)
            fill(color(sector.colors.0.mixed(with: sector.colors.1, by: 0.5)))
            raw("/>")
        }
    }
}
