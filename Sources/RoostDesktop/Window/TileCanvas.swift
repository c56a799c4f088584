#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostCore
    import RoostRender

    /// A window's picture as tiles. A new frame draws only the tiles that differ from the last.
    @MainActor
    final class TileCanvas {
        private var shown: DisplayList?
        private var scale: CGFloat = 1
        private var (width, height) = (0, 0)
        /// Row by row.
        private var tiles: [Tile?] = []
        /// The tiles that the last frame replaced. GTK compares the next frame with them.
        private var replaced: [Tile] = []
        /// The pixels that the last frame drew.
        private(set) var drawnPixels = 0

        /// The side of a tile, in pixels.
        private static let side = 256
        /// Work of fewer pixels is not worth a second thread.
        private static let pixelsPerThread = 1 << 16

        private var columns: Int { (width + Self.side - 1) / Self.side }
        private var rows: Int { (height + Self.side - 1) / Self.side }

        /// Draws a frame.
        ///
        /// - Parameter usesCairo: Whether GTK draws with Cairo, not with a graphics processor.
        /// - Returns: Whether anything differs.
        func draw(_ list: DisplayList, scale: CGFloat, usesCairo: Bool) throws -> Bool {
            var areas: [PixelRect]
            let (width, height) = try Rasterizer.pixelSize(of: list.size, scale: scale)
            if let shown, self.scale == scale, (self.width, self.height) == (width, height) {
                areas = try Damage.between(shown, list, scale: scale)
            } else {
                removeTiles()
                (self.scale, self.width, self.height) = (scale, width, height)
                tiles = Array(repeating: nil, count: columns * rows)
                areas = [PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)]
            }
            shown = list
            drawnPixels = 0
            for tile in replaced { tile.release() }
            replaced = []
            for area in areas { try draw(list, tilesAround: area, usesCairo: usesCairo) }
            return !areas.isEmpty
        }

        private func draw(_ list: DisplayList, tilesAround area: PixelRect, usesCairo: Bool) throws {
            let side = Self.side
            let left = area.minX / side * side
            let top = area.minY / side * side
            let block = PixelRect(
                minX: left, minY: top, maxX: min((area.maxX + side - 1) / side * side, width),
                maxY: min((area.maxY + side - 1) / side * side, height))
            guard !block.isEmpty else { return }
            drawnPixels += block.width * block.height
            let pixels = PixelBlock(block)
            try pixels.draw(list, scale: scale, threads: max(1, block.width * block.height / Self.pixelsPerThread))
            let bytes = pixels.take()
            defer { g_bytes_unref(bytes) }
            for y in Swift.stride(from: top, to: block.maxY, by: side) {
                for x in Swift.stride(from: left, to: block.maxX, by: side) {
                    let (tileWidth, tileHeight) = (min(side, width - x), min(side, height - y))
                    let offset = (y - top) * block.width * 4 + (x - left) * 4
                    let length = (tileHeight - 1) * block.width * 4 + tileWidth * 4
                    let part = g_bytes_new_from_bytes(bytes, gsize(offset), gsize(length))
                    defer { g_bytes_unref(part) }
                    let index = y / side * columns + x / side
                    if let old = tiles[index] { replaced.append(old) }
                    tiles[index] = Tile(
                        part!, x: x, y: y, width: tileWidth, height: tileHeight, bytesPerRow: block.width * 4,
                        scale: scale, usesCairo: usesCairo)
                }
            }
        }

        /// Adds the tiles to a widget's drawing.
        func append(to snapshot: OpaquePointer?) {
            for tile in tiles { if let tile { gtk_snapshot_append_node(snapshot, tile.node) } }
        }

        /// Gives the tiles back. The next frame draws all of the picture.
        func removeTiles() {
            for tile in tiles.compactMap({ $0 }) + replaced { tile.release() }
            (tiles, replaced) = ([], [])
            shown = nil
        }
    }

    /// A part of the picture as a node of GTK's, which stays the same until the part changes: GTK draws only nodes anew
    /// that it does not know.
    ///
    /// Cairo draws pixels where they lie. A texture it would copy in each frame, and GTK 4.8 does so by numbers with a
    /// fraction, which takes three quarters of a frame's time.
    private struct Tile {
        let node: OpaquePointer
        /// The pixels for Cairo, which must live as long as the node; nil for a texture.
        private var surface: OpaquePointer?

        init(
            _ bytes: OpaquePointer, x: Int, y: Int, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat,
            usesCairo: Bool
        ) {
            var bounds = graphene_rect_t()
            graphene_rect_init(
                &bounds, Float(CGFloat(x) / scale), Float(CGFloat(y) / scale), Float(CGFloat(width) / scale),
                Float(CGFloat(height) / scale))
            guard usesCairo else {
                let texture = gdk_memory_texture_new(
                    gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(bytesPerRow))
                node = gsk_texture_node_new(texture, &bounds)
                g_object_unref(texture!.g)
                return
            }
            // Cairo does not write to a source, and `GBytes` cannot be written.
            let pixels = UnsafeMutableRawPointer(mutating: g_bytes_get_data(bytes, nil))
            let surface = cairo_image_surface_create_for_data(
                pixels?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width), gint(height),
                gint(bytesPerRow))
            let key = Self.key
            cairo_surface_set_user_data(surface, key, UnsafeMutableRawPointer(g_bytes_ref(bytes))) {
                g_bytes_unref(OpaquePointer($0))
            }
            self.surface = surface
            node = gsk_cairo_node_new(&bounds)
            let context = gsk_cairo_node_get_draw_context(node)
            cairo_translate(context, Double(bounds.origin.x), Double(bounds.origin.y))
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_rectangle(context, 0, 0, Double(width), Double(height))
            cairo_fill(context)
            cairo_destroy(context)
        }

        /// What names the pixels among a surface's data: an address of its own, never freed.
        private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        func release() {
            gsk_render_node_unref(node)
            if let surface { cairo_surface_destroy(surface) }
        }
    }

    /// The memory of a part of the picture.
    ///
    /// Unchecked because each thread writes rows of its own, and nobody reads before all have ended.
    private final class PixelBlock: @unchecked Sendable {
        private let area: PixelRect
        private let memory: UnsafeMutableRawPointer

        init(_ area: PixelRect) {
            self.area = area
            memory = g_malloc(gsize(area.width * area.height * 4))
        }

        func draw(_ list: DisplayList, scale: CGFloat, threads: Int) throws {
            let strips = min(threads, ProcessInfo.processInfo.activeProcessorCount, 16)
            let rows = (area.height + strips - 1) / strips
            let results = UnsafeMutablePointer<(any Error)?>.allocate(capacity: strips)
            results.initialize(repeating: nil, count: strips)
            defer {
                results.deinitialize(count: strips)
                results.deallocate()
            }
            nonisolated(unsafe) let errors = results
            Threads.perform(strips) { index in
                let first = index * rows
                let part = PixelRect(
                    minX: area.minX, minY: area.minY + first, maxX: area.maxX,
                    maxY: min(area.minY + first + rows, area.maxY))
                do {
                    try Rasterizer().draw(
                        list, scale: scale, area: part, into: memory + first * area.width * 4,
                        bytesPerRow: area.width * 4)
                    swapRedAndBlue(first * area.width..<(part.maxY - area.minY) * area.width)
                } catch {
                    errors[index] = error
                }
            }
            if let error = (0..<strips).lazy.compactMap({ results[$0] }).first { throw error }
        }

        /// Puts blue first, as Cairo has it.
        private func swapRedAndBlue(_ pixels: Range<Int>) {
            let pixels = UnsafeMutableBufferPointer(
                start: memory.assumingMemoryBound(to: UInt32.self) + pixels.lowerBound, count: pixels.count)
            for index in pixels.indices {
                let pixel = pixels[index].littleEndian
                pixels[index] = UInt32(
                    littleEndian: pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF)
            }
        }

        /// The pixels, which GLib frees.
        func take() -> OpaquePointer { g_bytes_new_take(memory, gsize(area.width * area.height * 4)) }
    }
#endif
