import CoreGraphics
import Foundation
import RoostLog
import RoostRender

/// Draws recipes into pixels. A context keeps nothing, so making one costs nothing; several threads may use one.
public final class CIContext: NSObject, Sendable {
    private let space: WorkingSpace

    /// A context whose filters work in amounts of light.
    public override init() { space = .linear }

    /// A context with options. Where `workingColorSpace` is null, filters work in sRGB's own numbers. The other options
    /// have no effect: there is no graphics processor, and nothing is cached.
    public init(options: [CIContextOption: Any]?) {
        space = options?[.workingColorSpace] is NSNull ? .encoded : .linear
    }

    /// The pixels of a picture in a rectangle, which grows to whole pixels; nil, with a warning, for a rectangle
    /// without pixels, without end, or of more than 2²⁸ pixels.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let area = PixelArea(fromRect) else {
            Log.warning("CIContext.createCGImage cannot draw the rectangle \(fromRect)")
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: area.count * 4)
        draw(image, area) { row, pixels in
            var to = (area.height - 1 - row) * area.width * 4
            for pixel in pixels {
                Self.write(pixel, space, &bytes, at: to)
                to += 4
            }
        }
        return CGImage(width: area.width, height: area.height, pixels: bytes)
    }

    /// The pixels of a picture in a rectangle, always with eight bits a channel in sRGB, whatever format and colours are
    /// asked for.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Draws a picture's rectangle into memory, the top row first. `colorSpace` nil writes the filters' own numbers,
    /// any other sRGB's. Formats other than `RGBA8`, `BGRA8`, `ARGB8`, `RGBAf` and `R8` write nothing, with a warning.
    /// - Parameter rowBytes: The bytes from one row to the next.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let area = PixelArea(bounds), let size = format.pixelBytes, rowBytes >= area.width * size else {
            Log.warning(
                "CIContext.render cannot draw \(bounds) in \(rowBytes) bytes a row of the format \(format.rawValue)")
            return
        }
        let output: WorkingSpace = colorSpace == nil ? .encoded : space
        draw(image, area) { row, pixels in
            var to = data + (area.height - 1 - row) * rowBytes
            for pixel in pixels {
                format.write(pixel, output, to)
                to += size
            }
        }
    }

    /// A picture as PNG, with eight bits a channel in sRGB; nil where it is empty or without end.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { try? PNGEncoder().encode($0) }
    }

    /// A picture as JPEG; nil where it is empty or without end.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = options[.lossyCompressionQuality].flatMap { number($0) } ?? 0.9
        return createCGImage(image, from: image.extent).flatMap { try? JPEGEncoder(quality: quality).encode($0) }
    }

    /// Writes a picture to a PNG file.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
            throw CIContextError.nothingToDraw
        }
        try data.write(to: url)
    }

    /// Does nothing: nothing is cached.
    public func clearCaches() {}

    /// Rows of pixels that are drawn at once, which bounds the memory.
    private static let pixelsAtOnce = 1 << 20

    /// Calls `take` for each row, counted from below.
    private func draw(_ image: CIImage, _ area: PixelArea, _ take: (_ row: Int, ArraySlice<SIMD4<Float>>) -> Void) {
        let source = CroppedSource(source: image.source, rect: image.extent)
        let rows = max(1, Self.pixelsAtOnce / area.width)
        for start in stride(from: 0, to: area.height, by: rows) {
            let part = PixelArea(
                x: area.x, y: area.y + start, width: area.width, height: min(rows, area.height - start))
            let grid = source.grid(part, space)
            for row in 0..<part.height { take(start + row, grid.pixels[row * part.width..<(row + 1) * part.width]) }
        }
    }

    private static func write(_ pixel: SIMD4<Float>, _ space: WorkingSpace, _ bytes: inout [UInt8], at index: Int) {
        guard pixel.w > 0 else { return }
        let alpha = min(pixel.w, 1)
        // Pictures' bytes are premultiplied in sRGB's own numbers.
        let color = unpremultiplied(pixel)
        let opacity = UInt8(alpha * 255 + 0.5)
        func part(_ value: Float) -> UInt8 {
            let byte = space.byte(value)
            return opacity == 255 ? byte : UInt8((Int(byte) * Int(opacity) + 127) / 255)
        }
        bytes[index] = part(color.x)
        bytes[index + 1] = part(color.y)
        bytes[index + 2] = part(color.z)
        bytes[index + 3] = opacity
    }
}

/// The reason why a picture was not written.
enum CIContextError: Error, CustomStringConvertible {
    case nothingToDraw
    var description: String { "The picture is empty or without end: there is nothing to write." }
}

/// The name of an option for a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colours in which filters work: null for sRGB's own numbers, any other value for amounts of light.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The colours of results; here always sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether the processor draws; here always.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether steps are cached; here never.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// How steps are kept in memory; here always as 32-bit numbers.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether drawing gives way to other work; here never.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether enlarged pictures are smoothed with more neighbours; here never.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// A name for debuggers, which is not kept here.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The name of an option for a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A JPEG's quality, 0…1.
    public static let lossyCompressionQuality = CIImageRepresentationOption(
        rawValue: "kCGImageDestinationLossyCompressionQuality")
}
