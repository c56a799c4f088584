import Foundation

extension URL {
    /// The kinds of addresses that a picture, a page or `UIApplication` leads to: pages, mail, calls and messages. Others
    /// could run a script or open what is the reader's own.
    private static let linkSchemes: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio"]

    /// Whether a link may lead there.
    package var isLink: Bool { scheme.map { Self.linkSchemes.contains($0.lowercased()) } ?? false }

    /// Whether a picture's link may lead there: also to what lies beside the picture.
    package var isLinkOfPicture: Bool { scheme == nil || isLink }
}
