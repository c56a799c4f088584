import CoreGraphics
import RoostPicture

/// The coverages of the latest shape that was drawn at many places, at each fraction of a pixel that was asked for.
struct StampAtlas {
    /// The number of steps of a pixel in each direction. A stamp lies at most half a step from its place.
    private static let phases = 8
    static let halfPhase = 0.5 / Double(phases)
    /// The largest extent of a shape in pixels. Larger ones take longer to draw as a stamp than they save.
    private static let largest = 32.0

    private var shape = Path()
    private var transform = DeviceTransform(scale: 1)
    /// The pixels that a stamp at the origin may touch.
    private(set) var area = PixelRect.empty
    /// The phases that are drawn, a bit each.
    private var drawn: UInt64 = 0
    private var bytes = ScratchBuffer<UInt8>()

    func free() { bytes.free() }

    /// Makes ready for a shape under a transform, whose translation does not count.
    /// - Returns: Whether the shape is small enough, and not empty.
    mutating func take(_ shape: Path, _ transform: DeviceTransform) -> Bool {
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        if !area.isEmpty, linear == self.transform, shape == self.shape { return true }
        let bounds = linear.bounds(of: shape.controlBounds)
        guard bounds.maxX - bounds.minX <= Self.largest, bounds.maxY - bounds.minY <= Self.largest,
            max(abs(bounds.minX), abs(bounds.minY)) < Double(PixelRect.reach)
        else { return false }
        let last = Double(Self.phases - 1) / Double(Self.phases)
        (self.shape, self.transform, drawn) = (shape, linear, 0)
        area = PixelRect(
            covering: Bounds(
                minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX + last, maxY: bounds.maxY + last))
        bytes.reserve(Self.phases * Self.phases * max(area.width * area.height, 0))
        return !area.isEmpty
    }

    /// The number of the stamp for a fraction of a pixel.
    @inline(__always)
    static func phase(_ x: Double, _ y: Double) -> Int {
        Int(y * Double(phases)) * phases + Int(x * Double(phases))
    }

    /// A stamp's coverages, row by row.
    @inline(__always)
    func coverages(of phase: Int) -> UnsafePointer<UInt8> {
        UnsafePointer(bytes.base + phase * area.width * area.height)
    }

    /// Whether a stamp has been drawn: asked for each copy, where drawing needs the atlas for itself.
    @inline(__always)
    func holds(_ phase: Int) -> Bool { drawn & (1 << UInt64(phase)) != 0 }

    mutating func draw(_ phase: Int, edges: inout EdgeList, accumulator: inout CoverageAccumulator) {
        drawn |= 1 << UInt64(phase)
        let size = area.width * area.height
        let stamp = bytes.base + phase * size
        stamp.update(repeating: 0, count: size)
        var place = transform
        place.tx = Double(phase % Self.phases) / Double(Self.phases)
        place.ty = Double(phase / Self.phases) / Double(Self.phases)
        edges.begin(clip: area)
        edges.add(shape, place)
        var sink = CoverageSink(bytes: stamp, bounds: area)
        accumulator.sweep(edges, clip: area, rule: .nonZero, into: &sink)
    }
}
