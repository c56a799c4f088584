import CoreGraphics
import RoostPicture
import RoostKernels

extension ListPainter {
    /// Composites a finished layer through a filter.
    func apply(_ filter: Filter, to layer: PixelLayer) throws {
        let stretch = state.transform.stretch
        switch filter {
        case .blur(let radius, let isOpaque):
            let (sigmaX, sigmaY) = (GaussianBlur.sigma(radius, stretch.x), GaussianBlur.sigma(radius, stretch.y))
            try blur(layer, sigmaX, sigmaY, isOpaque)
        case .shadow(let color, let radius, let x, let y):
            if let offset = Filter.shadowOffset(x, y, state.transform) {
                let (sigmaX, sigmaY) = (GaussianBlur.sigma(radius, stretch.x), GaussianBlur.sigma(radius, stretch.y))
                shadow(of: layer, color, sigmaX, sigmaY, offset)
            }
            composite(layer, opacity: 1)
        case .colorMatrix(let matrix):
            layer.apply(matrix)
            composite(layer, opacity: 1)
        case .luminanceToAlpha:
            layer.luminanceToAlpha()
            composite(layer, opacity: 1)
        case .alphaThreshold(let min, let max, let color):
            scratch.blur.input.reserve(layer.bounds.width * layer.bounds.height)
            layer.threshold(min, max, Pixel.premultiplied(color), alphas: scratch.blur.input.base)
            composite(layer, opacity: 1)
        }
    }

    private func blur(_ layer: PixelLayer, _ sigmaX: Double, _ sigmaY: Double, _ isOpaque: Bool) throws {
        guard sigmaX > 0.05 || sigmaY > 0.05 else {
            composite(layer, opacity: 1)
            return
        }
        let profile = GaussianBlur.Profile.blur
        let reach = isOpaque ? (x: 0, y: 0) : (x: Int(profile.reach(sigmaX)), y: Int(profile.reach(sigmaY)))
        let area = layer.bounds.outset(by: reach.x, reach.y).intersection(state.clip.rect).intersection(target.bounds)
        guard !area.isEmpty else { return }
        let result = try scratch.layers.takeRaw(area)
        defer { scratch.layers.giveBack() }
        let source = GaussianBlur.Source(
            base: UnsafeRawPointer(layer.base).assumingMemoryBound(to: UInt8.self), bounds: layer.bounds, channels: 4,
            isClamped: isOpaque)
        let out = UnsafeMutableRawPointer(result.base).assumingMemoryBound(to: UInt8.self)
        GaussianBlur.apply(
            source, sigmaX: sigmaX, sigmaY: sigmaY, profile: profile, area: area, into: out, memory: &scratch.blur)
        composite(result, opacity: 1)
    }

    /// Replaces the pixels inside a path by a blurred copy. Beyond the layer, its outermost pixels continue.
    func blurBackdrop(_ path: Path, _ style: FillStyle, radius: CGFloat) throws {
        let stretch = state.transform.stretch
        let (sigmaX, sigmaY) = (GaussianBlur.sigma(radius, stretch.x), GaussianBlur.sigma(radius, stretch.y))
        guard sigmaX > 0.05 || sigmaY > 0.05, !state.clip.rect.isEmpty else { return }
        scratch.edges.begin(clip: state.clip.rect)
        scratch.edges.add(path, state.transform)
        let mask = scratch.takeClipMask()
        defer { scratch.giveBack(mask) }
        mask.build(scratch.edges, rule: FillRule(style), clip: state.clip, accumulator: &scratch.accumulator)
        let area = mask.bounds.intersection(target.bounds)
        guard !area.isEmpty else { return }
        let profile = GaussianBlur.Profile.blur
        let seen = area.outset(by: Int(profile.reach(sigmaX)), Int(profile.reach(sigmaY))).intersection(target.bounds)
        let copy = try scratch.layers.takeRaw(seen)
        defer { scratch.layers.giveBack() }
        for y in seen.minY..<seen.maxY {
            copy.pixel(seen.minX, y).update(from: target.pixel(seen.minX, y), count: seen.width)
        }
        let blurred = try scratch.layers.takeRaw(area)
        defer { scratch.layers.giveBack() }
        let source = GaussianBlur.Source(
            base: UnsafeRawPointer(copy.base).assumingMemoryBound(to: UInt8.self), bounds: seen, channels: 4,
            isClamped: true)
        GaussianBlur.apply(
            source, sigmaX: sigmaX, sigmaY: sigmaY, profile: profile, area: area,
            into: UnsafeMutableRawPointer(blurred.base).assumingMemoryBound(to: UInt8.self), memory: &scratch.blur)
        let opacity = Pixel.byte(state.opacity)
        for y in area.minY..<area.maxY {
            let row = mask.rows[y - mask.bounds.minY]
            let (start, end) = (max(row.start, area.minX), min(row.end, area.maxX))
            guard start < end else { continue }
            let coverage = mask.base + ((y - mask.bounds.minY) * mask.bounds.width + start - mask.bounds.minX)
            let (below, above) = (target.pixel(start, y), blurred.pixel(start, y))
            for x in 0..<(end - start) {
                below[x] = Pixel.mix(below[x], above[x], share: Pixel.multiply(coverage[x], opacity))
            }
        }
    }

    /// Draws the blurred alpha of a layer in one colour.
    private func shadow(
        of layer: PixelLayer, _ color: ResolvedColor, _ sigmaX: Double, _ sigmaY: Double,
        _ offset: (x: Double, y: Double)
    ) {
        let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
        let profile = GaussianBlur.Profile.shadow
        let area = layer.bounds.outset(by: Int(profile.reach(sigmaX)), Int(profile.reach(sigmaY)))
            .intersection(state.clip.rect.intersection(target.bounds).offset(by: -dx, -dy))
        let pixel = Pixel.premultiplied(color)
        guard !area.isEmpty, pixel != 0 else { return }
        let count = layer.bounds.width * layer.bounds.height
        scratch.blur.input.reserve(count)
        scratch.blur.output.reserve(area.width * area.height)
        let (alphas, blurred) = (scratch.blur.input.base, scratch.blur.output.base)
        for i in 0..<count { alphas[i] = UInt8(layer.base[i] >> 24) }
        let source = GaussianBlur.Source(base: alphas, bounds: layer.bounds, channels: 1, isClamped: false)
        GaussianBlur.apply(
            source, sigmaX: sigmaX, sigmaY: sigmaY, profile: profile, area: area, into: blurred, memory: &scratch.blur)
        var painter = SpanPainter(
            target, clip: state.clip, shader: .color(pixel), alpha: Pixel.byte(state.opacity), scratch: scratch)
        painter.fill(area.offset(by: dx, dy), mask: blurred, stride: area.width)
    }
}
