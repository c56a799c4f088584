import Crypto
import Foundation

/// An answer over HTTP, before it has a connection.
struct ServiceAnswer: Sendable {
    var status: UInt
    var type = "text/plain; charset=utf-8"
    var body: Data
    /// The fingerprint of the body, in quotes.
    var tag: String?
    var headers: [(String, String)] = []

    init(status: UInt = 200, _ text: String) {
        (self.status, body) = (status, Data((text + "\n").utf8))
    }

    /// A picture or a document.
    init(_ data: Data, _ format: RenderFormat) {
        (status, body, type) = (200, data, format.mediaType)
        let digits = SHA256.hash(data: data).prefix(16).map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }
        tag = "\"\(digits.joined())\""
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
