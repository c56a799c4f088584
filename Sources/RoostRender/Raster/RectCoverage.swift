extension SpanSink {
    /// Fills a rectangle along the axes, with the exact coverage of its borders.
    mutating func fill(_ bounds: Bounds, clip area: PixelRect, isAntialiased: Bool) {
        func limit(_ value: Double, _ low: Int, _ high: Int) -> Double {
            let limited = min(max(value, Double(low)), Double(high))
            return isAntialiased ? limited : limited.rounded()
        }
        let (left, right) = (limit(bounds.minX, area.minX, area.maxX), limit(bounds.maxX, area.minX, area.maxX))
        let (top, bottom) = (limit(bounds.minY, area.minY, area.maxY), limit(bounds.maxY, area.minY, area.maxY))
        guard left < right, top < bottom else { return }
        let columns = Slices(left, right)
        let rows = Slices(top, bottom)
        for y in rows.first...rows.last {
            let height = rows.share(y)
            if columns.first == columns.last {
                fill(x: columns.first, y: y, count: 1, coverage: coverageByte(height * columns.share(columns.first)))
                continue
            }
            var start = columns.first
            var end = columns.last + 1
            if columns.share(start) < 1 {
                fill(x: start, y: y, count: 1, coverage: coverageByte(height * columns.share(start)))
                start += 1
            }
            let lastShare = columns.share(columns.last)
            if lastShare < 1 { end -= 1 }
            if end > start { fill(x: start, y: y, count: end - start, coverage: coverageByte(height)) }
            if lastShare < 1 { fill(x: end, y: y, count: 1, coverage: coverageByte(height * lastShare)) }
        }
    }
}

private func coverageByte(_ share: Double) -> UInt8 { UInt8(share * 255 + 0.5) }

/// The pixels of an interval, and their coverages.
private struct Slices {
    let start: Double
    let end: Double
    let first: Int
    let last: Int

    init(_ start: Double, _ end: Double) {
        self.start = start
        self.end = end
        first = Int(start.rounded(.down))
        last = Int(end.rounded(.up)) - 1
    }

    func share(_ pixel: Int) -> Double { min(end, Double(pixel + 1)) - max(start, Double(pixel)) }
}
