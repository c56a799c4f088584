import RoostKernels

/// Premultiplied RGBA8 pixels of a part of the device's plane.
///
/// A pixel is a little-endian `UInt32`: red in its lowest byte, alpha in its highest.
struct PixelLayer {
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let bounds: PixelRect

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        base + ((y - bounds.minY) * stride + (x - bounds.minX))
    }

    func fill(_ color: UInt32) {
        for y in bounds.minY..<bounds.maxY {
            pixel(bounds.minX, y).update(repeating: color, count: bounds.width)
        }
    }
}

/// Memory for layers, taken and given back in the order of a stack.
struct LayerPool {
    private var free: [UnsafeMutableBufferPointer<UInt32>] = []
    private var used: [UnsafeMutableBufferPointer<UInt32>] = []
    private(set) var pixelsInUse = 0

    /// The number of pixels that the layers of a drawing may hold together.
    static let limit = 1 << 29
    /// The number of pixels that are kept after a drawing; the system gets the rest back.
    private static let kept = 1 << 23

    /// A transparent layer.
    mutating func take(_ bounds: PixelRect) throws -> PixelLayer {
        let layer = try takeRaw(bounds)
        layer.base.update(repeating: 0, count: bounds.width * bounds.height)
        return layer
    }

    /// A layer with undefined content.
    mutating func takeRaw(_ bounds: PixelRect) throws -> PixelLayer {
        let count = bounds.width * bounds.height
        guard pixelsInUse + count <= Self.limit else { throw RasterError.layersTooLarge }
        var memory: UnsafeMutableBufferPointer<UInt32>
        if let i = free.indices.filter({ free[$0].count >= count }).min(by: { free[$0].count < free[$1].count }) {
            memory = free.remove(at: i)
        } else {
            free.popLast()?.deallocate()
            memory = .allocate(capacity: max(count, 1024))
        }
        used.append(memory)
        pixelsInUse += memory.count
        return PixelLayer(base: memory.baseAddress!, stride: bounds.width, bounds: bounds)
    }

    /// Gives the newest layer back.
    mutating func giveBack() {
        guard let memory = used.popLast() else { return }
        pixelsInUse -= memory.count
        free.append(memory)
    }

    /// Gives all layers back, as after an error.
    mutating func reset() {
        while !used.isEmpty { giveBack() }
        while free.reduce(0, { $0 + $1.count }) > Self.kept, let memory = free.popLast() { memory.deallocate() }
    }

    func deallocate() {
        for memory in free + used { memory.deallocate() }
    }
}
