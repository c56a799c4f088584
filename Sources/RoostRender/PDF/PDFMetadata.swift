import Foundation

/// What a PDF file says about itself.
package struct PDFMetadata: Sendable, Equatable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: [String]
    /// Without a date the file says 1 January 2000, so that equal pages give equal bytes.
    package var creationDate: Date?

    package init(
        title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
        creationDate: Date? = nil
    ) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
        self.creationDate = creationDate
    }

    var dateText: String { (creationDate ?? Date(timeIntervalSince1970: 946_684_800)).formatted(.iso8601) }
}
