import Foundation

/// The kind of PDF file to write.
package struct PDFOptions: Sendable {
    /// Whether the file is tagged by the rules of PDF/UA-1: pages are appended with the meaning of their drawings.
    package var isTagged: Bool
    /// Whether the file keeps the rules of PDF/A-3b.
    package var isArchival: Bool
    package var attachments: [PDFAttachment]

    package init(isTagged: Bool = false, isArchival: Bool = false, attachments: [PDFAttachment] = []) {
        self.isTagged = isTagged
        self.isArchival = isArchival
        self.attachments = attachments
    }

    /// Whether the file says more than its pages.
    var isPlain: Bool { !isTagged && !isArchival && attachments.isEmpty }
}

/// A file inside a PDF file.
package struct PDFAttachment: Sendable {
    package var name: String
    package var data: Data
    package var mediaType: String
    package var description: String
    /// `Alternative`, `Data`, `Source` or `Supplement`.
    package var relationship: String
    /// The profile of an electronic invoice; nil for any other file.
    package var invoiceLevel: String?

    package init(
        name: String, data: Data, mediaType: String, description: String, relationship: String, invoiceLevel: String?
    ) {
        self.name = name
        self.data = data
        self.mediaType = mediaType
        self.description = description
        self.relationship = relationship
        self.invoiceLevel = invoiceLevel
    }

    /// Writes the file and its specification; returns the specification's object.
    func write(to objects: PDFObjects, date: String) -> Int {
        let file = objects.reserve()
        objects.writeStream(file, data, .thorough) { entry in
            entry.raw("/Type /EmbeddedFile /Subtype ")
            entry.name(mediaType)
            entry.raw(" /Params << /Size ")
            entry.integer(data.count)
            entry.raw(" /ModDate ")
            entry.text(date)
            entry.raw(" >> ")
        }
        return objects.add { entry in
            entry.raw("<< /Type /Filespec /F ")
            entry.text(name)
            entry.raw(" /UF ")
            entry.text(name)
            if !description.isEmpty {
                entry.raw(" /Desc ")
                entry.text(description)
            }
            entry.raw(" /AFRelationship ")
            entry.name(relationship)
            entry.raw(" /EF << /F ")
            entry.reference(file)
            entry.raw(" /UF ")
            entry.reference(file)
            entry.raw(" >> >>")
        }
    }
}
