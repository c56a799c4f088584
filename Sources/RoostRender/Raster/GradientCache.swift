import RoostPicture

/// Gradients' colours as tables of pixels, kept from drawing to drawing.
struct GradientCache {
    private struct Key: Hashable {
        var gradient: ResolvedGradient
        var count: Int

        func hash(into hasher: inout Hasher) {
            hasher.combine(count)
            for stop in gradient.stops {
                hasher.combine(stop.color)
                hasher.combine(stop.location)
            }
        }
    }

    private var tables: [Key: ColorTable] = [:]
    private var storedColors = 0

    private static let limit = 1 << 20

    /// Forgets all tables when they hold too many colours. Called only between drawings, because shaders point into
    /// them.
    mutating func trim() {
        if storedColors > Self.limit { removeAll() }
    }

    mutating func removeAll() {
        for table in tables.values { table.colors.deallocate() }
        tables = [:]
        storedColors = 0
    }

    /// A table fine enough for a gradient that is `length` pixels long.
    mutating func table(for gradient: ResolvedGradient, length: Double) -> ColorTable {
        // At least two entries for every pixel.
        let count = length <= 64 ? 512 : length <= 512 ? 1024 : length <= 1024 ? 2048 : 4096
        let key = Key(gradient: gradient, count: count)
        if let table = tables[key] { return table }
        let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        var isOpaque = true
        for (i, color) in gradient.table(count: count).enumerated() {
            colors[i] = Pixel.pack(color)
            if colors[i] >> 24 != 255 { isOpaque = false }
        }
        let table = ColorTable(colors: colors, count: count, isOpaque: isOpaque)
        tables[key] = table
        storedColors += count
        return table
    }
}
