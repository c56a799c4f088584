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

            init(_ type: String, _ content: [UInt8]) {
                self.type = type
                self.content = ByteBuffer(bytes: content)
                tag = Self.tag(content)
            }

            /// FNV-1a, as an entity tag.
            private static func tag(_ content: [UInt8]) -> String {
                var hash: UInt64 = 0xCBF2_9CE4_8422_2325
                for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
                return "\"" + String(hash, radix: 16) + "\""
            }
        }

        private var files = Self.common
        private let page: String
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
                    "img-src 'self'", "base-uri 'self'", "form-action 'none'",
                    "frame-ancestors " + (embedders.isEmpty ? "'none'" : embedders.joined(separator: " ")),
                    "require-trusted-types-for 'script'",
                ] + EmbeddingModules.policies).joined(separator: "; ")
            page = String(decoding: PackageResources.index_html, as: UTF8.self)
                .replacing("{{title}}", with: Self.escaped(title))
            files["/"] = page(at: "/")
        }

        /// The page at any address below the app. It finds its files by its depth, as the server may not know the
        /// folder that another server has put the app in.
        func page(at path: String) -> File {
            let depth = path.count { $0 == "/" } - 1
            let base = depth > 0 ? String(repeating: "../", count: depth) : "./"
            return File("text/html; charset=utf-8", Array(page.replacing("{{base}}", with: base).utf8))
        }

        subscript(path: String) -> File? { files[path] }

        /// The files that are the same for all apps of the process, which may serve several.
        private static let common: [String: File] = {
            let script = "text/javascript; charset=utf-8"
            return [
                "/style.css": File("text/css; charset=utf-8", PackageResources.style_css),
                "/favicon.svg": File("image/svg+xml", PackageResources.favicon_svg),
                "/main.js": File(script, PackageResources.main_js),
                "/wire.js": File(script, PackageResources.wire_js),
                "/list.js": File(script, PackageResources.list_js),
                "/geometry.js": File(script, PackageResources.geometry_js),
                "/painter.js": File(script, PackageResources.painter_js),
                "/filters.js": File(script, PackageResources.filters_js),
                "/socket.js": File(script, PackageResources.socket_js),
                "/input.js": File(script, PackageResources.input_js),
                "/mirror.js": File(script, PackageResources.mirror_js),
                "/embedded.js": File(script, PackageResources.embedded_js),
                "/clipboard.js": File(script, PackageResources.clipboard_js),
                "/files.js": File(script, PackageResources.files_js),
                "/sight.js": File(script, PackageResources.sight_js),
                "/surroundings.js": File(script, PackageResources.surroundings_js),
                "/address.js": File(script, PackageResources.address_js),
                "/settings.js": File(script, PackageResources.settings_js),
                "/drafts.js": File(script, PackageResources.drafts_js),
            ]
        }()

        private static func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
                "\"", with: "&quot;")
        }
    }
#endif
