import Foundation

extension URL {
    /// The URL schemes that images, pages and `UIApplication` may open: pages, mail, calls and messages. Others could
    /// run a script or open something private of the reader's.
    private static let linkSchemes: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio"]

    /// Whether a link may open the URL.
    package var isLink: Bool { scheme.map { Self.linkSchemes.contains($0.lowercased()) } ?? false }

    /// Whether a link in an image may open the URL: also a relative one, to a file beside the image.
    package var isLinkOfPicture: Bool { scheme == nil || isLink }
}
