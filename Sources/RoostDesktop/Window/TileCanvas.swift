#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostCore
    import RoostRender

    /// A window's picture as textures. A new frame draws only the tiles that differ from the last.
    @MainActor
    final class TileCanvas {
        private var shown: DisplayList?
        private var scale: CGFloat = 1
        private var (width, height) = (0, 0)
        /// Row by row.
        private var tiles: [OpaquePointer?] = []
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
        /// - Returns: Whether anything differs.
        func draw(_ list: DisplayList, scale: CGFloat) throws -> Bool {
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
            for area in areas { try draw(list, tilesAround: area) }
            return !areas.isEmpty
        }

        private func draw(_ list: DisplayList, tilesAround area: PixelRect) throws {
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
                    if let old = tiles[index] { g_object_unref(old.g) }
                    tiles[index] = gdk_memory_texture_new(
                        gint(tileWidth), gint(tileHeight), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, part,
                        gsize(block.width * 4))
                }
            }
        }

        /// Adds the tiles to a widget's drawing.
        func append(to snapshot: OpaquePointer?) {
            let side = Self.side
            for (index, tile) in tiles.enumerated() {
                guard let tile else { continue }
                let (x, y) = (index % columns * side, index / columns * side)
                var rect = graphene_rect_t()
                graphene_rect_init(
                    &rect, Float(CGFloat(x) / scale), Float(CGFloat(y) / scale),
                    Float(CGFloat(min(side, width - x)) / scale), Float(CGFloat(min(side, height - y)) / scale))
                gtk_snapshot_append_texture(snapshot, tile, &rect)
            }
        }

        /// Gives the textures back. The next frame draws all of the picture.
        func removeTiles() {
            for tile in tiles { if let tile { g_object_unref(tile.g) } }
            tiles = []
            shown = nil
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
                } catch {
                    errors[index] = error
                }
            }
            if let error = (0..<strips).lazy.compactMap({ results[$0] }).first { throw error }
        }

        /// The pixels, which GLib frees.
        func take() -> OpaquePointer { g_bytes_new_take(memory, gsize(area.width * area.height * 4)) }
    }
#endif
