import RoostCore
import RoostKernels

extension PixelLayer {
    /// Keeps what a mask's alpha shows; nothing outside of it.
    func multiply(byAlphaOf mask: PixelLayer) {
        for y in bounds.minY..<bounds.maxY {
            let pixels = pixel(bounds.minX, y)
            for x in 0..<bounds.width {
                let alpha = mask.pixel(bounds.minX + x, y).pointee >> 24
                if alpha != 255 { pixels[x] = alpha == 0 ? 0 : Pixel.scale(pixels[x], UInt8(alpha)) }
            }
        }
    }
}

extension Clip {
    /// The visible stretch of a row inside of `rect`, and its coverages where they are not all full.
    func visible(_ y: Int, in rect: PixelRect) -> (start: Int, end: Int, mask: UnsafePointer<UInt8>?)? {
        var (start, end) = (rect.minX, rect.maxX)
        guard let mask else { return start < end ? (start, end, nil) : nil }
        guard y >= mask.bounds.minY && y < mask.bounds.maxY else { return nil }
        let row = mask.rows[y - mask.bounds.minY]
        start = max(start, row.start)
        end = min(end, row.end)
        guard start < end else { return nil }
        if start >= row.solidStart && end <= row.solidEnd { return (start, end, nil) }
        let bytes = mask.base + (y - mask.bounds.minY) * mask.bounds.width + (start - mask.bounds.minX)
        return (start, end, UnsafePointer(bytes))
    }
}

extension ListPainter {
    /// Lays a layer over the target.
    func composite(_ layer: PixelLayer, opacity: Double) {
        let alpha = Pixel.byte(opacity * state.opacity)
        let area = layer.bounds.intersection(state.clip.rect).intersection(target.bounds)
        guard alpha > 0, !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            guard let (start, end, mask) = state.clip.visible(y, in: area) else { continue }
            roost_over(target.pixel(start, y), layer.pixel(start, y), mask, alpha, Int32(end - start))
        }
    }

    /// Combines a layer with the target.
    func blend(_ layer: PixelLayer, _ mode: BlendMode) {
        let alpha = Float(min(max(state.opacity, 0), 1))
        let area = layer.bounds.intersection(state.clip.rect).intersection(target.bounds)
        guard alpha > 0, !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            guard let (start, end, mask) = state.clip.visible(y, in: area) else { continue }
            let source = layer.pixel(start, y)
            let below = target.pixel(start, y)
            for x in 0..<(end - start) where source[x] != 0 {
                if let mask, mask[x] == 0 { continue }
                // Coverage and opacity thin the source out before it is blended.
                let coverage = alpha * (mask.map { Float($0[x]) / 255 } ?? 1)
                below[x] = Pixel.pack(mode.blend(Pixel.unpack(source[x]) * coverage, Pixel.unpack(below[x])))
            }
        }
    }
}
