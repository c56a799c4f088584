import RoostCore

/// The reason why a document could not be written.
public enum DocumentError: Error, Equatable, CustomStringConvertible {
    /// The margins and columns leave no room on the page.
    case noRoom(page: PageSize, margins: EdgeInsets)
    /// The views show nothing, so there is no page.
    case noContent
    /// The document would have more pages than its limit.
    case tooManyPages(limit: Int)
    /// The file extension names no format of documents.
    case unknownFormat(String)
    /// PDF/A and PDF/UA ask for a fact that the document does not state.
    case missingFact(String)

    /// One English sentence for the log.
    public var description: String {
        switch self {
        case .noRoom(let page, let margins):
            "The margins \(margins.top), \(margins.leading), \(margins.bottom), \(margins.trailing) and the columns leave no room on a page of \(page.width) × \(page.height) points."
        case .noContent: "The document's views show nothing, so there is no page."
        case .tooManyPages(let limit): "The document has more than \(limit) pages."
        case .unknownFormat(let name): "\"\(name)\" is no format of documents; use pdf."
        case .missingFact(let name): "The document's metadata need a \(name) for PDF/A."
        }
    }
}
