#if Desktop
    import CGtk
    import Foundation

    /// Reads what another program writes to the clipboard, piece by piece, so that the window stays alive meanwhile.
    ///
    /// It keeps itself alive until it has called back.
    @MainActor
    final class ClipboardStream {
        private let stream: UnsafeMutablePointer<GInputStream>
        private let limit: Int
        private let done: @MainActor (Result<Data, any Error>) -> Void
        private var data = Data()

        /// - Parameters:
        ///   - stream: Is released at the end.
        ///   - limit: More bytes than these are an error.
        init(
            _ stream: UnsafeMutablePointer<GInputStream>, limit: Int,
            _ done: @escaping @MainActor (Result<Data, any Error>) -> Void
        ) {
            self.stream = stream
            self.limit = limit
            self.done = done
        }

        func read() {
            g_input_stream_read_bytes_async(
                stream, 1 << 18, G_PRIORITY_DEFAULT, nil,
                { stream, result, reader in
                    let reader = Unmanaged<ClipboardStream>.fromOpaque(reader!).takeRetainedValue()
                    MainActor.assumeIsolated { reader.take(result) }
                }, Unmanaged.passRetained(self).toOpaque())
        }

        private func take(_ result: OpaquePointer?) {
            guard let bytes = g_input_stream_read_bytes_finish(stream, result, nil) else {
                return end(.failure(ClipboardError("all bytes")))
            }
            defer { g_bytes_unref(bytes) }
            var size: gsize = 0
            guard let start = g_bytes_get_data(bytes, &size), size > 0 else { return end(.success(data)) }
            data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(size))
            if data.count > limit { return end(.failure(ClipboardError("less than \(limit) bytes"))) }
            read()
        }

        private func end(_ result: Result<Data, any Error>) {
            g_object_unref(stream)
            done(result)
        }
    }
#endif
