import CoreGraphics
import RoostPicture

/// A PDF file in the making: everything that its pages share is in the file once.
final class PDFDocument {
    let objects: PDFObjects
    let fonts: PDFFonts
    let images: PDFImages
    /// The elements of a tagged file.
    let structure: PDFStructure?
    let options: PDFOptions
    var outline: [PDFOutlineItem] = []
    let metadata: PDFMetadata
    private let catalog: Int
    private let pageTree: Int
    private let information: Int
    private(set) var pages: [Int] = []

    /// Whether the page in progress needs a group of its own for transparency.
    var usesTransparency = false

    private var graphicsStates: [GraphicsState: Int] = [:]
    /// Shadings and patterns that are small enough to be searched by their content.
    private var known: [PDFObjectText: Int] = [:]
    /// The memory of the last text, for re-use.
    var spareText = PDFText()
    /// The memory of finished streams, for re-use.
    private var spareBuffers: [PDFBuffer] = []

    private static let knownLimit = 512

    init(metadata: PDFMetadata, options: PDFOptions) {
        self.metadata = metadata
        self.options = options
        objects = PDFObjects(version: options.isPlain ? "1.5" : "1.7", packs: options.isTagged)
        fonts = PDFFonts(objects: objects)
        images = PDFImages(objects: objects)
        structure = options.isTagged ? PDFStructure(objects: objects) : nil
        catalog = objects.reserve()
        pageTree = objects.reserve()
        information = objects.add { metadata.write(to: &$0) }
    }

    // MARK: Pages

    func append(_ list: DisplayList, tags: [PDFTag]) throws {
        let list = try VectorList(list)
        usesTransparency = false
        var page = PDFPage(list: list, document: self)
        let tagged = structure.map { _ in objects.reserve() }
        if let tagged { page.marks = PDFMarks(tags: tags, page: tagged) }
        try page.draw()
        page.endMark()
        page.content.finish()
        let content = objects.reserve()
        objects.writeStream(content, page.content.buffer.bytes, .fast)
        let links = page.links.map { write($0, page: tagged) }
        let key = page.marks.flatMap { structure?.addPage($0.marked) }
        let object = tagged ?? objects.reserve()
        objects.write(object) { entry in
            entry.raw("<< /Type /Page /Parent ")
            entry.reference(pageTree)
            entry.raw(" /MediaBox [ 0 0 ")
            entry.numbers(list.size.width, list.size.height)
            entry.raw(" ] /Contents ")
            entry.reference(content)
            entry.raw(" ")
            page.content.resources.write(to: &entry)
            if let key {
                entry.raw("/Tabs /S /StructParents ")
                entry.integer(key)
                entry.raw(" ")
            }
            if usesTransparency {
                entry.raw("/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >> ")
            }
            if !links.isEmpty {
                entry.raw("/Annots [ ")
                for link in links {
                    entry.reference(link)
                    entry.raw(" ")
                }
                entry.raw("] ")
            }
            entry.raw(">>")
        }
        pages.append(object)
        spareBuffers.append(page.content.takeBuffer())
    }

    /// Writes a link's annotation.
    /// - Parameter page: The page's object in a tagged file.
    private func write(_ link: PDFLink, page: Int?) -> Int {
        let object = objects.reserve()
        var key: Int?
        if let structure, let page, let tag = link.tag {
            tag.addAnnotation(page: page, object: object)
            key = structure.addLink(tag)
            if link.closesTag { structure.close(tag) }
        }
        objects.write(object) { link.write(to: &$0, isArchival: options.isArchival, key: key) }
        return object
    }

    /// Writes the objects that follow the last page, and passes everything to the sink.
    func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
        if pages.isEmpty { throw VectorError.noPages }
        structure?.finish()
        fonts.write()
        objects.write(pageTree) { tree in
            tree.raw("<< /Type /Pages /Count ")
            tree.integer(pages.count)
            tree.raw(" /Kids [ ")
            for page in pages {
                tree.reference(page)
                tree.raw("\n")
            }
            tree.raw("] >>")
        }
        let extras = writeExtras()
        objects.write(catalog) { entry in
            entry.raw("<< /Type /Catalog /Pages ")
            entry.reference(pageTree)
            for (key, object) in extras {
                entry.raw(" ")
                entry.raw(key)
                entry.raw(" ")
                entry.reference(object)
            }
            writeFacts(to: &entry)
            entry.raw(" >>")
        }
        try objects.finish(catalog: catalog, information: information, to: sink)
    }

    // MARK: Streams

    func makeContent() -> PDFContent { PDFContent(buffer: spareBuffers.popLast() ?? PDFBuffer(room: 1 << 13)) }

    /// Writes a content stream as a transparency group.
    /// - Parameter box: Its visible part, on the page.
    func group(_ content: inout PDFContent, box: CGRect, isGray: Bool = false) -> Int {
        content.finish()
        let object = objects.reserve()
        objects.writeStream(object, content.buffer.bytes, .fast) { entry in
            entry.raw("/Type /XObject /Subtype /Form /BBox ")
            entry.box(box)
            entry.raw(" /Group << /Type /Group /S /Transparency /I true /CS ")
            entry.raw(isGray ? "/DeviceGray >> " : "/DeviceRGB >> ")
            content.resources.write(to: &entry)
        }
        spareBuffers.append(content.takeBuffer())
        return object
    }

    /// A pattern that repeats a content stream.
    func tilePattern(_ content: inout PDFContent, size: CGSize, _ transform: CGAffineTransform) -> Int {
        content.finish()
        let object = objects.reserve()
        objects.writeStream(object, content.buffer.bytes, .fast) { entry in
            entry.raw("/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [ 0 0 ")
            entry.numbers(size.width, size.height, decimals: 5)
            entry.raw(" ] /XStep ")
            entry.number(size.width, decimals: 5)
            entry.raw(" /YStep ")
            entry.number(size.height, decimals: 5)
            entry.raw(" /Matrix ")
            entry.matrix(transform)
            entry.raw(" ")
            content.resources.write(to: &entry)
        }
        spareBuffers.append(content.takeBuffer())
        return object
    }

    // MARK: Graphics states

    enum GraphicsState: Hashable {
        /// In thousandths.
        case opacity(Int)
        case blend(String)
        case mask(group: Int, isLuminosity: Bool)
    }

    func graphicsState(_ state: GraphicsState) -> Int {
        usesTransparency = true
        if let known = graphicsStates[state] { return known }
        let object = objects.add { entry in
            switch state {
            case .opacity(let thousandths):
                entry.raw("<< /ca ")
                entry.thousandths(thousandths)
                entry.raw(" /CA ")
                entry.thousandths(thousandths)
                entry.raw(" >>")
            case .blend(let mode):
                entry.raw("<< /BM ")
                entry.name(mode)
                entry.raw(" >>")
            case .mask(let group, let isLuminosity):
                entry.raw("<< /SMask << /Type /Mask /S ")
                entry.raw(isLuminosity ? "/Luminosity /G " : "/Alpha /G ")
                entry.reference(group)
                entry.raw(" >> >>")
            }
        }
        // A mask belongs to one place and will not come again.
        if case .mask = state { return object }
        graphicsStates[state] = object
        return object
    }

    // MARK: Shadings

    func gradient(_ gradient: PDFGradient, _ channel: PDFGradient.Channel) -> Int {
        shared { gradient.write(channel, to: &$0) }
    }

    func mesh(_ mesh: PDFMesh, _ channel: PDFGradient.Channel) -> Int {
        let object = objects.reserve()
        objects.writeStream(object, mesh.patches(channel), .fast) { mesh.writeEntries(channel, to: &$0) }
        return object
    }

    /// A pattern that is the shading everywhere.
    func pattern(shading: Int, _ transform: CGAffineTransform) -> Int {
        shared { entry in
            entry.raw("<< /Type /Pattern /PatternType 2 /Shading ")
            entry.reference(shading)
            entry.raw(" /Matrix ")
            entry.matrix(transform)
            entry.raw(" >>")
        }
    }

    /// An object with this content: one that is in the file already, if it is remembered.
    private func shared(_ body: (inout PDFBuffer) -> Void) -> Int {
        var text = spareBuffers.popLast() ?? PDFBuffer()
        body(&text)
        let content = PDFObjectText(bytes: Array(text.bytes))
        text.clear()
        spareBuffers.append(text)
        if let object = known[content] { return object }
        let object = objects.add { $0.append(content.bytes) }
        if known.count >= Self.knownLimit { known.removeAll(keepingCapacity: true) }
        known[content] = object
        return object
    }
}

/// An object as it stands in the file.
private struct PDFObjectText: Hashable {
    let bytes: [UInt8]

    // An array would hash its bytes one by one.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
