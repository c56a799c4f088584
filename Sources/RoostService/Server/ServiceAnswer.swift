import Crypto
import Foundation

/// An answer over HTTP, before it has a connection.
struct ServiceAnswer: Sendable {
    var status: UInt
    var type = "text/plain; charset=utf-8"
    var body: Data
    /// The fingerprint of the body, in quotes; nil for what nobody keeps.
    var tag: String?
    var headers: [(String, String)] = []

    init(status: UInt = 200, _ text: String) {
        (self.status, body) = (status, Data((text + "\n").utf8))
    }

    /// A picture or a document.
    /// - Parameter method: The request's. Nobody keeps the answer to a `POST`, so it has no fingerprint.
    init(_ data: Data, _ format: RenderFormat, method: String) {
        (status, body, type) = (200, data, format.mediaType)
        if method != "POST" { tag = "\"\(SHA256.hash(data: data).prefix(16).hexadecimal)\"" }
    }

    /// The answer to a request whose job has failed.
    init(failure error: any Error) {
        let status: UInt =
            switch error {
            case ServiceError.tooSlow: 504
            case ServiceError.failed: 422
            default: 500
            }
        self.init(status: status, ServiceError.line(error))
    }

    /// The descriptions of templates, as JSON.
    static func templates(_ json: Data) -> ServiceAnswer {
        var answer = ServiceAnswer("")
        (answer.body, answer.type) = (json, "application/json")
        return answer
    }

    /// Counts in Prometheus's format.
    static func metrics(_ text: String) -> ServiceAnswer {
        var answer = ServiceAnswer("")
        (answer.body, answer.type) = (Data(text.utf8), "text/plain; version=0.0.4; charset=utf-8")
        return answer
    }

    /// The answer to a request that comes while too many wait.
    static var busy: ServiceAnswer {
        var answer = ServiceAnswer(status: 503, "Too many requests wait; try again.")
        answer.headers = [("retry-after", "1")]
        return answer
    }

    /// The status and the headers for a request, and whether the body follows them.
    /// - Parameters:
    ///   - tags: The request's `If-None-Match`.
    ///   - maximumAge: The seconds for which others may keep the answer.
    func head(_ method: String, ifNoneMatch tags: String?, maximumAge: Int)
        -> (status: UInt, headers: [(String, String)], hasBody: Bool)
    {
        let isKnown = isKnown(tags)
        var headers = headers + [("content-type", type), ("x-content-type-options", "nosniff")]
        if type == RenderFormat.svg.mediaType {
            let policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox"
            headers.append(("content-security-policy", policy))
        }
        if let tag { headers.append(("etag", tag)) }
        headers.append(
            ("cache-control", tag == nil ? "no-store" : maximumAge > 0 ? "public, max-age=\(maximumAge)" : "no-cache"))
        if !isKnown { headers.append(("content-length", String(body.count))) }
        return (isKnown ? 304 : status, headers, method != "HEAD" && !isKnown)
    }

    /// Whether a request's `If-None-Match` has the answer's tag.
    func isKnown(_ header: String?) -> Bool {
        guard let header, let tag else { return false }
        return header.split(separator: ",").contains { part in
            let text = part.trimmingCharacters(in: .whitespaces)
            return text == "*" || text == tag || text == "W/" + tag
        }
    }
}

extension RenderFormat {
    /// The name of the format in HTTP and mail.
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpg: "image/jpeg"
        case .webp: "image/webp"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}
