import CoreGraphics

/// Writes animated GIF files.
///
/// 1. Frames are laid over white: GIF knows no half transparency.
/// 2. Only the smallest rectangle in which a frame differs from the one before is stored; equal pixels inside it are
///    transparent.
/// 3. Each frame has its own palette of the colours that differ: exactly those up to 255, else by median cut.
package struct GIFEncoder {
    private let width: Int
    private let height: Int
    private var data = Data()
    private var shown: [UInt32] = []
    /// The frame whose duration is not known yet, and its start, in hundredths of a second.
    private var pending: (image: GIFImage, start: Double)?
    private var time = 0.0

    /// - Parameter loopCount: How often the animation plays; 0 for ever.
    package init(width: Int, height: Int, loopCount: Int = 0) throws {
        guard width > 0, height > 0 else { throw ImageError.empty }
        guard width <= 65535, height <= 65535 else {
            throw ImageError.failed("GIF", "\(width) × \(height) pixels are more than 65535 on a side")
        }
        self.width = width
        self.height = height
        data.append(contentsOf: Array("GIF89a".utf8))
        data.append(little: width)
        data.append(little: height)
        // No palette for all frames, no background, square pixels.
        data.append(contentsOf: [0x70, 0, 0])
        // A file without a loop count plays once.
        if loopCount != 1 {
            data.append(contentsOf: [0x21, 0xFF, 11])
            data.append(contentsOf: Array("NETSCAPE2.0".utf8))
            data.append(contentsOf: [3, 1])
            data.append(little: loopCount > 1 ? min(loopCount - 1, 65535) : 0)
            data.append(0)
        }
    }

    /// Adds a frame that is shown for a duration in seconds. Frames begin at hundredths of a second; the frames that
    /// follow make up for the rounding.
    package mutating func add(_ image: CGImage, duration: Double) throws {
        guard image.width == width, image.height == height else {
            throw ImageError.failed("GIF", "a frame is \(image.width) × \(image.height), not \(width) × \(height)")
        }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            image.pixels.withUnsafeBytes {
                PixelFormat.overWhite(
                    $0.baseAddress!.assumingMemoryBound(to: UInt32.self), count: width * height,
                    into: buffer.baseAddress!)
            }
            count = width * height
        }
        if let change = GIFImage(from: shown, to: pixels, width: width, height: height) {
            flush()
            pending = (change, time.rounded())
            shown = pixels
        }
        // A frame's time has 16 bits.
        time += duration > 0 ? min(duration * 100, 65_535) : 0
    }

    /// The file.
    package mutating func finish() throws -> Data {
        guard pending != nil else { throw ImageError.empty }
        flush()
        return data + [0x3B]
    }

    private mutating func flush() {
        guard let (image, start) = pending else { return }
        // Browsers take less than two hundredths for ten.
        let delay = min(max(Int(time.rounded() - start), 2), 65535)
        // Pixels that this frame does not touch stay.
        data.append(contentsOf: [0x21, 0xF9, 4, 0x04 | (image.transparent == nil ? 0 : 1)])
        data.append(little: delay)
        data.append(contentsOf: [image.transparent ?? 0, 0])
        data.append(0x2C)
        for number in [image.x, image.y, image.width, image.height] { data.append(little: number) }
        let bits = image.paletteBits
        data.append(0x80 | UInt8(bits - 1))
        for index in 0..<(1 << bits) {
            let color = index < image.palette.count ? image.palette[index] : 0
            data.append(contentsOf: [UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8)])
            data.append(UInt8(truncatingIfNeeded: color >> 16))
        }
        let codeBits = max(bits, 2)
        data.append(UInt8(codeBits))
        var writer = LZWWriter(codeBits: codeBits)
        let bytes = writer.compress(image.indices)
        for start in stride(from: 0, to: bytes.count, by: 255) {
            let block = bytes[start..<min(start + 255, bytes.count)]
            data.append(UInt8(block.count))
            data.append(contentsOf: block)
        }
        data.append(0)
    }
}

extension Data {
    fileprivate mutating func append(little number: Int) {
        append(contentsOf: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)])
    }
}

/// The change from one frame to the next, as indices into a palette.
private struct GIFImage {
    private(set) var x = 0
    private(set) var y = 0
    private(set) var width: Int
    private(set) var height: Int
    private(set) var palette: [UInt32]
    /// The index of pixels that stay unchanged.
    private(set) var transparent: UInt8?
    private(set) var indices: [UInt8]

    /// The number of bits of an index into the palette.
    var paletteBits: Int {
        var bits = 1
        while 1 << bits < palette.count + (transparent == nil ? 0 : 1) { bits += 1 }
        return bits
    }

    /// Nil if the two are the same.
    init?(from old: [UInt32], to new: [UInt32], width: Int, height: Int) {
        self.width = width
        self.height = height
        if !old.isEmpty {
            guard let changed = Self.changedArea(old, new, width: width) else { return nil }
            (x, y) = (changed.x, changed.y)
            (self.width, self.height) = (changed.width, changed.height)
        }
        var changed: [UInt32] = []
        changed.reserveCapacity(self.width * self.height)
        var hasUnchanged = false
        for row in y..<y + self.height {
            for index in row * width + x..<row * width + x + self.width {
                if !old.isEmpty && old[index] == new[index] { hasUnchanged = true } else { changed.append(new[index]) }
            }
        }
        let map = ColorMap(changed, limit: 255)
        palette = map.palette
        let unchanged = UInt8(palette.count)
        transparent = hasUnchanged ? unchanged : nil
        indices = []
        indices.reserveCapacity(self.width * self.height)
        for row in y..<y + self.height {
            for index in row * width + x..<row * width + x + self.width {
                let stays = !old.isEmpty && old[index] == new[index]
                indices.append(stays ? unchanged : map.index(of: new[index]))
            }
        }
    }

    private static func changedArea(
        _ old: [UInt32], _ new: [UInt32], width: Int
    ) -> (x: Int, y: Int, width: Int, height: Int)? {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        for index in new.indices where old[index] != new[index] {
            let (row, column) = index.quotientAndRemainder(dividingBy: width)
            left = min(left, column)
            right = max(right, column)
            top = min(top, row)
            bottom = row
        }
        return bottom < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
    }
}
