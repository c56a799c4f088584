import CoreGraphics
import RoostPicture
import RoostRender

/// Writes pages into a PDF file.
final class PDFFinisher: DrawingFinisher {
    private let file: PDFFile
    private let tagsPages: Bool
    // No access to one of these lasts over a call that changes it.
    /// The containers around the next blocks, the innermost last.
    @exclusivity(unchecked) private var containers: [PDFTag] = []
    /// The page's elements, in the order of their numbers on it.
    @exclusivity(unchecked) private var pageTags: [PDFTag] = []
    private var bookmarks = 0

    init(_ file: PDFFile, isTagged: Bool) {
        self.file = file
        tagsPages = isTagged
    }

    override var isTagged: Bool { tagsPages }

    override func begin(_ container: BlockMeaning.Container) {
        guard let tag = file.makeTag(container == .table ? "Table" : "Note", in: containers.last) else { return }
        containers.append(tag)
    }

    override func endContainer() {
        if let tag = containers.popLast() { ended.append(tag) }
    }

    /// Containers to which nothing will be added.
    private var ended: [PDFTag] = []

    override func complete(_ block: FlowBlock) {
        super.complete(block)
        if !(block.slices.first?.isRepeated ?? false) { noteMeaning(of: block) }
    }

    override func noteMeaning(of block: FlowBlock) {
        for node in block.outline.meaning?.roots ?? [] { makeTag(node, in: containers.last) }
    }

    private func makeTag(_ node: BlockMeaning.Node, in parent: PDFTag?) {
        guard let tag = file.makeTag(node.role.name, alternative: node.alternative, in: parent) else { return }
        node.tag = tag
        for child in node.children { makeTag(child, in: tag) }
    }

    override func mark(of owner: UInt32, in block: FlowBlock) -> UInt32 {
        guard owner > 0, let tag = block.outline.meaning?.owners[owner]?.tag else { return 0 }
        if tag.number == 0 {
            pageTags.append(tag)
            tag.number = UInt32(pageTags.count)
        }
        return tag.number
    }

    override func append(_ list: DisplayList, _ page: ComposedPage) throws {
        addBookmarks(upTo: page)
        try file.append(list, tags: pageTags)
        for tag in pageTags { tag.number = 0 }
        pageTags.removeAll(keepingCapacity: true)
        for slice in page.slices where slice === slice.block.slices.last { close(slice.block) }
        for note in page.footnotes { close(note) }
        for tag in ended { file.close(tag) }
        ended = []
    }

    private func close(_ block: FlowBlock) {
        for node in block.outline.meaning?.roots ?? [] { close(node) }
    }

    private func close(_ node: BlockMeaning.Node) {
        for child in node.children { close(child) }
        if let tag = node.tag { file.close(tag) }
        node.tag = nil
    }

    private func addBookmarks(upTo page: ComposedPage) {
        let height = page.style.size.height
        while bookmarks < outline.count, outline[bookmarks].page <= page.info.number {
            let entry = outline[bookmarks]
            bookmarks += 1
            file.add(
                PDFOutlineItem(
                    title: entry.title, level: entry.level, page: entry.page - 1,
                    y: height - entry.y * page.style.scale, anchor: "heading-\(bookmarks)"))
        }
    }

    override func finish(pageCount: Int) throws {
        try super.finish(pageCount: pageCount)
        for tag in ended { file.close(tag) }
        try file.finish()
    }
}

extension BlockMeaning.Role {
    /// PDF's standard structure type.
    fileprivate var name: String {
        switch self {
        case .paragraph: "P"
        case .heading(let level): "H\(level)"
        case .figure: "Figure"
        case .link: "Link"
        case .tableRow: "TR"
        case .tableCell: "TD"
        case .tableHeaderCell: "TH"
        }
    }
}
