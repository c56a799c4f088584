import RoostPicture

/// Arithmetic on premultiplied RGBA8 pixels.
enum Pixel {
    /// `a * b / 255`, rounded.
    @inline(__always)
    static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let v = UInt32(a) * UInt32(b) + 128
        return UInt8((v + (v >> 8)) >> 8)
    }

    @inline(__always)
    static func scale(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
        let f = UInt32(factor)
        var even = (pixel & 0x00FF_00FF) * f + 0x0080_0080
        even = ((even + ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) * f + 0x0080_0080
        odd = (odd + ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// A mix of two pixels: `share`, 0…255, of the second.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, share: UInt8) -> UInt32 {
        share == 255 ? b : scale(a, 255 - share) + scale(b, share)
    }

    /// Components in 0…1, premultiplied; NaN counts as 0.
    @inline(__always)
    static func pack(_ color: SIMD4<Float>) -> UInt32 {
        // One by one: the conversion of whole vectors is a generic function of the standard library.
        let bytes = limit(color) * 255 + 0.5
        return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
    }

    @inline(__always)
    static func limit(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let positive = color.replacing(with: 0, where: .!(color .> 0))
        return positive.replacing(with: 1, where: positive .> 1)
    }

    @inline(__always)
    static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel & 255), Float((pixel >> 8) & 255), Float((pixel >> 16) & 255), Float(pixel >> 24)) * (1 / 255)
    }

    /// A colour limited to 0…1 and premultiplied.
    static func premultiplied(_ color: ResolvedColor, opacity: Float = 1) -> UInt32 {
        let limited = limit(SIMD4(color.red, color.green, color.blue, color.opacity * opacity))
        var result = limited * limited.w
        result.w = limited.w
        return pack(result)
    }

    /// An opacity of 0…1 as a byte; NaN counts as 0.
    static func byte(_ opacity: Double) -> UInt8 { opacity > 0 ? UInt8(min(opacity, 1) * 255 + 0.5) : 0 }
}
