import RoostPicture

/// A step on a file's way from page to page.
enum PDFStep {
    /// An element of the structure becomes the last one in another; without one, in the document.
    case add(PDFTag, in: PDFTag?)
    /// An element gets no more parts.
    case close(PDFTag)
    /// A page, with the elements of its drawings.
    case page(DisplayList, tags: [PDFTag])
}

extension PDFDocument {
    func carryOut(_ steps: [PDFStep]) throws {
        for step in steps {
            switch step {
            case .add(let tag, let parent): structure?.add(tag, in: parent)
            case .close(let tag): structure?.close(tag)
            case .page(let list, let tags): try append(list, tags: tags)
            }
        }
    }
}
