import CoreGraphics
import RoostPicture

/// A paint in the form that content streams set.
struct PDFPaint {
    enum Key: Equatable {
        case unknown
        /// In thousandths.
        case color(Int, Int, Int)
        case pattern(Int)
    }

    var key: Key
    var opacity = 1.0
    /// A graphics state with a soft mask, for paints whose opacity varies.
    var mask: Int?
    /// Whether the paint is made of patches. Readers let their edges overlap, which shows if the paint is translucent.
    var isPatchwork = false

    init(key: Key) { self.key = key }

    init(_ color: ResolvedColor) {
        func thousandths(_ value: Float) -> Int { Int((value * 1000).rounded()) }
        key = .color(thousandths(color.red), thousandths(color.green), thousandths(color.blue))
        opacity = Double(color.opacity)
    }

    init(pattern: Int, opacity: Double = 1, mask: Int? = nil) {
        key = .pattern(pattern)
        self.opacity = opacity
        self.mask = mask
    }
}

extension PDFPage {
    /// Prepares a paint.
    /// - Parameter bounds: The area to paint.
    func prepare(_ paint: Paint, bounds: CGRect) -> PDFPaint {
        switch paint {
        case .color(let color): return PDFPaint(mapped(color))
        case .linearGradient(let gradient, let start, let end):
            let ramp = LinearRamp(gradient, start: start, end: end)
            return prepare(.axial(ramp), stops: ramp.stops, .identity, bounds)
        case .radialGradient(let gradient, let center, let start, let end):
            let ramp = RadialRamp(gradient, center: center, startRadius: start, endRadius: end)
            return prepare(.radial(ramp), stops: ramp.stops, .identity, bounds)
        case .ellipticalGradient(let gradient, let rect, let center, let start, let end):
            let ramp = RadialRamp(gradient, center: .zero, startRadius: start, endRadius: end)
            let ellipse = CGAffineTransform(
                a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
            return prepare(.radial(ramp), stops: ramp.stops, ellipse, bounds)
        case .angularGradient(let gradient, let center, let start, let end):
            let sectors = AngularSectors(gradient, startAngle: start, endAngle: end, widest: .pi / 6).sectors
            return prepare(sectors, center: center, bounds)
        case .image(let image, let origin, let tile): return prepare(mapped(image), origin: origin, tile: tile)
        }
    }

    /// Draws with a paint that may need a soft mask or a layer of its own.
    /// - Parameter bounds: The area to paint.
    mutating func with(_ paint: PDFPaint, bounds: CGRect, _ body: (inout PDFPage, PDFPaint) -> Void) {
        if paint.isPatchwork, paint.mask != nil || paint.opacity < 1 {
            outerContents.append(content)
            content = document.makeContent()
            body(&self, PDFPaint(key: paint.key))
            let layer = document.group(&content, box: pageBox(bounds))
            content = outerContents.removeLast()
            if let mask = paint.mask { return draw(layer: layer, through: mask) }
            content.setOpacity(paint.opacity, document)
            content.draw(object: layer)
        } else if let mask = paint.mask {
            content.save()
            content.use(graphicsState: mask)
            body(&self, paint)
            content.restore()
        } else {
            body(&self, paint)
        }
    }

    // MARK: Gradients

    private func prepare(
        _ geometry: PDFGradient.Geometry, stops: [ResolvedGradient.Stop], _ placement: CGAffineTransform,
        _ bounds: CGRect
    ) -> PDFPaint {
        let gradient = PDFGradient(
            geometry: geometry,
            stops: stops.map { ResolvedGradient.Stop(color: mapped($0.color), location: $0.location) })
        let space = placement.concatenating(pageTransform)
        let pattern = document.pattern(shading: document.gradient(gradient, .color), space)
        let opacity = gradient.stops[0].color.opacity
        if gradient.stops.allSatisfy({ $0.color.opacity == opacity }) {
            return PDFPaint(pattern: pattern, opacity: Double(opacity))
        }
        return PDFPaint(pattern: pattern, mask: mask(shading: document.gradient(gradient, .opacity), space, bounds))
    }

    /// Sectors as patches of a mesh, from the centre to beyond the bounds.
    private func prepare(_ sectors: [AngularSectors.Sector], center: CGPoint, _ bounds: CGRect) -> PDFPaint {
        let mesh = PDFMesh(
            sectors: sectors.map { .init(angles: $0.angles, colors: (mapped($0.colors.0), mapped($0.colors.1))) },
            center: center, bounds: bounds)
        let pattern = document.pattern(shading: document.mesh(mesh, .color), pageTransform)
        let opacity = mesh.sectors.first?.colors.0.opacity ?? 1
        var paint = PDFPaint(pattern: pattern)
        paint.isPatchwork = true
        if mesh.sectors.allSatisfy({ $0.colors.0.opacity == opacity && $0.colors.1.opacity == opacity }) {
            paint.opacity = Double(opacity)
        } else {
            paint.mask = mask(shading: document.mesh(mesh, .opacity), pageTransform, bounds)
        }
        return paint
    }

    /// A graphics state with the brightness of a grey shading as its mask.
    private func mask(shading: Int, _ space: CGAffineTransform, _ bounds: CGRect) -> Int {
        var mask = document.makeContent()
        mask.save()
        mask.concatenate(space)
        mask.paint(shading: shading)
        let group = document.group(&mask, box: pageBox(bounds), isGray: true)
        document.usesTransparency = true
        return document.graphicsState(.mask(group: group, isLuminosity: true))
    }

    // MARK: Tiles

    private func prepare(_ image: CGImage, origin: CGPoint, tile: CGSize) -> PDFPaint {
        var cell = document.makeContent()
        cell.save()
        cell.concatenate(CGAffineTransform(a: tile.width, b: 0, c: 0, d: -tile.height, tx: 0, ty: tile.height))
        cell.draw(object: document.images.object(for: image, isSmooth: true))
        let space = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(pageTransform)
        return PDFPaint(pattern: document.tilePattern(&cell, size: tile, space))
    }

    // MARK: Colours

    /// The colour after the colour matrices of the open groups.
    func mapped(_ color: ResolvedColor) -> ResolvedColor {
        if colorMatrices.isEmpty { return color }
        return colorMatrices.reversed().reduce(color) { $1($0) }
    }

    func mapped(_ image: CGImage) -> CGImage {
        colorMatrices.reversed().reduce(image) { $1($0) }
    }
}
