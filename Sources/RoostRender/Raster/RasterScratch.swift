import RoostPicture

/// All memory that drawing needs and keeps: working buffers, and caches of glyphs, stamps, gradients, shadows and small
/// pictures.
///
/// Unchecked because nothing in it is protected: the pool hands a scratch to one drawing at a time and takes it back
/// when that has finished, so that no two threads ever touch the same one.
final class RasterScratch: @unchecked Sendable {
    var edges = EdgeList()
    var accumulator = CoverageAccumulator()
    var layers = LayerPool()
    var gradients = GradientCache()
    var mipmaps = MipmapCache()
    var glyphs = GlyphAtlas()
    var stamps = StampAtlas()
    var shadows = ShadowCache()
    var blur = GaussianBlur.Memory()
    private(set) var colors = ScratchBuffer<UInt32>()
    private(set) var coverages = ScratchBuffer<UInt8>()
    private(set) var stencilColors = ScratchBuffer<UInt32>()
    private(set) var stencilMask = ScratchBuffer<UInt8>()
    private var clipMasks: [ClipMask] = []

    private static let pool = ScratchPool(limit: 64) { RasterScratch() }

    /// Runs a drawing with a scratch of its own.
    static func withScratch<Result>(_ body: (RasterScratch) throws -> Result) rethrows -> Result {
        try pool.withScratch { scratch in
            defer { scratch.trim() }
            return try body(scratch)
        }
    }

    deinit {
        edges.free()
        accumulator.free()
        layers.deallocate()
        gradients.removeAll()
        mipmaps.removeAll()
        glyphs.free()
        shadows.removeAll()
        blur.free()
        stamps.free()
        colors.free()
        coverages.free()
        stencilColors.free()
        stencilMask.free()
    }

    private func trim() {
        layers.reset()
        gradients.trim()
        mipmaps.trim()
        shadows.trim()
    }

    /// Room for a row of `width` pixels in `colors` and `coverages`.
    func reserveRows(_ width: Int) {
        colors.reserve(width)
        coverages.reserve(width)
    }

    func reserveStencilRows(_ width: Int) {
        stencilColors.reserve(width)
        stencilMask.reserve(width)
    }

    func takeClipMask() -> ClipMask { clipMasks.popLast() ?? ClipMask() }

    func giveBack(_ mask: ClipMask) {
        if clipMasks.count < 8 { clipMasks.append(mask) }
    }
}
