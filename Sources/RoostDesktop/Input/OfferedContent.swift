#if Desktop
    import CGtk
    import Foundation
    import RoostCore

    /// Content that a program offers, this one or another: on the clipboard, or dragged over a window.
    @MainActor
    enum OfferedContent {
        case clipboard(OpaquePointer)
        case drop(OpaquePointer)

        /// The names of the forms, the best first.
        private var names: [String] {
            let formats =
                switch self {
                case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard)
                case .drop(let drop): gdk_drop_get_formats(drop)
                }
            return ContentFormat.names(in: formats)
        }

        var hasFiles: Bool { names.contains("text/uri-list") }

        /// The forms with a uniform type. Their data are read when somebody asks for them.
        var forms: [PasteboardItem.Form] {
            var types: Set<String> = []
            return names.compactMap { name in
                guard let type = ContentFormat.type(of: name), types.insert(type).inserted else { return nil }
                return PasteboardItem.Form(type) { try await data(named: name) }
            }
        }

        /// Calls back with the files, none if they cannot be read.
        func readFiles(_ done: @escaping @MainActor ([URL]) -> Void) {
            read("text/uri-list") { done(ContentFormat.files(in: (try? $0.get()) ?? Data())) }
        }

        private func data(named name: String) async throws -> Data {
            try await withCheckedThrowingContinuation { continuation in read(name) { continuation.resume(with: $0) } }
        }

        private typealias Answer = @MainActor (Result<Data, any Error>) -> Void

        private func read(_ name: String, _ done: @escaping Answer) {
            let reading = Unmanaged.passRetained(Reading(content: self, name: name, done)).toOpaque()
            name.withCString { name in
                var names: [UnsafePointer<CChar>?] = [name, nil]
                let callback: GAsyncReadyCallback = { _, result, reading in
                    let reading = Unmanaged<Reading>.fromOpaque(reading!).takeRetainedValue()
                    nonisolated(unsafe) let result = result
                    MainActor.assumeIsolated { reading.begin(result) }
                }
                switch self {
                case .clipboard(let clipboard):
                    gdk_clipboard_read_async(clipboard, &names, G_PRIORITY_DEFAULT, nil, callback, reading)
                case .drop(let drop): gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, nil, callback, reading)
                }
            }
        }

        /// Reads one form piece by piece, so that the window stays alive meanwhile. It lives until it has called back.
        @MainActor
        private final class Reading {
            private let content: OfferedContent
            private let name: String
            private let done: Answer
            private var stream: UnsafeMutablePointer<GInputStream>?
            private var data = Data()

            init(content: OfferedContent, name: String, _ done: @escaping Answer) {
                self.content = content
                self.name = name
                self.done = done
            }

            func begin(_ result: OpaquePointer?) {
                stream =
                    switch content {
                    case .clipboard(let clipboard): gdk_clipboard_read_finish(clipboard, result, nil, nil)
                    case .drop(let drop): gdk_drop_read_finish(drop, result, nil, nil)
                    }
                if stream == nil { done(.failure(ContentError("nobody gave \(name)"))) } else { read() }
            }

            private func read() {
                g_input_stream_read_bytes_async(
                    stream, 1 << 18, G_PRIORITY_DEFAULT, nil,
                    { _, result, reading in
                        let reading = Unmanaged<Reading>.fromOpaque(reading!).takeRetainedValue()
                        nonisolated(unsafe) let result = result
                        MainActor.assumeIsolated { reading.take(result) }
                    }, Unmanaged.passRetained(self).toOpaque())
            }

            private func take(_ result: OpaquePointer?) {
                guard let bytes = g_input_stream_read_bytes_finish(stream, result, nil) else {
                    return end(.failure(ContentError("the other program stopped within \(name)")))
                }
                defer { g_bytes_unref(bytes) }
                var size: gsize = 0
                guard let start = g_bytes_get_data(bytes, &size), size > 0 else { return end(.success(data)) }
                data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(size))
                guard data.count <= WindowClipboard.limit else {
                    return end(.failure(ContentError("\(name) has more than \(WindowClipboard.limit) bytes")))
                }
                read()
            }

            private func end(_ result: Result<Data, any Error>) {
                if let stream { g_object_unref(stream) }
                done(result)
            }
        }
    }

    /// The reason why content of another program could not be read.
    struct ContentError: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
#endif
