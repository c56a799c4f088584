import Foundation

/// A picture whose pixels are sums of their neighbours in a row and in a column, with the same weights.
struct BlurredSource: PixelSource {
    let source: any PixelSource
    /// The weights from the middle outwards; with those of the other side their sum is 1.
    let weights: [Float]

    /// A wider blur leaves nothing of a picture to recognise.
    private static let widest = 250.0

    /// A bell curve.
    /// - Parameter sigma: The standard deviation in pixels.
    init(_ source: any PixelSource, sigma: Double) {
        self.source = source
        guard sigma > 0.01 else {
            weights = [1]
            return
        }
        let sigma = min(sigma, Self.widest)
        let reach = Int((sigma * 3).rounded(.up))
        let curve = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = curve[0] + 2 * curve.dropFirst().reduce(0, +)
        weights = curve.map { Float($0 / sum) }
    }

    /// A square of equal weights.
    /// - Parameter radius: Half the square's side in pixels.
    init(_ source: any PixelSource, boxRadius radius: Double) {
        self.source = source
        let radius = min(max(radius, 0), Self.widest)
        let whole = Int(radius)
        let rest = Float(radius - Double(whole))
        var flat = Array(repeating: Float(1), count: whole + 1)
        if rest > 0 { flat.append(rest) }
        let sum = flat[0] + 2 * flat.dropFirst().reduce(0, +)
        weights = flat.map { $0 / sum }
    }

    /// How far the picture grows on each side.
    var reach: Int { weights.count - 1 }

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        guard reach > 0 else { return source.grid(area, space) }
        let wide = area.grown(by: reach, reach)
        let picture = source.grid(wide, space)
        // Each row first.
        let rowArea = PixelArea(x: area.x, y: wide.y, width: area.width, height: wide.height)
        var rows = PixelGrid(rowArea)
        picture.pixels.withUnsafeBufferPointer { from in
            for y in 0..<rowArea.height {
                for x in 0..<rowArea.width {
                    let middle = y * wide.width + x + reach
                    var sum = from[middle] * weights[0]
                    for step in 1...reach { sum += (from[middle - step] + from[middle + step]) * weights[step] }
                    rows.pixels[y * rowArea.width + x] = sum
                }
            }
        }
        var result = PixelGrid(area)
        rows.pixels.withUnsafeBufferPointer { from in
            for y in 0..<area.height {
                for x in 0..<area.width {
                    let middle = (y + reach) * area.width + x
                    var sum = from[middle] * weights[0]
                    for step in 1...reach {
                        sum += (from[middle - step * area.width] + from[middle + step * area.width]) * weights[step]
                    }
                    result.pixels[y * area.width + x] = sum
                }
            }
        }
        return result
    }
}
