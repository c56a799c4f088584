import CoreGraphics
import Foundation

/// The pictures of a file or of data. Roost reads one picture of each.
public final class CGImageSource: Sendable {
    fileprivate let image: CGImage

    fileprivate init?(_ data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.image = image
    }
}

/// A source of data of a kind that Roost reads; nil for other data. `options` have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// A source of a file of a kind that Roost reads; nil for other files. `options` have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

/// A source of a file of a kind that Roost reads; nil for other files. `options` have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(URL(string: url.absoluteString) ?? URL(fileURLWithPath: url.path ?? ""), options)
}

/// Always 1: of a moving picture Roost reads the first one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// The picture at 0; nil for other indices. `options` have no effect.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }

/// The longest side of a thumbnail in pixels, an option of `CGImageSourceCreateThumbnailAtIndex`.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made of the picture if the file has none, which it always is here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made of the picture if the file has none, which it always is here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the camera was held, which every picture is here.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether pictures are kept decoded, which they are here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pictures are decoded at once, which they are here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// The picture at 0, not larger than `kCGImageSourceThumbnailMaxPixelSize` says; nil for other indices.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? 0
    let size = CGSize(width: source.image.width, height: source.image.height)
    let factor = most > 0 ? min(CGFloat(most) / max(size.width, size.height), 1) : 1
    guard factor < 1 else { return source.image }
    let small = CGSize(width: max((size.width * factor).rounded(), 1), height: max((size.height * factor).rounded(), 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: small, format: format).image { _ in
        UIImage(cgImage: source.image).draw(in: CGRect(origin: .zero, size: small))
    }.cgImage
}
