import CoreGraphics
import Foundation
import RoostPicture

/// The pictures of one PDF file, each only once in it.
final class PDFImages {
    private enum Use: Hashable {
        case picture, opacity, brightness
        /// A silhouette in one colour, in 255ths, with the picture's opacity.
        case silhouette(UInt32)
    }

    private struct Key: Hashable {
        var image: ObjectIdentifier
        var use: Use
        var isSmooth: Bool
    }

    private struct Known {
        weak var image: CGImage?
        var object: Int
    }

    private let objects: PDFObjects
    private var known: [Key: Known] = [:]
    /// The number of remembered pictures at which those that are gone are forgotten.
    private var limit = 256

    init(objects: PDFObjects) { self.objects = objects }

    /// The picture.
    func object(for image: CGImage, isSmooth: Bool) -> Int {
        object(for: image, .picture, isSmooth) { object in
            // A JPEG file is embedded unchanged, unless readers of PDF would show it differently.
            if let encoded = image.encoded, let header = JPEGHeader(encoded), header.width == image.width,
                header.height == image.height, !header.hasOrientation, header.components == 1 || header.components == 3
            {
                encoded.withUnsafeBytes { bytes in
                    objects.writeStream(object, parts: [bytes]) { entry in
                        Self.writeHeader(
                            image, header.components == 1 ? "/DeviceGray" : "/DeviceRGB", isSmooth: isSmooth, to: &entry
                        )
                        entry.raw("/Filter /DCTDecode ")
                    }
                }
                return
            }
            let channels = ImageChannels(image)
            let opacity = channels.isOpaque ? nil : self.opacity(of: image, isSmooth: isSmooth)
            write(object, channels.colors, image, channels: 3, isSmooth: isSmooth, mask: opacity)
        }
    }

    /// The picture's shape in one colour, whose own opacity is ignored.
    func silhouette(of image: CGImage, in color: ResolvedColor, isSmooth: Bool) -> Int {
        let color = [color.red, color.green, color.blue].reduce(UInt32(0)) { $0 << 8 | UInt32(($1 * 255).rounded()) }
        return object(for: image, .silhouette(color), isSmooth) { object in
            let mask = opacity(of: image, isSmooth: isSmooth)
            let rows = [UInt8](repeating: 0, count: (image.width + 7) / 8 * image.height)
            objects.writeStream(object, rows, .thorough) { entry in
                entry.raw("/Type /XObject /Subtype /Image /Width ")
                entry.integer(image.width)
                entry.raw(" /Height ")
                entry.integer(image.height)
                entry.raw(" /BitsPerComponent 1 /ColorSpace [ /Indexed /DeviceRGB 0 <")
                entry.hex(color, digits: 6)
                entry.raw("> ] /SMask ")
                entry.reference(mask)
                entry.raw(" ")
            }
        }
    }

    /// A grey picture that is bright where this one is opaque.
    func brightness(of image: CGImage, isSmooth: Bool) -> Int {
        object(for: image, .brightness, isSmooth) { object in
            write(object, ImageChannels(image).opacities, image, channels: 1, isSmooth: isSmooth)
        }
    }

    private func opacity(of image: CGImage, isSmooth: Bool) -> Int {
        object(for: image, .opacity, isSmooth) { object in
            write(object, ImageChannels(image).opacities, image, channels: 1, isSmooth: isSmooth)
        }
    }

    private func object(for image: CGImage, _ use: Use, _ isSmooth: Bool, write: (Int) -> Void) -> Int {
        let key = Key(image: ObjectIdentifier(image), use: use, isSmooth: isSmooth)
        if let found = known[key], found.image === image { return found.object }
        if known.count >= limit {
            known = known.filter { $0.value.image != nil }
            limit = max(256, known.count * 2)
        }
        let object = objects.reserve()
        known[key] = Known(image: image, object: object)
        write(object)
        return object
    }

    private func write(
        _ object: Int, _ samples: [UInt8], _ image: CGImage, channels: Int, isSmooth: Bool, mask: Int? = nil
    ) {
        let rows = ImageChannels.filtered(samples, rowLength: image.width * channels)
        objects.writeStream(object, rows, .thorough, isAlways: true) { entry in
            Self.writeHeader(image, channels == 1 ? "/DeviceGray" : "/DeviceRGB", isSmooth: isSmooth, to: &entry)
            if let mask {
                entry.raw("/SMask ")
                entry.reference(mask)
                entry.raw(" ")
            }
            // Rows are differences to the ones above, as in a PNG file.
            entry.raw("/DecodeParms << /Predictor 15 /Colors ")
            entry.integer(channels)
            entry.raw(" /Columns ")
            entry.integer(image.width)
            entry.raw(" >> ")
        }
    }

    private static func writeHeader(
        _ image: CGImage, _ colorSpace: StaticString, isSmooth: Bool, to entry: inout PDFBuffer
    ) {
        entry.raw("/Type /XObject /Subtype /Image /Width ")
        entry.integer(image.width)
        entry.raw(" /Height ")
        entry.integer(image.height)
        entry.raw(" /BitsPerComponent 8 /ColorSpace ")
        entry.raw(colorSpace)
        entry.raw(isSmooth ? " /Interpolate true " : " ")
    }
}

/// A picture's colours and opacities apart, as PDF needs them.
private struct ImageChannels {
    private let image: CGImage

    init(_ image: CGImage) { self.image = image }

    var isOpaque: Bool { withPixels { PixelFormat.isOpaque($0, count: image.width * image.height) } }

    /// Three bytes a pixel, not multiplied by opacity.
    var colors: [UInt8] {
        let count = image.width * image.height
        let straight = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 4)
        defer { straight.deallocate() }
        withPixels { PixelFormat.unpremultiply($0, count: count, into: straight) }
        if !isOpaque { spreadEdges(straight) }
        return [UInt8](unsafeUninitializedCapacity: count * 3) { colors, initialized in
            for index in 0..<count {
                for channel in 0..<3 { colors[index * 3 + channel] = straight[index * 4 + channel] }
            }
            initialized = count * 3
        }
    }

    /// Extends the colours two pixels beyond the visible ones. Readers that draw a picture smaller mix colours and
    /// opacities apart, and would mix the black of transparent pixels into its edges.
    private func spreadEdges(_ straight: UnsafeMutablePointer<UInt8>) {
        let (width, height) = (image.width, image.height)
        var hasColor = opacities.map { $0 > 0 }
        for _ in 0..<2 {
            var edge: [(pixel: Int, neighbour: Int)] = []
            for pixel in hasColor.indices where !hasColor[pixel] {
                let (x, y) = (pixel % width, pixel / width)
                if x > 0, hasColor[pixel - 1] {
                    edge.append((pixel, pixel - 1))
                } else if x + 1 < width, hasColor[pixel + 1] {
                    edge.append((pixel, pixel + 1))
                } else if y > 0, hasColor[pixel - width] {
                    edge.append((pixel, pixel - width))
                } else if y + 1 < height, hasColor[pixel + width] {
                    edge.append((pixel, pixel + width))
                }
            }
            for (pixel, neighbour) in edge {
                for channel in 0..<3 { straight[pixel * 4 + channel] = straight[neighbour * 4 + channel] }
                hasColor[pixel] = true
            }
        }
    }

    var opacities: [UInt8] {
        withPixels { pixels in
            let count = image.width * image.height
            return [UInt8](unsafeUninitializedCapacity: count) { opacities, initialized in
                for index in 0..<count { opacities[index] = UInt8(pixels[index] >> 24) }
                initialized = count
            }
        }
    }

    private func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        image.pixels.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt32.self)) }
    }

    /// Rows filtered with PNG's UP.
    static func filtered(_ samples: [UInt8], rowLength: Int) -> [UInt8] {
        let rows = samples.count / max(rowLength, 1)
        return [UInt8](unsafeUninitializedCapacity: samples.count + rows) { out, initialized in
            for row in 0..<rows {
                let (from, to) = (row * rowLength, row * (rowLength + 1))
                out[to] = 2
                for index in 0..<rowLength {
                    let above = row > 0 ? samples[from - rowLength + index] : 0
                    out[to + 1 + index] = samples[from + index] &- above
                }
            }
            initialized = samples.count + rows
        }
    }
}
