import CCairo
import CoreGraphics
import RoostCore

extension PDFPage {
    func fill(_ path: Path, _ style: FillStyle, _ paint: Paint, bounds: CGRect) {
        cairo_save(context)
        setPath(path, isEvenOdd: style.isEOFilled)
        setSource(paint, bounds: bounds)
        cairo_fill(context)
        cairo_restore(context)
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, bounds: CGRect) {
        cairo_save(context)
        setPath(path, isEvenOdd: false)
        cairo_set_line_width(context, min(style.lineWidth, 1e6))
        cairo_set_miter_limit(context, style.miterLimit)
        switch style.lineCap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        let dash = style.dash.map { Double($0) }
        if !dash.isEmpty { cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase) }
        setSource(paint, bounds: bounds)
        cairo_stroke(context)
        cairo_restore(context)
    }

    /// Makes an outline the current path.
    func setPath(_ path: Path, isEvenOdd: Bool) {
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_new_path(context)
        // Cairo's coordinates have 24 bits before the point.
        let limit = 1e6 / max(transform.scale, 1)
        func x(_ p: CGPoint) -> Double { min(max(p.x, -limit), limit) }
        func y(_ p: CGPoint) -> Double { min(max(p.y, -limit), limit) }
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let p):
                cairo_move_to(context, x(p), y(p))
                (start, current) = (p, p)
            case .line(let p):
                cairo_line_to(context, x(p), y(p))
                current = p
            case .quadCurve(let p, let c):
                let (c1, c2) = (current.towards(c, 2.0 / 3), p.towards(c, 2.0 / 3))
                cairo_curve_to(context, x(c1), y(c1), x(c2), y(c2), x(p), y(p))
                current = p
            case .curve(let p, let c1, let c2):
                cairo_curve_to(context, x(c1), y(c1), x(c2), y(c2), x(p), y(p))
                current = p
            case .closeSubpath:
                cairo_close_path(context)
                current = start
            }
        }
    }

    // MARK: Paints

    /// - Parameter bounds: What is going to be painted.
    func setSource(_ paint: Paint, bounds: CGRect) {
        switch paint {
        case .color(let color):
            let color = mapped(color)
            cairo_set_source_rgba(
                context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        case .linearGradient(let gradient, let start, let end):
            let ramp = LinearRamp(gradient, start: start, end: end)
            let pattern = cairo_pattern_create_linear(ramp.start.x, ramp.start.y, ramp.end.x, ramp.end.y)
            setSource(pattern, stops: ramp.stops)
        case .radialGradient(let gradient, let center, let start, let end):
            let ramp = RadialRamp(gradient, center: center, startRadius: start, endRadius: end)
            let pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, ramp.radius)
            setSource(pattern, stops: ramp.stops)
        case .ellipticalGradient(let gradient, let rect, let center, let start, let end):
            let ramp = RadialRamp(gradient, center: .zero, startRadius: start, endRadius: end)
            let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, ramp.radius)
            let ellipse = CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
            var matrix = ellipse.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            setSource(pattern, stops: ramp.stops)
        case .angularGradient(let gradient, let center, let start, let end):
            let sectors = AngularSectors(gradient, startAngle: start, endAngle: end, widest: .pi / 6).sectors
            setSource(mesh(sectors, center: center, bounds: bounds), stops: [])
        case .image(let image, let origin, let tile):
            let pattern = document.images.pattern(mapped(image))
            let placement = image.transform(to: CGRect(origin: origin, size: tile), isFlipped: false)
            var matrix = placement.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            setSource(pattern, stops: [])
        }
    }

    /// Takes the pattern over.
    private func setSource(_ pattern: OpaquePointer?, stops: [ResolvedGradient.Stop]) {
        // Cairo forgets the first of two stops in one place if it is the first of all.
        let ends = [stops.first.map { ($0.color, 0.0) }, stops.last.map { ($0.color, 1.0) }].compactMap(\.self)
        let all = ends.prefix(1) + stops.map { ($0.color, $0.location) } + ends.suffix(1)
        for (color, location) in all {
            let color = mapped(color)
            cairo_pattern_add_color_stop_rgba(
                pattern, location, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Sectors as patches of a mesh, from the centre to beyond the bounds.
    private func mesh(_ sectors: [AngularSectors.Sector], center: CGPoint, bounds: CGRect) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        let width = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let height = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        let reach = (width * width + height * height).squareRoot() * 1.05 + 1
        func point(_ angle: CGFloat, ahead: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + reach * (cos(angle) - ahead * sin(angle)),
                y: center.y + reach * (sin(angle) + ahead * cos(angle)))
        }
        for sector in sectors {
            let (from, to) = sector.angles
            // The length of the handles of a Bézier curve that follows the circle.
            let handle = 4 / 3 * tan((to - from) / 4)
            let (start, end) = (point(from), point(to))
            let (control1, control2) = (point(from, ahead: handle), point(to, ahead: -handle))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, start.x, start.y)
            cairo_mesh_pattern_curve_to(pattern, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            let (first, second) = (mapped(sector.colors.0), mapped(sector.colors.1))
            for (corner, color) in [first, first, second, second].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
                    Double(color.opacity))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    /// The colour after the colour matrices of the open groups.
    private func mapped(_ color: Color.Resolved) -> Color.Resolved {
        colorMatrices.reversed().reduce(color) { $1($0) }
    }

    func mapped(_ image: CGImage) -> CGImage {
        colorMatrices.reversed().reduce(image) { $1($0) }
    }
}
