import CoreGraphics

/// A rectangle of whole pixels; y runs up, as everywhere in Core Image.
struct PixelArea: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var count: Int { isEmpty ? 0 : width * height }

    /// A picture's most pixels on a side, and in all.
    static let longestSide = 1 << 20
    static let largest = 1 << 28

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// The pixels that a rectangle touches; nil if that is nothing, without end, or too much for a picture.
    init?(_ rect: CGRect) {
        let limit = CGFloat(1 << 40)
        guard !rect.isNull, rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit else {
            return nil
        }
        // A transformed edge may miss a whole number by a rounding error.
        let (left, bottom) = (Int((rect.minX + 1e-6).rounded(.down)), Int((rect.minY + 1e-6).rounded(.down)))
        let (right, top) = (Int((rect.maxX - 1e-6).rounded(.up)), Int((rect.maxY - 1e-6).rounded(.up)))
        self.init(x: left, y: bottom, width: right - left, height: top - bottom)
        guard !isEmpty, width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.largest else {
            return nil
        }
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelArea(
            x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
    }

    func grown(by x: Int, _ y: Int) -> PixelArea {
        PixelArea(x: self.x - x, y: self.y - y, width: width + 2 * x, height: height + 2 * y)
    }
}

extension CGRect {
    /// Whether all of its parts are numbers; Foundation's functions end the program where one is not.
    var hasNumbers: Bool { !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) }
}

/// The colours of an area: premultiplied red, green, blue and opacity, row by row from below.
struct PixelGrid: Sendable {
    let area: PixelArea
    var pixels: [SIMD4<Float>]

    init(_ area: PixelArea) {
        self.area = area
        pixels = Array(repeating: .zero, count: area.count)
    }

    /// Computes each pixel from the middle of its square.
    init(_ area: PixelArea, _ color: (_ x: Float, _ y: Float) -> SIMD4<Float>) {
        self.area = area
        pixels = Array(unsafeUninitializedCapacity: area.count) { buffer, count in
            var index = 0
            for row in 0..<area.height {
                for column in 0..<area.width {
                    buffer[index] = color(Float(area.x + column) + 0.5, Float(area.y + row) + 0.5)
                    index += 1
                }
            }
            count = index
        }
    }

    /// The colour at a pixel; clear outside of the area.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard x >= area.x, x < area.maxX, y >= area.y, y < area.maxY else { return .zero }
        return pixels[(y - area.y) * area.width + x - area.x]
    }

    /// The colour between the middles of four pixels.
    func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - bottom)
        guard abs(left) < 1e9, abs(bottom) < 1e9 else { return .zero }
        let (column, row) = (Int(left), Int(bottom))
        let low = self[column, row] * (1 - shareX) + self[column + 1, row] * shareX
        let high = self[column, row + 1] * (1 - shareX) + self[column + 1, row + 1] * shareX
        return low * (1 - shareY) + high * shareY
    }
}

/// How colours are counted while filters work.
enum WorkingSpace: Sendable {
    /// In amounts of light, as Core Image does by default.
    case linear
    /// In sRGB's own numbers: a context whose `workingColorSpace` is null.
    case encoded

    /// A component of sRGB in this space's number.
    func value(_ encoded: Float) -> Float {
        guard self == .linear else { return encoded }
        let size = abs(encoded)
        let value = size <= 0.04045 ? size / 12.92 : Float(pow(Double((size + 0.055) / 1.055), 2.4))
        return encoded < 0 ? -value : value
    }

    /// The components of a colour that is not premultiplied.
    func color(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(value(encoded.x), value(encoded.y), value(encoded.z), encoded.w)
    }

    /// A byte of sRGB for each number of 0…1 in steps of 1/4095, for this space.
    private static let bytesOfLight: [UInt8] = (0...4095).map { step in
        let light = Double(step) / 4095
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8((value * 255).rounded())
    }

    /// The amount of light for each byte of sRGB.
    static let lightOfBytes: [Float] = (0...255).map { WorkingSpace.linear.value(Float($0) / 255) }

    /// The byte of sRGB for a number of this space.
    func byte(_ value: Float) -> UInt8 {
        let limited = value > 0 ? min(value, 1) : 0
        guard self == .linear else { return UInt8(limited * 255 + 0.5) }
        // Dark tones are steep: they are computed.
        if limited < 0.02 { return UInt8(Self.darkByte(limited)) }
        return Self.bytesOfLight[Int(limited * 4095 + 0.5)]
    }

    private static func darkByte(_ light: Float) -> Float {
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * Float(pow(Double(light), 1 / 2.4)) - 0.055
        return (value * 255).rounded()
    }
}
