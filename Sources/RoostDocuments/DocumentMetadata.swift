import Foundation

/// The facts that a document's file states about itself.
public struct DocumentMetadata: Hashable, Sendable {
    /// The title, which viewers show in place of the file's name.
    public var title: String?
    /// The author's name.
    public var author: String?
    /// One sentence on the content.
    public var subject: String?
    /// Words by which the document is found.
    public var keywords: [String]
    /// The language of the text, as a BCP 47 tag such as `de` or `pt-BR`. It is also the locale of the views.
    public var language: String?
    /// The time at which the document was made. Without one the file names no time, so that equal documents are equal
    /// files.
    public var creationDate: Date?

    /// Facts about a document; all may be left out.
    public init(
        title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
        language: String? = nil, creationDate: Date? = nil
    ) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
        self.language = language
        self.creationDate = creationDate
    }
}
