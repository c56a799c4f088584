/// A page of a document, for its header and footer.
public struct DocumentPage {
    /// The page's number, counted from 1.
    public let number: Int
    let survey: DocumentSurvey

    /// The number of pages of the document. The first use of it lays the document out to its end, and a
    /// long one once more for its drawing.
    @MainActor public var count: Int { survey.pageCount }
    /// Whether the page is the document's first.
    public var isFirst: Bool { number == 1 }
    /// Whether the number is even: in a bound document, the page on the left.
    public var isEven: Bool { number.isMultiple(of: 2) }
}
