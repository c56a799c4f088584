import CoreGraphics

/// Pictures at half, a quarter … of their size, for drawing them strongly reduced; kept while the picture lives.
struct MipmapCache {
    struct Level {
        let pixels: UnsafeMutablePointer<UInt32>
        let width: Int
        let height: Int
    }

    private struct Chain {
        weak var image: CGImage?
        var levels: [Level] = []
    }

    private var chains: [ObjectIdentifier: Chain] = [:]
    private var storedPixels = 0

    /// At most this many pixels are kept from drawing to drawing.
    private static let limit = 1 << 22

    /// Forgets the levels of freed pictures, and all levels when they hold too many pixels. Called only between
    /// drawings, because shaders point into them.
    mutating func trim() {
        if storedPixels > Self.limit {
            removeAll()
        } else if chains.values.contains(where: { $0.image == nil }) {
            for (key, chain) in chains where chain.image == nil {
                free(chain)
                chains[key] = nil
            }
        }
    }

    mutating func removeAll() {
        for chain in chains.values { free(chain) }
        chains = [:]
        storedPixels = 0
    }

    private mutating func free(_ chain: Chain) {
        for level in chain.levels {
            storedPixels -= level.width * level.height
            level.pixels.deallocate()
        }
    }

    /// The picture halved `halvings` (at least 1) times; a level's pixel covers 2ⁿ × 2ⁿ of the picture's.
    mutating func level(of image: CGImage, pixels: UnsafePointer<UInt32>, halvings: Int) -> Level {
        let key = ObjectIdentifier(image)
        var chain = chains[key] ?? Chain(image: image)
        if chain.image !== image {
            free(chain)
            chain = Chain(image: image)
        }
        while chain.levels.count < halvings {
            let last = chain.levels.last
            let level = Self.halve(
                last.map { UnsafePointer($0.pixels) } ?? pixels, width: last?.width ?? image.width,
                height: last?.height ?? image.height)
            chain.levels.append(level)
            storedPixels += level.width * level.height
        }
        chains[key] = chain
        return chain.levels[halvings - 1]
    }

    /// Means of 2 × 2 pixels; an odd last column or row counts twice.
    private static func halve(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Level {
        let (w, h) = ((width + 1) / 2, (height + 1) / 2)
        let out = UnsafeMutablePointer<UInt32>.allocate(capacity: w * h)
        for y in 0..<h {
            let upper = pixels + 2 * y * width
            let lower = pixels + min(2 * y + 1, height - 1) * width
            let row = out + y * w
            for x in 0..<w {
                let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
                let mask: UInt32 = 0x00FF_00FF
                let even = ((a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002) >> 2
                let odd =
                    ((a >> 8) & mask) + ((b >> 8) & mask) + ((c >> 8) & mask) + ((d >> 8) & mask) + 0x0002_0002
                row[x] = (even & mask) | (((odd >> 2) & mask) << 8)
            }
        }
        return Level(pixels: out, width: w, height: h)
    }
}
