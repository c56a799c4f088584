import Foundation

/// A file inside a document's file, such as the XML of an electronic invoice.
public struct DocumentAttachment: Sendable {
    /// What the file is to the document, in PDF's terms.
    public enum Relationship: String, Sendable {
        /// The document was made from the file.
        case source = "Source"
        /// The file holds the data that the document shows.
        case data = "Data"
        /// The file says the same in another form, as the XML of a Factur-X or ZUGFeRD invoice does.
        case alternative = "Alternative"
        /// The file adds to the document.
        case supplement = "Supplement"
    }

    /// The file's name, such as `factur-x.xml`.
    public var name: String
    /// The file's bytes.
    public var data: Data
    /// The media type, such as `text/xml`.
    public var mediaType: String
    /// One sentence on the file.
    public var description: String
    /// What the file is to the document.
    public var relationship: Relationship

    /// A file to put into a document's file.
    public init(
        name: String, data: Data, mediaType: String, description: String = "", relationship: Relationship = .alternative
    ) {
        self.name = name
        self.data = data
        self.mediaType = mediaType
        self.description = description
        self.relationship = relationship
    }
}
