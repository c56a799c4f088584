import RoostPicture
import RoostKernels

/// Receives coverages row by row, from left to right.
protocol SpanSink {
    mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8)
    mutating func fill(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>)
}

enum FillRule: Int32 {
    case nonZero = 0
    case evenOdd = 1
    case nonZeroHard = 2
    case evenOddHard = 3

    init(_ style: FillStyle) {
        switch (style.isEOFilled, style.isAntialiased) {
        case (false, true): self = .nonZero
        case (true, true): self = .evenOdd
        case (false, false): self = .nonZeroHard
        case (true, false): self = .evenOddHard
        }
    }
}

/// Turns edges into coverages.
///
/// 1. Every edge adds to the cells that it crosses the change of the winding area against the cell on the left, in
///    1/65536 pixel. The integers of a row add up exactly, so nothing leaks however many edges there are.
/// 2. Touched blocks of 16 cells are marked in a bit set.
/// 3. A sweep sums up every row: touched blocks become masks, the stretches between them even spans.
///
/// All cells are zero between two paths. Large paths are drawn in bands that stay in the cache.
struct CoverageAccumulator {
    private var cells = ScratchBuffer<Int32>(capacity: 0)
    private var touched = ScratchBuffer<UInt64>(capacity: 0)
    private var mask = ScratchBuffer<UInt8>(capacity: 0)

    private static let cellsPerBand = 1 << 18
    private static let one: Int32 = 65536

    func free() {
        cells.free()
        touched.free()
        mask.free()
    }

    mutating func sweep<Sink: SpanSink>(_ list: EdgeList, clip: PixelRect, rule: FillRule, into sink: inout Sink) {
        let area = PixelRect(covering: list.extent.outset(by: 0.001, 0.001)).intersection(clip)
        guard list.count > 0, !area.isEmpty else { return }
        let blocks = (area.width + 16) / 16 + 1
        let words = (blocks + 63) / 64
        let stride = blocks * 16
        let rows = min(area.height, max(1, Self.cellsPerBand / stride))
        cells.reserveZeroed(rows * stride, zero: 0)
        touched.reserveZeroed(rows * words, zero: 0)
        mask.reserve(stride)
        var top = area.minY
        while top < area.maxY {
            let bottom = min(top + rows, area.maxY)
            let band = Band(
                cells: cells.base, touched: touched.base, stride: stride, words: words, left: Double(area.minX),
                top: Double(top), bottom: Double(bottom), width: Double(area.width))
            for i in 0..<list.count {
                let edge = list.edges[i]
                if edge.y1 > band.top && edge.y0 < band.bottom { band.add(edge) }
            }
            for row in 0..<(bottom - top) {
                sweepRow(row, y: top + row, area: area, stride: stride, words: words, rule: rule, into: &sink)
            }
            top = bottom
        }
    }

    /// The rows that fit into the cells; adds edges to them.
    private struct Band {
        let cells: UnsafeMutablePointer<Int32>
        let touched: UnsafeMutablePointer<UInt64>
        let stride: Int
        let words: Int
        let left: Double
        let top: Double
        let bottom: Double
        let width: Double

        @inline(__always)
        func add(_ edge: EdgeList.Edge) {
            let end = min(edge.y1, bottom)
            var y = max(edge.y0, top)
            var row = Int(y - top)
            if edge.x0 == edge.x1 {
                addUpright(x: edge.x0 - left, from: y, to: end, row: row, winding: edge.winding)
                return
            }
            let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
            var x = min(max((y == edge.y0 ? edge.x0 : edge.x0 + (y - edge.y0) * slope) - left, 0), width)
            while y < end {
                let next = min(end, top + Double(row + 1))
                let exit = next == edge.y1 ? edge.x1 : edge.x0 + (next - edge.y0) * slope
                let nextX = min(max(exit - left, 0), width)
                addSlice(row: row, x, nextX, height: Int32((next - y) * 65536), winding: edge.winding)
                (row, y, x) = (row + 1, next, nextX)
            }
        }

        @inline(__always)
        private func addUpright(x: Double, from start: Double, to end: Double, row: Int, winding: Int32) {
            let x = min(max(x, 0), width)
            let column = Int(x)
            let inside = Double(column + 1) - x
            var (row, y) = (row, start)
            let full = Int32(65536 * inside + 0.5)
            while y < end {
                let next = min(end, top + Double(row + 1))
                let height = Int32((next - y) * 65536)
                let area = height == 65536 ? full : Int32(Double(height) * inside + 0.5)
                let cell = cells + row * stride + column
                cell[0] &+= winding &* area
                cell[1] &+= winding &* (height &- area)
                mark(row, column)
                mark(row, column + 1)
                (row, y) = (row + 1, next)
            }
        }

        /// The part of an edge that lies in one row.
        @inline(__always)
        private func addSlice(row: Int, _ xa: Double, _ xb: Double, height: Int32, winding: Int32) {
            let (low, high) = xa < xb ? (xa, xb) : (xb, xa)
            let first = Int(low)
            let last = Int(high)
            let line = cells + row * stride
            let size = Double(height)
            if first == last {
                let area = Int32(size * (Double(first + 1) - (low + high) * 0.5) + 0.5)
                line[first] &+= winding &* area
                line[first + 1] &+= winding &* (height &- area)
            } else {
                let rise = size / (high - low)
                let lead = Double(first + 1) - low
                var area = Int32(0.5 * rise * lead * lead + 0.5)
                line[first] &+= winding &* area
                var column = first + 1
                while column < last {
                    let next = Int32(rise * (Double(column) + 0.5 - low) + 0.5)
                    line[column] &+= winding &* (next &- area)
                    area = next
                    column += 1
                }
                let rest = high - Double(last)
                let next = Int32(size - 0.5 * rise * rest * rest + 0.5)
                line[last] &+= winding &* (next &- area)
                line[last + 1] &+= winding &* (height &- next)
            }
            var block = first >> 4
            let lastBlock = (last + 1) >> 4
            while block <= lastBlock {
                touched[row * words + (block >> 6)] |= 1 << UInt64(block & 63)
                block += 1
            }
        }

        @inline(__always)
        private func mark(_ row: Int, _ column: Int) {
            let block = column >> 4
            touched[row * words + (block >> 6)] |= 1 << UInt64(block & 63)
        }
    }

    @inline(__always)
    private func sweepRow<Sink: SpanSink>(
        _ row: Int, y: Int, area: PixelRect, stride: Int, words: Int, rule: FillRule, into sink: inout Sink
    ) {
        let line = cells.base + row * stride
        let bits = touched.base + row * words
        let width = area.width
        let blocks = stride >> 4
        var sum: Int32 = 0
        var block = 0
        while block < blocks {
            let start = Self.next(in: bits, from: block, words: words, limit: blocks, set: true)
            if start > block {
                let coverage = Self.coverage(sum, rule)
                let x = block << 4
                let count = min(start << 4, width) - x
                if coverage != 0 && count > 0 { sink.fill(x: area.minX + x, y: y, count: count, coverage: coverage) }
            }
            if start == blocks { break }
            let end = Self.next(in: bits, from: start, words: words, limit: blocks, set: false)
            let x = start << 4
            let count = (end - start) << 4
            sum = roost_coverage(line + x, Int32(count), sum, rule.rawValue, mask.base)
            let visible = min(count, width - x)
            if visible > 0 { sink.fill(x: area.minX + x, y: y, count: visible, mask: mask.base) }
            block = end
        }
        for word in 0..<words { bits[word] = 0 }
    }

    /// The next block that is touched, or the next that is not.
    @inline(__always)
    private static func next(
        in bits: UnsafeMutablePointer<UInt64>, from block: Int, words: Int, limit: Int, set: Bool
    ) -> Int {
        var word = block >> 6
        var value = (set ? bits[word] : ~bits[word]) & (~0 << UInt64(block & 63))
        while value == 0 {
            word += 1
            if word == words { return limit }
            value = set ? bits[word] : ~bits[word]
        }
        return min(word << 6 + value.trailingZeroBitCount, limit)
    }

    @inline(__always)
    private static func coverage(_ sum: Int32, _ rule: FillRule) -> UInt8 {
        var value = sum == .min ? one : abs(sum)
        switch rule {
        case .nonZero, .nonZeroHard:
            value = min(value, one)
        case .evenOdd, .evenOddHard:
            value &= 2 * one - 1
            if value > one { value = 2 * one - value }
        }
        let byte = (value * 255 + one / 2) >> 16
        if rule == .nonZeroHard || rule == .evenOddHard { return byte > 127 ? 255 : 0 }
        return UInt8(byte)
    }
}
