import CoreGraphics

/// What computes a picture's pixels, on demand, for any area.
protocol PixelSource: Sendable {
    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid
}

/// The pixels of a decoded picture, with its lower left corner at the origin.
struct BitmapSource: PixelSource {
    let image: CGImage

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        var grid = PixelGrid(area)
        let shared = area.intersection(PixelArea(x: 0, y: 0, width: image.width, height: image.height))
        guard !shared.isEmpty else { return grid }
        let bytes = image.pixels
        for y in shared.y..<shared.maxY {
            var from = ((image.height - 1 - y) * image.width + shared.x) * 4
            var to = (y - area.y) * area.width + shared.x - area.x
            for _ in 0..<shared.width {
                grid.pixels[to] = Self.color(bytes, at: from, space)
                from += 4
                to += 1
            }
        }
        return grid
    }

    private static func color(_ bytes: [UInt8], at index: Int, _ space: WorkingSpace) -> SIMD4<Float> {
        let alpha = bytes[index + 3]
        if space == .encoded || alpha == 0 {
            return SIMD4(Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]), Float(alpha)) / 255
        }
        if alpha == 255 {
            let light = WorkingSpace.lightOfBytes
            return SIMD4(
                light[Int(bytes[index])], light[Int(bytes[index + 1])], light[Int(bytes[index + 2])], 1)
        }
        let opacity = Float(alpha) / 255
        func part(_ offset: Int) -> Float { space.value(Float(bytes[index + offset]) / Float(alpha)) * opacity }
        return SIMD4(part(0), part(1), part(2), opacity)
    }
}

/// A function of the place.
struct PlaceSource: PixelSource {
    /// The premultiplied colour at a place.
    let color: @Sendable (_ x: Float, _ y: Float, _ space: WorkingSpace) -> SIMD4<Float>

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid { PixelGrid(area) { color($0, $1, space) } }
}

/// A function of one pixel, and of its place.
struct MappedSource: PixelSource {
    let source: any PixelSource
    let map: @Sendable (_ color: SIMD4<Float>, _ x: Float, _ y: Float, _ space: WorkingSpace) -> SIMD4<Float>

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        var grid = source.grid(area, space)
        var index = 0
        for row in 0..<area.height {
            for column in 0..<area.width {
                grid.pixels[index] = map(
                    grid.pixels[index], Float(area.x + column) + 0.5, Float(area.y + row) + 0.5, space)
                index += 1
            }
        }
        return grid
    }
}

/// A function of the same pixel of several pictures.
struct CombinedSource: PixelSource {
    let sources: [any PixelSource]
    let combine: @Sendable (_ colors: [SIMD4<Float>]) -> SIMD4<Float>

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        let grids = sources.map { $0.grid(area, space) }
        var result = PixelGrid(area)
        var colors = Array(repeating: SIMD4<Float>.zero, count: grids.count)
        for index in 0..<area.count {
            for (number, grid) in grids.enumerated() { colors[number] = grid.pixels[index] }
            result.pixels[index] = combine(colors)
        }
        return result
    }
}

/// A function of a picture's surroundings: each pixel sees the picture up to a distance.
struct NeighbourhoodSource: PixelSource {
    let source: any PixelSource
    /// The distance in whole pixels.
    let reach: Int
    let color: @Sendable (_ picture: PixelGrid, _ x: Int, _ y: Int) -> SIMD4<Float>

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        let picture = source.grid(area.grown(by: reach, reach), space)
        var result = PixelGrid(area)
        var index = 0
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                result.pixels[index] = color(picture, x, y)
                index += 1
            }
        }
        return result
    }
}

/// A picture whose pixels come from other places of the picture.
struct WarpedSource: PixelSource {
    let source: any PixelSource
    /// The place in the picture for a place in the result.
    let place: @Sendable (_ x: Float, _ y: Float) -> (x: Float, y: Float)
    /// The part of the picture that is seen, if it is not all needed.
    let seen: @Sendable (PixelArea) -> PixelArea
    /// Whether the nearest pixel gives the colour; else four give it together.
    var isNearest = false

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        let needed = seen(area)
        guard !needed.isEmpty, needed.count <= PixelArea.largest else { return PixelGrid(area) }
        let picture = source.grid(needed, space)
        return PixelGrid(area) { x, y in
            let place = place(x, y)
            guard isNearest else { return picture.sample(place.x, place.y) }
            guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
            return picture[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
        }
    }
}

/// The part of a picture in a rectangle, clear outside.
struct CroppedSource: PixelSource {
    let source: any PixelSource
    let rect: CGRect

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        guard rect != .infinite else { return source.grid(area, space) }
        var result = PixelGrid(area)
        // Without end on some sides, a rectangle is cut to the area first.
        let bounds = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
        guard let part = PixelArea(rect.intersection(bounds)).map(area.intersection), !part.isEmpty else {
            return result
        }
        let grid = source.grid(part, space)
        for row in 0..<part.height {
            let to = (part.y + row - area.y) * area.width + part.x - area.x
            for column in 0..<part.width {
                let share = coverage(part.x + column, part.y + row)
                result.pixels[to + column] = grid.pixels[row * part.width + column] * share
            }
        }
        return result
    }

    /// The share of a pixel that is inside.
    private func coverage(_ x: Int, _ y: Int) -> Float {
        let width = min(rect.maxX, CGFloat(x + 1)) - max(rect.minX, CGFloat(x))
        let height = min(rect.maxY, CGFloat(y + 1)) - max(rect.minY, CGFloat(y))
        return Float(max(width, 0) * max(height, 0))
    }
}

/// A picture whose outermost pixels go on without end.
struct ClampedSource: PixelSource {
    let source: any PixelSource
    let extent: PixelArea

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        let (left, right) = (clamp(area.x, extent.x, extent.maxX), clamp(area.maxX - 1, extent.x, extent.maxX))
        let (bottom, top) = (clamp(area.y, extent.y, extent.maxY), clamp(area.maxY - 1, extent.y, extent.maxY))
        let grid = source.grid(
            PixelArea(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1), space)
        var result = PixelGrid(area)
        var index = 0
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                result.pixels[index] = grid[clamp(x, left, right + 1), clamp(y, bottom, top + 1)]
                index += 1
            }
        }
        return result
    }

    private func clamp(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high - 1) }
}

/// One picture over another, in light.
struct LayeredSource: PixelSource {
    let front: any PixelSource
    let back: any PixelSource

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        let front = front.grid(area, space)
        var result = back.grid(area, space)
        for index in 0..<area.count {
            result.pixels[index] = front.pixels[index] + result.pixels[index] * (1 - front.pixels[index].w)
        }
        return result
    }
}
