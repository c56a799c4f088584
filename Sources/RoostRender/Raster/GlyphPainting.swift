import CoreGraphics
import RoostPicture

extension ListPainter {
    /// The largest size of cached glyphs, in pixels per em; larger glyphs are drawn as paths.
    private static let largestCachedSize = 160.0

    /// Draws a run: upright text from the atlas, other text as paths, colour glyphs as pictures.
    ///
    /// As on an iPhone, coverage is used as it is, without hinting or gamma, and the baseline lies on a whole pixel. On
    /// iOS each glyph begins on a whole pixel too, the one that its exact place lies in, and small ones on its half.
    /// Screens of fewer than two pixels a point are not Apple's; there glyphs keep quarters of a pixel.
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        let t = state.transform
        let count = min(run.glyphs.count, run.positions.count)
        guard count > 0, t.isFinite, run.size > 0, run.size.isFinite, run.font.unitsPerEm > 0 else { return }
        let bounds = PixelRect(covering: GroupSurvey.bounds(of: .glyphs(run, origin: origin, paint), t))
        guard !bounds.intersection(state.clip.rect).isEmpty else { return }
        let size = run.size * t.a
        if t.isUpright, abs(t.a - t.d) <= 1e-6 * t.a, size <= Self.largestCachedSize {
            if drawFromAtlas(run, origin, size, paint) { drawPictures(run, origin, paint) }
        } else {
            if drawPaths(run, origin, paint) { drawPictures(run, origin, paint) }
        }
    }

    /// Returns whether there are pictures to draw.
    private func drawFromAtlas(_ run: GlyphRun, _ origin: CGPoint, _ size: Double, _ paint: Paint) -> Bool {
        var hasPictures = false
        let t = state.transform
        let scratch = scratch
        let scale = size / Double(run.font.unitsPerEm)
        let tolerance = tolerance(of: run)
        let face = scratch.glyphs.face(run.font.id, size: size, slant: run.slant, tolerance: tolerance)
        let phases = Double(GlyphAtlas.phases)
        // A little more than the error of sums of advances.
        let (steps, shift) = isAsOnPhone(run) ? (GlyphRun.placesInPixel(size: size), 1e-3) : (phases, 0.5 / phases)
        let step = Int(phases / steps)
        withPainter(paint) { painter in
            for i in 0..<min(run.glyphs.count, run.positions.count) {
                let x = t.a * (origin.x + run.positions[i].x) + t.tx + shift
                let y = (t.d * (origin.y + run.positions[i].y) + t.ty).rounded()
                guard abs(x) < Double(PixelRect.reach), abs(y) < Double(PixelRect.reach) else { continue }
                let column = x.rounded(.down)
                let phase = Int((x - column) * steps) * step
                let glyph = scratch.glyphs.glyph(
                    run.font, run.glyphs[i], face: face, scale: scale, slant: run.slant, phase: phase,
                    tolerance: tolerance, edges: &scratch.edges, accumulator: &scratch.accumulator)
                guard glyph.width > 0 else {
                    hasPictures = hasPictures || glyph.isPicture
                    continue
                }
                let left = Int(column) + Int(glyph.left)
                let top = Int(y) + Int(glyph.top)
                painter.fill(
                    PixelRect(
                        minX: left, minY: top, maxX: left + Int(glyph.width), maxY: top + Int(glyph.height)),
                    mask: scratch.glyphs.coverages + glyph.offset, stride: Int(glyph.width))
            }
        }
        return hasPictures
    }

    private func isAsOnPhone(_ run: GlyphRun) -> Bool { run.isOnPixels && state.transform.a >= 1.999 }

    private func tolerance(of run: GlyphRun) -> Double {
        isAsOnPhone(run) ? EdgeList.letterTolerance : EdgeList.tolerance
    }

    /// The extent of a run's ink, in points, for text that is drawn from the atlas; nil for any other.
    func ink(of run: GlyphRun, at origin: CGPoint) -> Bounds? {
        let t = state.transform
        let size = run.size * t.a
        guard t.isUpright, t.isFinite, abs(t.a - t.d) <= 1e-6 * t.a, size > 0, size <= Self.largestCachedSize,
            run.font.unitsPerEm > 0
        else { return nil }
        var bounds = Bounds()
        let scale = size / Double(run.font.unitsPerEm)
        let tolerance = tolerance(of: run)
        let face = scratch.glyphs.face(run.font.id, size: size, slant: run.slant, tolerance: tolerance)
        for i in 0..<min(run.glyphs.count, run.positions.count) {
            let glyph = scratch.glyphs.glyph(
                run.font, run.glyphs[i], face: face, scale: scale, slant: run.slant, phase: 0,
                tolerance: tolerance, edges: &scratch.edges, accumulator: &scratch.accumulator)
            guard glyph.width > 0 else {
                if glyph.isPicture { return nil }
                continue
            }
            // One pixel more on each side, for the phase and for rounding.
            let x = origin.x + run.positions[i].x + (Double(glyph.left) - 1) / t.a
            let y = origin.y + run.positions[i].y + (Double(glyph.top) - 1) / t.a
            bounds.add(x: x, y: y)
            bounds.add(x: x + (Double(glyph.width) + 2) / t.a, y: y + (Double(glyph.height) + 2) / t.a)
        }
        return bounds
    }

    /// Returns whether there may be pictures to draw.
    private func drawPaths(_ run: GlyphRun, _ origin: CGPoint, _ paint: Paint) -> Bool {
        var hasPictures = false
        let scale = run.size / Double(run.font.unitsPerEm)
        scratch.edges.begin(clip: state.clip.rect)
        for i in 0..<min(run.glyphs.count, run.positions.count) {
            let place = CGAffineTransform(
                a: scale, b: 0, c: run.slant * scale, d: -scale, tx: origin.x + run.positions[i].x,
                ty: origin.y + run.positions[i].y)
            let outline = run.font.outline(of: run.glyphs[i])
            if outline.storage == .empty { hasPictures = true }
            scratch.edges.add(outline, DeviceTransform(place).concatenating(state.transform))
        }
        fillEdges(.nonZero, paint)
        return hasPictures
    }

    private func drawPictures(_ run: GlyphRun, _ origin: CGPoint, _ paint: Paint) {
        let scale = run.size / Double(run.font.unitsPerEm)
        for i in 0..<min(run.glyphs.count, run.positions.count) {
            guard let picture = scratch.glyphs.picture(run.font, run.glyphs[i]) else { continue }
            let rect = CGRect(
                x: origin.x + run.positions[i].x + picture.bounds.minX * scale,
                y: origin.y + run.positions[i].y + picture.bounds.minY * scale, width: picture.bounds.width * scale,
                height: picture.bounds.height * scale)
            var painter = self
            if case .color(let color) = paint { painter.state.opacity *= Double(min(max(color.opacity, 0), 1)) }
            painter.draw(ImageItem(image: picture.image, rect: rect, interpolation: .high))
        }
    }
}
