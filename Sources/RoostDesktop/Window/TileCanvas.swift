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
            let pixels = PixelBlock(block)
            let damage = copyTiles(into: pixels, around: area)
            drawnPixels += damage.width * damage.height
            try pixels.draw(
                list, area: damage, scale: scale, threads: max(1, damage.width * damage.height / Self.pixelsPerThread))
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

        /// Copies what is there already, where that is worth it: what stays of tiles is most of them if a letter is typed.
        ///
        /// - Returns: The part of the block that is to be drawn.
        private func copyTiles(into pixels: PixelBlock, around area: PixelRect) -> PixelRect {
            let block = pixels.area
            let damage = PixelRect(
                minX: max(area.minX, block.minX), minY: max(area.minY, block.minY), maxX: min(area.maxX, block.maxX),
                maxY: min(area.maxY, block.maxY))
            let (side, first) = (Self.side, block.minY / Self.side * columns + block.minX / Self.side)
            guard damage.width * damage.height * 2 < block.width * block.height else { return block }
            let (across, down) = ((block.width + side - 1) / side, (block.height + side - 1) / side)
            let indices = (0..<down).flatMap { row in (0..<across).map { first + row * columns + $0 } }
            guard indices.allSatisfy({ tiles[$0] != nil }) else { return block }
            for index in indices {
                tiles[index]?.copy(into: pixels, x: index % columns * side, y: index / columns * side)
            }
            return damage
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
        private let bytes: OpaquePointer
        private let width: Int
        private let height: Int
        private let bytesPerRow: Int
        /// The pixels for Cairo, which must live as long as the node; nil for a texture.
        private var surface: OpaquePointer?

        init(
            _ bytes: OpaquePointer, x: Int, y: Int, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat,
            usesCairo: Bool
        ) {
            self.bytes = g_bytes_ref(bytes)
            (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
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

        /// Copies the pixels to their place in a block.
        func copy(into block: PixelBlock, x: Int, y: Int) {
            guard let pixels = g_bytes_get_data(bytes, nil) else { return }
            for row in 0..<height {
                block.pixel(x, y + row).copyMemory(from: pixels + row * bytesPerRow, byteCount: width * 4)
            }
        }

        /// What names the pixels among a surface's data: an address of its own, never freed.
        private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        func release() {
            gsk_render_node_unref(node)
            g_bytes_unref(bytes)
            if let surface { cairo_surface_destroy(surface) }
        }
    }

    /// The memory of a part of the picture.
    ///
    /// Unchecked because each thread writes rows of its own, and nobody reads before all have ended.
    private final class PixelBlock: @unchecked Sendable {
        let area: PixelRect
        private let memory: UnsafeMutableRawPointer

        init(_ area: PixelRect) {
            self.area = area
            memory = g_malloc(gsize(area.width * area.height * 4))
        }

        /// The place of a pixel of the whole picture.
        func pixel(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
            memory + ((y - area.minY) * area.width + x - area.minX) * 4
        }

        /// Draws a part of the block.
        @MainActor
        func draw(_ list: DisplayList, area: PixelRect, scale: CGFloat, threads: Int) throws {
            let threads = min(threads, Threads.processors)
            let rows = (area.height + threads - 1) / threads
            let results = UnsafeMutablePointer<(any Error)?>.allocate(capacity: threads)
            results.initialize(repeating: nil, count: threads)
            defer {
                results.deinitialize(count: threads)
                results.deallocate()
            }
            nonisolated(unsafe) let errors = results
            Threads.perform(threads) { index in
                let part = PixelRect(
                    minX: area.minX, minY: min(area.minY + index * rows, area.maxY), maxX: area.maxX,
                    maxY: min(area.minY + (index + 1) * rows, area.maxY))
                guard !part.isEmpty else { return }
                do {
                    try Rasterizer().draw(
                        list, scale: scale, area: part, into: pixel(part.minX, part.minY),
                        bytesPerRow: self.area.width * 4)
                    swapRedAndBlue(in: part)
                } catch {
                    errors[index] = error
                }
            }
            if let error = (0..<threads).lazy.compactMap({ results[$0] }).first { throw error }
        }

        /// Puts blue first, as Cairo has it.
        private func swapRedAndBlue(in part: PixelRect) {
            for y in part.minY..<part.maxY {
                let row = UnsafeMutableBufferPointer(
                    start: pixel(part.minX, y).assumingMemoryBound(to: UInt32.self), count: part.width)
                for index in row.indices {
                    let pixel = row[index].littleEndian
                    row[index] = UInt32(
                        littleEndian: pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF)
                }
            }
        }

        /// The pixels, which GLib frees.
        func take() -> OpaquePointer { g_bytes_new_take(memory, gsize(area.width * area.height * 4)) }
    }
#endif
