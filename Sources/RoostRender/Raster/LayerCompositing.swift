import RoostPicture
import RoostKernels

extension PixelLayer {
    /// Keeps only the parts that a mask's alpha shows.
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
    /// The visible stretch of a row inside of `rect`, and its coverages unless all are full.
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

    /// Combines a layer with the target. Coverage and opacity thin the layer out before it is blended.
    func blend(_ layer: PixelLayer, _ mode: BlendMode) {
        let alpha = Pixel.byte(state.opacity)
        let area = layer.bounds.intersection(state.clip.rect).intersection(target.bounds)
        guard alpha > 0, !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            guard let (start, end, mask) = state.clip.visible(y, in: area) else { continue }
            roost_blend(
                target.pixel(start, y), layer.pixel(start, y), mask, alpha, Int32(end - start), mode.kernel)
        }
    }
}

extension BlendMode {
    fileprivate var kernel: roost_blend_mode {
        switch self {
        case .normal: ROOST_NORMAL
        case .multiply: ROOST_MULTIPLY
        case .screen: ROOST_SCREEN
        case .overlay: ROOST_OVERLAY
        case .darken: ROOST_DARKEN
        case .lighten: ROOST_LIGHTEN
        case .colorDodge: ROOST_COLOR_DODGE
        case .colorBurn: ROOST_COLOR_BURN
        case .softLight: ROOST_SOFT_LIGHT
        case .hardLight: ROOST_HARD_LIGHT
        case .difference: ROOST_DIFFERENCE
        case .exclusion: ROOST_EXCLUSION
        case .hue: ROOST_HUE
        case .saturation: ROOST_SATURATION
        case .color: ROOST_COLOR
        case .luminosity: ROOST_LUMINOSITY
        case .sourceAtop: ROOST_SOURCE_ATOP
        case .destinationOver: ROOST_DESTINATION_OVER
        case .destinationOut: ROOST_DESTINATION_OUT
        case .plusDarker: ROOST_PLUS_DARKER
        case .plusLighter: ROOST_PLUS_LIGHTER
        }
    }
}
