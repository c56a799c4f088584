import CoreGraphics
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
    /// The last piece of text.
    var lastText: Text?

    struct Text {
        /// The part that the text belongs to.
        let mark: Int
        /// The end of its baseline, on the page.
        let end: CGPoint
        let size: CGFloat
        let font: PDFFont
        let lastScalar: Unicode.Scalar
    }

    /// The number of the part in progress; nil for one without meaning.
    var mark: Int? { isOpen && current != nil ? marked.count - 1 : nil }

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

    mutating func markDrawing(of entry: UnsafePointer<DisplayList.Entry>) {
        switch entry.pointee.command {
        case .fill, .stroke, .glyphs, .image: mark(entry.pointee.owner)
        default: break
        }
    }

    /// Writes the space between the words of two lines of a text: the line's end stands for it on the page, but not for
    /// those who read the text alone.
    mutating func joinLines(to run: GlyphRun, at origin: CGPoint) {
        guard outerContents.isEmpty, let last = marks?.lastText, last.mark == marks?.mark,
            let first = run.text.unicodeScalars.first, first.isSetApartBySpaces, last.lastScalar.isSetApartBySpaces,
            let space = last.font.characters.space,
            abs(origin.applying(pageTransform).y - last.end.y) > last.size / 2
        else { return }
        content.beginText(font: last.font.object, size: last.size, matrix: .identity, at: last.end, isVisible: true)
        content.withBuffer { buffer in
            buffer.raw("(")
            buffer.stringByte(UInt8(truncatingIfNeeded: space >> 8))
            buffer.stringByte(UInt8(truncatingIfNeeded: space))
            buffer.raw(")Tj\n")
        }
    }

    mutating func noteLine(_ run: GlyphRun, _ font: PDFFont, at origin: CGPoint) {
        guard outerContents.isEmpty, let mark = marks?.mark, let scalar = run.text.unicodeScalars.last else { return }
        let end = CGPoint(x: origin.x + run.width, y: origin.y).applying(pageTransform)
        marks?.lastText = PDFMarks.Text(
            mark: mark, end: end, size: run.size * pageTransform.scale, font: font, lastScalar: scalar)
    }

    /// The first owner with a meaning in a group.
    func owner(ofGroup index: Int) -> UInt32 {
        guard marks != nil else { return 0 }
        return list.entries[index...list.ends[index]].first { marks?.tag(of: $0.owner) != nil }?.owner ?? 0
    }

    /// Has the drawings of a link belong to its element.
    mutating func beginLink(at index: Int) -> (tag: PDFTag, isNew: Bool)? {
        guard let structure = document.structure, let marks, outerContents.isEmpty else { return nil }
        let around = marks.tag(of: owner(ofGroup: index))
        if let around, around.role == "Link" { return (around, false) }
        let tag = PDFTag("Link")
        structure.add(tag, in: around)
        self.marks?.link = tag
        return (tag, true)
    }
}

extension Unicode.Scalar {
    /// Whether a line that ends or begins with the character is set apart from the next by a space: not in scripts
    /// without spaces, and not after a hyphen or a space.
    fileprivate var isSetApartBySpaces: Bool {
        switch value {
        case 0x20, 0x2D, 0xAD, 0x2010, 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF,
            0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            false
        default: true
        }
    }
}
