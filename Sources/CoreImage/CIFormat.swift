import Foundation

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Red, green, blue and opacity, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Blue, green, red and opacity, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Opacity, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Red, green, blue and opacity, a float of 32 bits each.
    public static let RGBAf = CIFormat(rawValue: 2056)
    /// Red, green, blue and opacity, a float of 16 bits each. `render` does not write it.
    public static let RGBAh = CIFormat(rawValue: 2056 + 1)
    /// Red, a byte.
    public static let R8 = CIFormat(rawValue: 259)

    /// The bytes of a pixel; nil for a format that is not written.
    var pixelBytes: Int? {
        switch self {
        case .RGBA8, .BGRA8, .ARGB8: 4
        case .RGBAf: 16
        case .R8: 1
        default: nil
        }
    }

    func write(_ pixel: SIMD4<Float>, _ space: WorkingSpace, _ to: UnsafeMutableRawPointer) {
        if self == .RGBAf {
            to.storeBytes(of: pixel, as: SIMD4<Float>.self)
            return
        }
        let color = unpremultiplied(pixel)
        let opacity = pixel.w > 0 ? min(pixel.w, 1) : 0
        func byte(_ value: Float) -> UInt8 { UInt8(Float(space.byte(value)) * opacity + 0.5) }
        let (red, green, blue, alpha) = (byte(color.x), byte(color.y), byte(color.z), UInt8(opacity * 255 + 0.5))
        let bytes: [UInt8] =
            switch self {
            case .BGRA8: [blue, green, red, alpha]
            case .ARGB8: [alpha, red, green, blue]
            case .R8: [red]
            default: [red, green, blue, alpha]
            }
        to.copyMemory(from: bytes, byteCount: bytes.count)
    }
}

/// `CIFormat.RGBA8` by its older name.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// `CIFormat.BGRA8` by its older name.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// `CIFormat.ARGB8` by its older name.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// `CIFormat.RGBAf` by its older name.
public let kCIFormatRGBAf = CIFormat.RGBAf
/// `CIFormat.RGBAh` by its older name.
public let kCIFormatRGBAh = CIFormat.RGBAh
