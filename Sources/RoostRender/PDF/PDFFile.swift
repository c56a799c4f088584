import RoostPicture

/// A PDF file that grows page by page; its bytes leave as soon as they are made.
///
/// A file may write each page on a thread of its own, while the caller lays out the next one. Its bytes are the same.
package final class PDFFile {
    private let document: PDFDocument
    private let sink: (UnsafeRawBufferPointer) throws -> Void
    private let overlaps: Bool
    private var pageCount = 0
    private var outline: [PDFOutlineItem] = []
    /// What the caller has added since the last page, in order. No access lasts over a call.
    @exclusivity(unchecked) private var steps: [PDFStep] = []
    /// The first error. Nothing more is written after it.
    private var error: (any Error)?

    /// - Parameters:
    ///   - overlaps: Whether pages after the first are written on another thread. A caller that gives up calls `cancel`.
    ///   - sink: Takes the bytes, always on the caller's thread.
    package init(
        metadata: PDFMetadata = PDFMetadata(), options: PDFOptions = PDFOptions(), overlaps: Bool = false,
        sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) {
        document = PDFDocument(metadata: metadata, options: options)
        self.overlaps = overlaps
        self.sink = sink
    }

    /// Adds a page. With overlaps, an error of this page is thrown with the next one, or at the end.
    /// - Parameter tags: In a tagged file, the elements of the drawings: a drawing with owner 1 belongs to the first. A
    ///   drawing with owner 0 has no meaning.
    package func append(_ page: DisplayList, tags: [PDFTag] = []) throws {
        steps.append(.page(page, tags: tags))
        pageCount += 1
        try passOn()
        if overlaps, pageCount > 1 { return start() }
        try attempt { try run() }
        try flush()
    }

    /// A new element of a tagged file's structure, the last one in its parent.
    /// - Parameter parent: The element around it; nil for the document.
    package func makeTag(_ role: String, alternative: String? = nil, in parent: PDFTag? = nil) -> PDFTag? {
        guard document.structure != nil else { return nil }
        let tag = PDFTag(role, alternative: alternative)
        steps.append(.add(tag, in: parent))
        return tag
    }

    /// Writes an element that gets no more parts.
    package func close(_ tag: PDFTag) { steps.append(.close(tag)) }

    /// Adds a bookmark. Its page may come later.
    package func add(_ item: PDFOutlineItem) { outline.append(item) }

    /// Writes the objects that follow the last page.
    package func finish() throws {
        try passOn()
        try attempt {
            try run()
            document.outline = outline
            try document.finish(to: sink)
        }
    }

    private func attempt(_ step: () throws -> Void) throws {
        if let error { throw error }
        do { try step() } catch {
            self.error = error
            throw error
        }
    }

    private func flush() throws { try attempt { try document.objects.flush(to: sink) } }

    private func run() throws {
        defer { steps.removeAll(keepingCapacity: true) }
        try document.carryOut(steps)
    }

    // MARK: Overlap

    /// The thread that writes pages; nil before the first that it writes.
    private var thread: PDFPageThread?

    /// Starts to write the page on the other thread.
    private func start() {
        let thread = self.thread ?? PDFPageThread()
        self.thread = thread
        thread.start(PDFPageThread.Work(document: document, steps: steps))
        steps.removeAll()
    }

    /// Waits for the page in progress, and passes its bytes on.
    private func passOn() throws {
        guard let thread else { return }
        if let error = thread.wait() { self.error = self.error ?? error }
        try flush()
    }

    /// Waits for the page in progress. Nothing is written afterwards.
    package func cancel() {
        _ = thread?.wait()
        steps.removeAll()
    }
}
