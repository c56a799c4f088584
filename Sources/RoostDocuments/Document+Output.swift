import CoreGraphics
import Foundation
import RoostCore
import RoostPicture
import RoostRender

extension Document {
    /// Sets whether the PDF file is tagged; by default it is.
    ///
    /// A tagged file says by PDF/UA-1 which text is a heading, a paragraph or a table's cell, and describes its figures,
    /// so that it can be read aloud. All of that comes from the views' accessibility. Untagged files are smaller and
    /// faster to make.
    public func tagged(_ isTagged: Bool) -> Document {
        var copy = self
        copy.isTagged = isTagged
        return copy
    }

    /// Has the PDF file keep the rules of PDF/A-3b, for archives and electronic invoices. The metadata need a title and
    /// a language.
    public func archival(_ isArchival: Bool = true) -> Document {
        var copy = self
        copy.isArchival = isArchival
        return copy
    }

    /// Puts a file into the PDF file, such as the XML of an electronic invoice.
    public func attachment(_ attachment: DocumentAttachment) -> Document {
        var copy = self
        copy.attachments.append(attachment)
        return copy
    }

    // MARK: Files

    /// The document as a PDF file: text can be selected and searched, fonts are embedded as subsets, headings are
    /// bookmarks.
    /// - Parameter pageLimit: The number of pages at which an error ends the work.
    public func pdfData(pageLimit: Int = .max) throws -> Data {
        try pdfData(pageLimit: pageLimit, reusing: BlockGraphs())
    }

    /// The document as a PDF file.
    /// - Parameter graphs: The graphs of documents that were made before, and of this one afterwards.
    package func pdfData(pageLimit: Int, reusing graphs: BlockGraphs) throws -> Data {
        var data = Data()
        try writePDF(pageLimit: pageLimit, reusing: graphs) { data.append(contentsOf: $0) }
        return data
    }

    /// Writes the document as a PDF file. Memory holds a few pages at a time, however many there are.
    public func write(to url: URL, pageLimit: Int = .max) throws {
        guard url.pathExtension.lowercased() == "pdf" else { throw DocumentError.unknownFormat(url.pathExtension) }
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try writePDF(pageLimit: pageLimit) { try handle.write(contentsOf: $0) }
    }

    /// Writes the document as a PDF file, in parts as they are made. A page of a longer document is written on another
    /// thread, while this one lays out the next.
    /// - Parameter sink: Takes the next bytes, which are valid during the call. It is called on this thread.
    public func writePDF(pageLimit: Int = .max, to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
        try writePDF(pageLimit: pageLimit, reusing: BlockGraphs(), to: sink)
    }

    private func writePDF(
        pageLimit: Int, reusing graphs: BlockGraphs, to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        if isArchival, metadata.title == nil { throw DocumentError.missingFact("title") }
        if isArchival, metadata.language == nil { throw DocumentError.missingFact("language") }
        let options = PDFOptions(
            isTagged: isTagged, isArchival: isArchival,
            attachments: attachments.map {
                PDFAttachment(
                    name: $0.name, data: $0.data, mediaType: $0.mediaType, description: $0.description,
                    relationship: $0.relationship.rawValue, invoiceLevel: $0.invoiceLevel?.rawValue)
            })
        try withoutActuallyEscaping(sink) { sink in
            let file = ThreadBound(PDFFile(metadata: pdfMetadata, options: options, overlaps: true, sink: sink))
            defer { file.value.cancel() }
            try layOut(pageLimit: pageLimit, graphs) { [isTagged] in PDFFinisher(file.value, isTagged: isTagged) }
        }
    }

    private var pdfMetadata: PDFMetadata {
        PDFMetadata(
            title: metadata.title, author: metadata.author, subject: metadata.subject, keywords: metadata.keywords,
            language: metadata.language, creationDate: metadata.creationDate)
    }

    // MARK: Pictures

    /// Draws each page as PNG, on white.
    /// - Parameters:
    ///   - scale: Pixels per point of paper.
    ///   - pages: The numbers of the pages to draw, counted from 1; nil for all.
    ///   - body: Takes the page's number and its picture.
    public func drawPages(
        scale: CGFloat = 2, pages: ClosedRange<Int>? = nil, _ body: (_ number: Int, _ png: Data) throws -> Void
    ) throws {
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        try eachPage { list, page in
            guard pages?.contains(page.number) ?? true else { return }
            try body(page.number, Rasterizer().png(list, scale: scale, background: white))
        }
    }

    /// Lays the document out, and hands on each page's drawing.
    package func eachPage(pageLimit: Int = .max, _ body: (DisplayList, DocumentPage) throws -> Void) throws {
        try withoutActuallyEscaping(body) { body in
            let body = ThreadBound(body)
            try layOut(pageLimit: pageLimit) { ListFinisher(body.value) }
        }
    }

    /// The number of pages.
    public func pageCount() throws -> Int {
        try layOut(pageLimit: .max) { SurveyFinisher(records: false) }
    }

    /// Lays the document out on this thread, and returns the number of pages. What the finisher holds never leaves the
    /// thread, for the work is done before the function returns.
    @discardableResult
    private func layOut(
        pageLimit: Int, _ graphs: BlockGraphs = BlockGraphs(), _ makeFinisher: @MainActor () -> PageFinisher
    ) throws -> Int {
        try style.check()
        let bound = ThreadBound((document: self, graphs: graphs))
        return try withMainActorAssumed {
            try runIsolated { () -> Result<Int, any Error> in
                Result {
                    let (document, graphs) = bound.value
                    let survey = DocumentSurvey(document, pageLimit: pageLimit, graphs: graphs)
                    defer { survey.end() }
                    let composer = PageComposer(document, survey: survey, finisher: makeFinisher())
                    try graphs.providing(survey) { try composer.layOut() }
                    return composer.pageCount
                }
            }.get()
        }
    }
}
