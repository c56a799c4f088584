/// A palette for a picture, and the palette's colour for each of the picture's.
struct ColorMap {
    private(set) var palette: [UInt32] = []
    private var indices: [UInt32: UInt8] = [:]

    /// - Parameters:
    ///   - pixels: Opaque, red in the lowest byte.
    ///   - limit: The number of colours that the palette may have, at most 256.
    init(_ pixels: [UInt32], limit: Int) {
        var counts: [UInt32: Int] = [:]
        var last: (color: UInt32, count: Int) = (0, 0)
        // Neighbours often have one colour.
        for pixel in pixels {
            if pixel == last.color {
                last.count += 1
            } else {
                if last.count > 0 { counts[last.color, default: 0] += last.count }
                last = (pixel, 1)
            }
        }
        if last.count > 0 { counts[last.color, default: 0] += last.count }
        // In a fixed order, so that the same picture gives the same file.
        let colors = counts.sorted { $0.key < $1.key }.map { Entry($0.key, count: $0.value) }
        for box in Self.boxes(of: colors, limit: limit) {
            for entry in box.entries { indices[entry.color] = UInt8(palette.count) }
            palette.append(box.mean)
        }
    }

    func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

    private struct Entry {
        let color: UInt32
        let channels: SIMD3<Int>
        let count: Int

        init(_ color: UInt32, count: Int) {
            self.color = color
            self.count = count
            channels = SIMD3(Int(color & 255), Int((color >> 8) & 255), Int((color >> 16) & 255))
        }
    }

    /// Colours that share a place in the palette.
    private struct Box {
        var entries: [Entry]
        /// The channel in which they differ most.
        let channel: Int
        /// The gain of cutting it: the squared differences in that channel, of all pixels.
        let spread: Double

        init(_ entries: [Entry]) {
            self.entries = entries
            var (channel, spread) = (0, 0.0)
            if entries.count > 1 {
                let count = Double(entries.reduce(0) { $0 + $1.count })
                // The eye is keenest for green, then red.
                for (index, weight) in [0.3, 0.59, 0.11].enumerated() {
                    let sum = entries.reduce(0.0) { $0 + Double($1.channels[index] * $1.count) }
                    let squares = entries.reduce(0.0) {
                        $0 + Double($1.channels[index] * $1.channels[index] * $1.count)
                    }
                    let variance = max(squares - sum * sum / count, 1e-9) * weight
                    if variance > spread { (channel, spread) = (index, variance) }
                }
            }
            self.channel = channel
            self.spread = spread
        }

        var mean: UInt32 {
            let count = entries.reduce(0) { $0 + $1.count }
            let sum = entries.reduce(SIMD3<Int>.zero) { $0 &+ $1.channels &* $1.count }
            let mean = (sum &+ count / 2) / SIMD3(repeating: count)
            return 0xFF00_0000 | UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16
        }

        /// Two boxes with about half of the pixels each.
        func halves() -> (Box, Box) {
            let sorted = entries.sorted { ($0.channels[channel], $0.color) < ($1.channels[channel], $1.color) }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var (index, count) = (0, 0)
            while index < sorted.count - 1, count + sorted[index].count <= half || index == 0 {
                count += sorted[index].count
                index += 1
            }
            return (Box(Array(sorted[..<index])), Box(Array(sorted[index...])))
        }
    }

    /// Median cut: of all boxes the one with the widest spread is cut, until there are as many as may be.
    private static func boxes(of colors: [Entry], limit: Int) -> [Box] {
        guard colors.count > limit else { return colors.map { Box([$0]) } }
        var boxes = [Box(colors)]
        while boxes.count < limit {
            let widest = boxes.indices.max { boxes[$0].spread < boxes[$1].spread }!
            guard boxes[widest].spread > 0 else { break }
            let (first, second) = boxes[widest].halves()
            boxes[widest] = first
            boxes.append(second)
        }
        return boxes
    }
}
