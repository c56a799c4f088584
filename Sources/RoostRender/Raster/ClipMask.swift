import RoostPicture
import RoostKernels

/// The region in which drawing may leave ink: a rectangle of pixels and, for any other shape, a mask.
struct Clip {
    var rect: PixelRect
    var mask: ClipMask?
}

/// The coverage of a clip for each pixel, with shortcuts for the even stretches of a row.
final class ClipMask {
    struct Row: BitwiseCopyable {
        /// Nothing is visible outside of `start ..< end`, everything inside of `solidStart ..< solidEnd`.
        var start: Int
        var end: Int
        var solidStart: Int
        var solidEnd: Int
    }

    // Each span asks for these. `build` changes them, and while it does it reads those of other masks alone.
    @exclusivity(unchecked) private(set) var bounds = PixelRect.empty
    @exclusivity(unchecked) private var bytes = ScratchBuffer<UInt8>()
    @exclusivity(unchecked) private var rowBuffer = ScratchBuffer<Row>()

    deinit {
        bytes.free()
        rowBuffer.free()
    }

    var rows: UnsafeMutablePointer<Row> { rowBuffer.base }
    var base: UnsafeMutablePointer<UInt8> { bytes.base }

    /// Takes on the coverage of a path inside of a clip.
    func build(_ edges: EdgeList, rule: FillRule, clip: Clip, accumulator: inout CoverageAccumulator) {
        bounds = PixelRect(covering: edges.extent.outset(by: 0.001, 0.001)).intersection(clip.rect)
        guard !bounds.isEmpty else {
            bounds = .empty
            return
        }
        bytes.reserve(bounds.width * bounds.height)
        bytes.base.update(repeating: 0, count: bounds.width * bounds.height)
        rowBuffer.reserve(bounds.height)
        rows.update(
            repeating: Row(start: bounds.maxX, end: bounds.minX, solidStart: 0, solidEnd: 0), count: bounds.height)
        var sink = Sink(bounds: bounds, bytes: bytes.base, rows: rows)
        accumulator.sweep(edges, clip: bounds, rule: rule, into: &sink)
        if let outer = clip.mask { multiply(by: outer) }
    }

    private func multiply(by outer: ClipMask) {
        for y in bounds.minY..<bounds.maxY {
            var row = rows[y - bounds.minY]
            guard y >= outer.bounds.minY && y < outer.bounds.maxY else {
                rows[y - bounds.minY] = Row(start: bounds.maxX, end: bounds.minX, solidStart: 0, solidEnd: 0)
                continue
            }
            let other = outer.rows[y - outer.bounds.minY]
            row.start = max(row.start, other.start)
            row.end = min(row.end, other.end)
            row.solidStart = max(row.solidStart, other.solidStart)
            row.solidEnd = min(row.solidEnd, other.solidEnd)
            if row.solidEnd <= row.solidStart { (row.solidStart, row.solidEnd) = (0, 0) }
            if row.end > row.start {
                roost_multiply(
                    bytes.base + (y - bounds.minY) * bounds.width + (row.start - bounds.minX),
                    outer.base + (y - outer.bounds.minY) * outer.bounds.width + (row.start - outer.bounds.minX), 255,
                    Int32(row.end - row.start))
            }
            rows[y - bounds.minY] = row
        }
    }

    private struct Sink: SpanSink {
        let bounds: PixelRect
        let bytes: UnsafeMutablePointer<UInt8>
        let rows: UnsafeMutablePointer<Row>

        @inline(__always)
        private func extend(_ x: Int, _ y: Int, _ count: Int, isSolid: Bool) -> UnsafeMutablePointer<UInt8> {
            let row = rows + (y - bounds.minY)
            row.pointee.start = min(row.pointee.start, x)
            row.pointee.end = max(row.pointee.end, x + count)
            if isSolid && count > row.pointee.solidEnd - row.pointee.solidStart {
                row.pointee.solidStart = x
                row.pointee.solidEnd = x + count
            }
            return bytes + (y - bounds.minY) * bounds.width + (x - bounds.minX)
        }

        mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
            extend(x, y, count, isSolid: coverage == 255).update(repeating: coverage, count: count)
        }

        mutating func fill(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>) {
            extend(x, y, count, isSolid: false).update(from: mask, count: count)
        }
    }
}
