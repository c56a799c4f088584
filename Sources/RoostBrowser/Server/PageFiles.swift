#if Browser
    import Foundation
    import NIOCore
    import RoostControls

    /// The files that make up the page, by path.
    struct PageFiles: Sendable {
        struct File: Sendable {
            var type: String
            /// Shared by all answers.
            var content: ByteBuffer
            var tag: String
        }

        private var files: [String: File] = [:]
        /// The page's Content-Security-Policy.
        let policy: String

        /// Whether other pages may show this one in a frame.
        let isEmbeddable: Bool

        /// - Parameter embedders: The origins of pages that may show this one in a frame.
        init(title: String, embedders: [String] = []) {
            isEmbeddable = !embedders.isEmpty
            policy =
                ([
                    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
                    "img-src 'self'", "base-uri 'none'", "form-action 'none'",
                    "frame-ancestors " + (embedders.isEmpty ? "'none'" : embedders.joined(separator: " ")),
                    "require-trusted-types-for 'script'",
                ] + EmbeddingModules.policies).joined(separator: "; ")
            let page = String(decoding: PackageResources.index_html, as: UTF8.self)
                .replacing("{{title}}", with: Self.escaped(title))
            add("/", "text/html; charset=utf-8", Array(page.utf8))
            add("/style.css", "text/css; charset=utf-8", PackageResources.style_css)
            add("/favicon.svg", "image/svg+xml", PackageResources.favicon_svg)
            let script = "text/javascript; charset=utf-8"
            add("/main.js", script, PackageResources.main_js)
            add("/wire.js", script, PackageResources.wire_js)
            add("/list.js", script, PackageResources.list_js)
            add("/geometry.js", script, PackageResources.geometry_js)
            add("/painter.js", script, PackageResources.painter_js)
            add("/filters.js", script, PackageResources.filters_js)
            add("/socket.js", script, PackageResources.socket_js)
            add("/input.js", script, PackageResources.input_js)
            add("/mirror.js", script, PackageResources.mirror_js)
            add("/embedded.js", script, PackageResources.embedded_js)
            add("/files.js", script, PackageResources.files_js)
            add("/surroundings.js", script, PackageResources.surroundings_js)
            add("/settings.js", script, PackageResources.settings_js)
            add("/drafts.js", script, PackageResources.drafts_js)
        }

        subscript(path: String) -> File? { files[path] }

        private mutating func add(_ path: String, _ type: String, _ content: [UInt8]) {
            files[path] = File(type: type, content: ByteBuffer(bytes: content), tag: Self.tag(content))
        }

        /// FNV-1a, as an entity tag.
        private static func tag(_ content: [UInt8]) -> String {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return "\"" + String(hash, radix: 16) + "\""
        }

        private static func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
                "\"", with: "&quot;")
        }
    }
#endif
