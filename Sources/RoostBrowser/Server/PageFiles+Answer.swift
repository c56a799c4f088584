#if Browser
    import NIOCore
    import NIOHTTP1
    import RoostControls

    extension PageFiles {
        /// Answers a request for one of the files, for an address of the app's, or for content of its views.
        ///
        /// - Parameter path: The path below the app; nil for another one.
        func answer(_ request: HTTPRequestHead, at path: String?, _ origins: OriginPolicy) -> MountedApp.Answer {
            if let refusal = refusal(of: request, origins) { return refusal }
            guard path != "/session" else {
                return answer(request, .forbidden, "Sessions are for pages that this app has served.\n")
            }
            guard let path else { return answer(request, .notFound, "There is nothing here.\n") }
            if let entry = ServedContent.entry(at: path) { return answer(request, entry) }
            // An address that a reader opens is one of the app's. Scripts, robots and searches for holes find nothing.
            let opensAddress =
                !path.hasPrefix(ServedContent.pathPrefix)
                && request.headers["accept"].contains { $0.contains("text/html") }
            guard let file = self[path] ?? (opensAddress ? page(at: path) : nil) else {
                return answer(request, .notFound, "There is nothing here.\n")
            }
            if request.headers.first(name: "if-none-match") == file.tag {
                return answer(request, .notModified, type: file.type, tag: file.tag, ByteBuffer())
            }
            return answer(request, .ok, type: file.type, tag: file.tag, file.content)
        }

        /// Answers a request with a text.
        func answer(
            _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ text: String, _ origins: OriginPolicy
        ) -> MountedApp.Answer {
            refusal(of: request, origins) ?? answer(request, status, text)
        }

        /// The answer to a request for another host, or with another method; nil for one that this server takes.
        private func refusal(of request: HTTPRequestHead, _ origins: OriginPolicy) -> MountedApp.Answer? {
            guard request.headers["host"].count == 1, origins.allows(host: request.headers["host"][0]) else {
                return answer(request, .misdirectedRequest, "This app does not go by that name.\n")
            }
            guard request.method == .GET || request.method == .HEAD else {
                return answer(request, .methodNotAllowed, "GET or HEAD, please.\n")
            }
            return nil
        }

        private func answer(
            _ request: HTTPRequestHead, _ status: HTTPResponseStatus, _ text: String
        ) -> MountedApp.Answer {
            answer(request, status, type: "text/plain; charset=utf-8", tag: nil, ByteBuffer(string: text))
        }

        private func answer(
            _ request: HTTPRequestHead, _ status: HTTPResponseStatus, type: String, tag: String?, _ content: ByteBuffer
        ) -> MountedApp.Answer {
            var headers = HTTPHeaders([
                ("content-type", type),
                ("cache-control", tag == nil ? "no-store" : "no-cache"),
                ("content-security-policy", policy),
            ])
            if !isEmbeddable { headers.add(name: "x-frame-options", value: "DENY") }
            if let tag { headers.add(name: "etag", value: tag) }
            return MountedApp.Answer(to: request, status, headers, content)
        }

        /// Hands content of the app's to a frame or a player. Its scripts run in an origin of their own.
        private func answer(_ request: HTTPRequestHead, _ entry: ServedContent.Entry) -> MountedApp.Answer {
            guard let content = ServedAnswer(entry, range: request.headers.first(name: "range")) else {
                return answer(request, .notFound, "There is nothing here.\n")
            }
            var headers = HTTPHeaders([
                ("content-type", entry.type),
                ("cache-control", "no-store"),
                ("accept-ranges", "bytes"),
                (
                    "content-security-policy",
                    "sandbox allow-scripts allow-forms allow-popups allow-modals; frame-ancestors 'self'"
                ),
            ])
            if let range = content.contentRange { headers.add(name: "content-range", value: range) }
            return MountedApp.Answer(to: request, content.status, headers, content.content)
        }
    }

    extension MountedApp.Answer {
        /// An answer with the headers that all have.
        init(
            to request: HTTPRequestHead, _ status: HTTPResponseStatus, _ headers: HTTPHeaders,
            _ content: ByteBuffer = ByteBuffer()
        ) {
            var headers = headers
            headers.add(contentsOf: [
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "no-referrer"),
                ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"),
            ])
            if status != .notModified {
                headers.add(name: "content-length", value: String(content.readableBytes))
            }
            head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
            body = request.method == .HEAD || status == .notModified ? ByteBuffer() : content
        }
    }
#endif
