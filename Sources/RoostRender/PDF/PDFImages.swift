import CCairo
import CoreGraphics
import Foundation
import RoostCore

/// Pictures for Cairo, each with a name by which the file holds it only once.
final class PDFImages {
    private struct Known {
        weak var image: CGImage?
        var name: String
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var count = 0

    /// A pattern in the picture's pixels; the caller destroys it.
    func pattern(_ image: CGImage) -> OpaquePointer? {
        let surface = image.cairoSurface
        defer { cairo_surface_destroy(surface) }
        attach(Data(name(of: image).utf8), as: "application/x-cairo.uuid", to: surface)
        // A JPEG file goes in as it is, unless readers of PDF would see it otherwise than we did.
        if let encoded = image.encoded, let header = JPEGHeader(encoded), header.width == image.width,
            header.height == image.height, !header.hasOrientation, header.components != 4
        {
            attach(encoded, as: "image/jpeg", to: surface)
        }
        return cairo_pattern_create_for_surface(surface)
    }

    private func name(of image: CGImage) -> String {
        if let found = known[ObjectIdentifier(image)], found.image === image { return found.name }
        count += 1
        known[ObjectIdentifier(image)] = Known(image: image, name: "image\(count)")
        return "image\(count)"
    }

    private func attach(_ data: Data, as type: String, to surface: OpaquePointer?) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
        data.copyBytes(to: bytes, count: data.count)
        let status = cairo_surface_set_mime_data(
            surface, type, bytes, UInt(data.count),
            { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, bytes)
        if status != CAIRO_STATUS_SUCCESS { bytes.deallocate() }
    }
}

extension ImageItem.Interpolation {
    fileprivate var cairoFilter: cairo_filter_t { self == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD }
}

extension CGImage {
    /// The pixels as Cairo wants them; the caller destroys the surface.
    fileprivate var cairoSurface: OpaquePointer? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let data = cairo_image_surface_get_data(surface) else { return surface }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        for y in 0..<height {
            UnsafeMutableRawPointer(data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                for x in 0..<width {
                    let pixel = (y * width + x) * 4
                    row[x] =
                        UInt32(pixels[pixel + 3]) << 24 | UInt32(pixels[pixel]) << 16 | UInt32(pixels[pixel + 1]) << 8
                        | UInt32(pixels[pixel + 2])
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// The opacity alone; the caller destroys the surface.
    fileprivate var cairoMask: OpaquePointer? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        guard let data = cairo_image_surface_get_data(surface) else { return surface }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        for y in 0..<height {
            for x in 0..<width { data[y * stride + x] = pixels[(y * width + x) * 4 + 3] }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension PDFPage {
    func image(_ item: ImageItem) {
        var whole = item.rect
        if let source = item.source {
            // The whole picture is drawn, so large that the part fits, and clipped.
            let (x, y) = (item.rect.width / source.width, item.rect.height / source.height)
            let left = item.isFlippedHorizontally ? CGFloat(item.image.width) - source.maxX : source.minX
            whole = CGRect(
                x: item.rect.minX - left * x, y: item.rect.minY - source.minY * y,
                width: CGFloat(item.image.width) * x, height: CGFloat(item.image.height) * y)
        }
        let placement = item.image.transform(to: whole, isFlipped: item.isFlippedHorizontally)
        cairo_save(context)
        cairo_rectangle(context, item.rect.minX, item.rect.minY, item.rect.width, item.rect.height)
        cairo_clip(context)
        if let tint = item.tint {
            setSource(tint, bounds: item.rect)
            paint(through: item.image, placement, item.interpolation)
        } else {
            let pattern = document.images.pattern(mapped(item.image))
            var matrix = placement.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, item.interpolation.cairoFilter)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            cairo_paint(context)
        }
        cairo_restore(context)
    }

    /// Paints the source where a picture is opaque.
    private func paint(
        through image: CGImage, _ placement: CGAffineTransform, _ interpolation: ImageItem.Interpolation
    ) {
        let surface = image.cairoMask
        let pattern = cairo_pattern_create_for_surface(surface)
        var matrix = placement.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, interpolation.cairoFilter)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(surface)
    }

    // MARK: Pictures of what PDF cannot say

    /// The part of a rectangle that can be seen, with a margin and on whole points of the page: readers stretch pictures
    /// to whole pixels.
    private func aligned(_ rect: CGRect) -> CGRect {
        let visible = rect.insetBy(dx: -1, dy: -1).intersection(visibleRect)
        guard !visible.isNull, transform.b == 0, transform.c == 0 else { return visible }
        return visible.applying(transform).integral.applying(transform.inverted())
    }

    /// Draws commands as pixels.
    func picture(of range: Range<Int>, rect: CGRect) throws {
        let rect = aligned(rect)
        guard !rect.isNull,
            let picture = try LayerPicture(of: list.commands[range], rect: rect, scale: 3 * transform.scale)
        else { return }
        image(ImageItem(image: picture.image, rect: picture.rect, interpolation: .high))
    }

    /// Draws the blurred silhouette of a group.
    func shadow(of range: Range<Int>, _ color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat) throws {
        let content = list.contentBounds[range.lowerBound]
        guard !content.isNull else { return }
        let reach = radius * Filter.blurReach
        let rect = aligned(content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y))
        guard !rect.isNull else { return }
        var commands: [DisplayCommand] = [.pushTransform(CGAffineTransform(translationX: x, y: y))]
        commands.append(radius > 0 ? .pushFilter(.blur(radius: radius, opaque: false)) : .pushLayer)
        commands += list.commands[range].dropFirst()
        commands.append(.pop)
        let scale = (radius < 4 ? 3 : 2) * transform.scale
        guard let picture = try LayerPicture(of: commands[...], rect: rect, scale: scale) else { return }
        cairo_save(context)
        setSource(.color(color), bounds: rect)
        paint(through: picture.image, picture.image.transform(to: picture.rect, isFlipped: false), .high)
        cairo_restore(context)
    }
}
