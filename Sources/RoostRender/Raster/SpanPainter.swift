import RoostKernels

/// Lays a paint over a layer through coverages, inside a clip.
struct SpanPainter: SpanSink {
    private let layer: PixelLayer
    private let clip: PixelRect
    private let clipMask: ClipMask?
    /// The colour, if the paint is a single one.
    private let color: UInt32?
    private let shader: Shader
    private let isOpaque: Bool
    private let alpha: UInt8
    private let colors: UnsafeMutablePointer<UInt32>
    private let coverages: UnsafeMutablePointer<UInt8>

    /// `alpha` multiplies the paint's own.
    init(_ layer: PixelLayer, clip: Clip, shader: Shader, alpha: UInt8, scratch: RasterScratch) {
        self.layer = layer
        self.clip = clip.rect.intersection(layer.bounds)
        clipMask = clip.mask
        self.shader = shader
        self.alpha = alpha
        isOpaque = shader.isOpaque
        if case .color(let plain) = shader {
            color = Pixel.scale(plain, alpha)
        } else {
            color = nil
        }
        scratch.reserveRows(self.clip.width)
        colors = scratch.colors.base
        coverages = scratch.coverages.base
    }

    mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
        guard y >= clip.minY && y < clip.maxY else { return }
        var start = max(x, clip.minX)
        var end = min(x + count, clip.maxX)
        guard start < end else { return }
        guard let mask = clipMask else {
            paint(start, y, end - start, coverage)
            return
        }
        guard y >= mask.bounds.minY && y < mask.bounds.maxY else { return }
        let row = mask.rows[y - mask.bounds.minY]
        start = max(start, row.start)
        end = min(end, row.end)
        guard start < end else { return }
        let bytes = mask.base + (y - mask.bounds.minY) * mask.bounds.width - mask.bounds.minX
        let solidStart = min(max(row.solidStart, start), end)
        let solidEnd = min(max(row.solidEnd, solidStart), end)
        if solidEnd > solidStart {
            if start < solidStart { paint(start, y, solidStart - start, bytes + start, times: coverage) }
            paint(solidStart, y, solidEnd - solidStart, coverage)
            if solidEnd < end { paint(solidEnd, y, end - solidEnd, bytes + solidEnd, times: coverage) }
        } else {
            paint(start, y, end - start, bytes + start, times: coverage)
        }
    }

    mutating func fill(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>) {
        guard y >= clip.minY && y < clip.maxY else { return }
        var start = max(x, clip.minX)
        var end = min(x + count, clip.maxX)
        guard start < end else { return }
        guard let outer = clipMask else {
            paint(start, y, end - start, mask + (start - x), times: 255)
            return
        }
        guard y >= outer.bounds.minY && y < outer.bounds.maxY else { return }
        let row = outer.rows[y - outer.bounds.minY]
        start = max(start, row.start)
        end = min(end, row.end)
        guard start < end else { return }
        if start >= row.solidStart && end <= row.solidEnd {
            paint(start, y, end - start, mask + (start - x), times: 255)
            return
        }
        coverages.update(from: mask + (start - x), count: end - start)
        let bytes = outer.base + (y - outer.bounds.minY) * outer.bounds.width + (start - outer.bounds.minX)
        roost_multiply(coverages, bytes, 255, Int32(end - start))
        paint(start, y, end - start, coverages, times: 255)
    }

    /// The rectangle in which spans are visible.
    var clipRect: PixelRect { clip }

    /// Draws a block of coverages, such as a glyph.
    mutating func fill(_ area: PixelRect, mask: UnsafePointer<UInt8>, stride: Int) {
        let visible = area.intersection(clip)
        guard !visible.isEmpty else { return }
        let start = mask + (visible.minY - area.minY) * stride + (visible.minX - area.minX)
        if clipMask == nil, let color {
            roost_fill_mask(
                layer.pixel(visible.minX, visible.minY), layer.stride, start, stride, Int32(visible.width),
                Int32(visible.height), color)
            return
        }
        for y in visible.minY..<visible.maxY {
            fill(x: visible.minX, y: y, count: visible.width, mask: start + (y - visible.minY) * stride)
        }
    }

    // MARK: Inside of the clip

    @inline(__always)
    private func paint(_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) {
        let pixels = layer.pixel(x, y)
        if let color {
            roost_fill(pixels, Int32(count), coverage == 255 ? color : Pixel.scale(color, coverage))
            return
        }
        let factor = Pixel.multiply(coverage, alpha)
        if factor == 255 && isOpaque {
            shader.fetch(x: x, y: y, count: count, into: pixels)
        } else {
            shader.fetch(x: x, y: y, count: count, into: colors)
            roost_over(pixels, colors, nil, factor, Int32(count))
        }
    }

    @inline(__always)
    private func paint(_ x: Int, _ y: Int, _ count: Int, _ mask: UnsafePointer<UInt8>, times coverage: UInt8) {
        let pixels = layer.pixel(x, y)
        if let color {
            roost_fill_mask(
                pixels, 0, mask, 0, Int32(count), 1, coverage == 255 ? color : Pixel.scale(color, coverage))
            return
        }
        shader.fetch(x: x, y: y, count: count, into: colors)
        roost_over(pixels, colors, mask, Pixel.multiply(coverage, alpha), Int32(count))
    }
}
