import CoreGraphics
import Foundation

/// A heading of a document, and its page: a line of a table of contents.
public struct OutlineEntry: Identifiable, Equatable, Sendable {
    let index: Int
    /// The heading's words.
    public let title: String
    /// The heading's level: 1 … 6.
    public let level: Int
    /// The number of the page, counted from 1.
    public let page: Int
    /// From the page's top, in the content's points.
    let y: CGFloat

    /// The heading's place among all headings of the document.
    public var id: Int { index }

    /// Leads to the heading inside the document: `Link(entry.title, destination: entry.url)`.
    public var url: URL { URL(string: "#heading-\(index + 1)")! }
}
