import CoreGraphics
import RoostPicture

/// Shadows of rectangles, rounded rectangles and ellipses, blurred once and stretched in their even middle.
struct ShadowCache {
    struct Shape: Hashable {
        /// In device pixels, from the corner of a square that a wide blur reduces to one pixel.
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var corner: CGSize
        var style: RoundedCornerStyle
        var isEllipse: Bool
        var sigma: Double

        var path: Path {
            let rect = CGRect(x: x, y: y, width: width, height: height)
            if isEllipse { return Path(ellipseIn: rect) }
            return Path(roundedRect: rect, cornerSize: corner, style: style)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(x)
            hasher.combine(y)
            hasher.combine(width)
            hasher.combine(height)
            hasher.combine(corner.width)
            hasher.combine(corner.height)
            hasher.combine(sigma)
        }
    }

    struct Tile {
        let coverages: UnsafeMutablePointer<UInt8>
        let bounds: PixelRect
    }

    private var tiles: [Shape: Tile] = [:]
    private var storedBytes = 0

    private static let limit = 1 << 22
    static let largestTile = 1 << 20

    /// Forgets all shadows when they take too much memory.
    mutating func trim() {
        if storedBytes > Self.limit { removeAll() }
    }

    mutating func removeAll() {
        for tile in tiles.values { tile.coverages.deallocate() }
        tiles = [:]
        storedBytes = 0
    }

    subscript(shape: Shape) -> Tile? { tiles[shape] }

    mutating func add(_ shape: Shape, _ bounds: PixelRect) -> Tile {
        let tile = Tile(coverages: .allocate(capacity: bounds.width * bounds.height), bounds: bounds)
        tiles[shape] = tile
        storedBytes += bounds.width * bounds.height
        return tile
    }
}

extension RasterScratch {
    /// The blurred coverage of a shape.
    func shadowTile(_ shape: ShadowCache.Shape, _ bounds: PixelRect) -> ShadowCache.Tile {
        if let tile = shadows[shape] { return tile }
        let tile = shadows.add(shape, bounds)
        edges.begin(clip: bounds)
        edges.add(shape.path, DeviceTransform(scale: 1))
        blur.input.reserve(bounds.width * bounds.height)
        blur.input.base.update(repeating: 0, count: bounds.width * bounds.height)
        var sink = CoverageSink(bytes: blur.input.base, bounds: bounds)
        accumulator.sweep(edges, clip: bounds, rule: .nonZero, into: &sink)
        let source = GaussianBlur.Source(base: blur.input.base, bounds: bounds, channels: 1, isClamped: false)
        GaussianBlur.apply(
            source, sigmaX: shape.sigma, sigmaY: shape.sigma, profile: .shadow, area: bounds, into: tile.coverages,
            memory: &blur)
        return tile
    }
}

/// Stores coverages unchanged.
struct CoverageSink: SpanSink {
    let bytes: UnsafeMutablePointer<UInt8>
    let bounds: PixelRect

    mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
        (bytes + (y - bounds.minY) * bounds.width + (x - bounds.minX)).update(repeating: coverage, count: count)
    }

    mutating func fill(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>) {
        (bytes + (y - bounds.minY) * bounds.width + (x - bounds.minX)).update(from: mask, count: count)
    }
}
