import Foundation
import RoostControls
import RoostLog
import UniformTypeIdentifiers

/// What a web view shows: an address, or content that the app's server hands out.
struct WebContent {
    let url: URL?
    let embedded: EmbeddedContent?
    /// Kept for as long as the frame needs it.
    private let served: ServedContent?

    /// Nothing.
    init() {
        url = nil
        embedded = nil
        served = nil
    }

    /// A page of the web, or a file of the app's without the files beside it.
    init(_ url: URL) {
        self.url = url
        switch url.scheme?.lowercased() {
        case "http", "https":
            served = nil
            embedded = EmbeddedContent(.page, source: url.absoluteString, title: url.host ?? "")
        case "file":
            let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "text/html"
            let content = ServedContent(.file(url), type: type)
            served = content
            embedded = EmbeddedContent(.page, source: content.path, title: url.lastPathComponent)
        case "about": (served, embedded) = (nil, nil)
        default:
            Log.warning("A web view shows http, https and files; \(url.absoluteString) is none of these")
            (served, embedded) = (nil, nil)
        }
    }

    /// A document's text.
    init(html: String, baseURL: URL?) {
        self.init(Data(Self.based(html, on: baseURL).utf8), type: "text/html; charset=utf-8", baseURL: baseURL)
    }

    /// A document's bytes.
    /// - Parameter type: The MIME type.
    init(_ data: Data, type: String, baseURL: URL?) {
        let content = ServedContent(.data(data), type: type)
        url = baseURL ?? URL(string: "about:blank")
        served = content
        embedded = EmbeddedContent(.page, source: content.path, title: baseURL?.host ?? "")
    }

    /// The document with the address to which its own ones are relative.
    private static func based(_ html: String, on baseURL: URL?) -> String {
        guard let baseURL, ["http", "https"].contains(baseURL.scheme?.lowercased()) else { return html }
        let address = baseURL.absoluteString.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        let base = "<base href=\"\(address)\">"
        guard let head = html.range(of: "<head>", options: .caseInsensitive) else { return base + html }
        return html.replacingCharacters(in: head.upperBound..<head.upperBound, with: base)
    }
}

/// The reason why a call of a web view cannot be answered.
enum WebKitError: LocalizedError {
    case notAvailable(String)

    var errorDescription: String? {
        switch self {
        case .notAvailable(let what): "\(what) is not available here: the page belongs to the reader's browser."
        }
    }
}
