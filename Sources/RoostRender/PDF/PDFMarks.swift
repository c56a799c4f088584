import RoostPicture

/// The parts of a page's content that belong to elements of the file's structure.
struct PDFMarks {
    /// The element of owner 1, and so on.
    let tags: [PDFTag]
    /// The page's object.
    let page: Int
    /// The element of each mark so far.
    private(set) var marked: [PDFTag] = []
    /// The element of the innermost link, to which its drawings belong.
    var link: PDFTag?
    /// The element of the part in progress; nil for a part without meaning.
    private var current: PDFTag?
    private var isOpen = false

    init(tags: [PDFTag], page: Int) {
        self.tags = tags
        self.page = page
    }

    func tag(of owner: UInt32) -> PDFTag? {
        if let link { return link }
        return owner > 0 && owner <= tags.count ? tags[Int(owner) - 1] : nil
    }

    /// Begins a part of an element, unless one is in progress.
    mutating func begin(_ tag: PDFTag?, in content: inout PDFContent) {
        if isOpen, current === tag { return }
        end(in: &content)
        (current, isOpen) = (tag, true)
        guard let tag else { return content.beginArtifact() }
        content.beginMark(tag.role, marked.count)
        tag.addContent(page: page, mark: marked.count)
        marked.append(tag)
    }

    mutating func end(in content: inout PDFContent) {
        if isOpen { content.endMark() }
        isOpen = false
    }
}

extension PDFPage {
    /// Begins the part of the content that an owner's drawings are. What is inside a layer belongs to its owner.
    mutating func mark(_ owner: UInt32) {
        guard outerContents.isEmpty, let tag = marks.map({ $0.tag(of: owner) }) else { return }
        marks?.begin(tag, in: &content)
    }

    mutating func endMark() { marks?.end(in: &content) }

    mutating func markDrawing(_ command: DisplayCommand, at index: Int) {
        switch command {
        case .fill, .stroke, .glyphs, .image: mark(list.owners[index])
        default: break
        }
    }

    /// The first owner with a meaning in a group.
    func owner(ofGroup index: Int) -> UInt32 {
        guard marks != nil else { return 0 }
        return list.owners[index...list.ends[index]].first { marks?.tag(of: $0) != nil } ?? 0
    }

    /// Has the drawings of a link belong to its element.
    mutating func beginLink(at index: Int) -> (tag: PDFTag, isNew: Bool)? {
        guard let structure = document.structure, let marks, outerContents.isEmpty else { return nil }
        let around = marks.tag(of: owner(ofGroup: index))
        if let around, around.role == "Link" { return (around, false) }
        let tag = structure.makeTag("Link", alternative: nil, in: around)
        self.marks?.link = tag
        return (tag, true)
    }
}
