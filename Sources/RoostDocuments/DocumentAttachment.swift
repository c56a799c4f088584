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

    /// How much an electronic invoice's XML says: the profiles of Factur-X and ZUGFeRD.
    public enum InvoiceLevel: String, Sendable {
        /// The sums alone.
        case minimum = "MINIMUM"
        /// What a booking needs, without the invoice's lines.
        case basicWithoutLines = "BASIC WL"
        /// The invoice with its lines.
        case basic = "BASIC"
        /// All that the European standard knows.
        case en16931 = "EN 16931"
        /// More than the European standard knows.
        case extended = "EXTENDED"
        /// The rules of German authorities.
        case xRechnung = "XRECHNUNG"
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
    /// The profile of an electronic invoice, which the document's metadata then state; nil for any other file.
    public var invoiceLevel: InvoiceLevel?

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

    /// The XML of an electronic invoice: a Factur-X or ZUGFeRD file is an archival document that shows the same invoice.
    /// - Parameter level: The profile that the XML keeps.
    public static func facturX(_ xml: Data, level: InvoiceLevel) -> DocumentAttachment {
        // What says less than the page is no alternative to it.
        let saysLess = level == .minimum || level == .basicWithoutLines
        var attachment = DocumentAttachment(
            name: level == .xRechnung ? "xrechnung.xml" : "factur-x.xml", data: xml, mediaType: "text/xml",
            description: "The invoice as XML", relationship: saysLess ? .data : .alternative)
        attachment.invoiceLevel = level
        return attachment
    }
}
