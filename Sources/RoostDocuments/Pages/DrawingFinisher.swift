import CoreGraphics
import RoostCore
import RoostPicture
import RoostRender

/// Draws pages, each as soon as all blocks on it are complete.
class DrawingFinisher: PageFinisher {
    /// Pages that have been laid out and wait for the end of a block.
    private var waiting: [ComposedPage] = []

    override func append(_ page: ComposedPage) throws {
        waiting.append(page)
        try drawComplete()
    }

    override func complete(_ block: FlowBlock) {
        super.complete(block)
        block.draw()
    }

    override func finish(pageCount: Int) throws { try drawComplete() }

    private func drawComplete() throws {
        while let page = waiting.first, page.slices.allSatisfy({ $0.entries != nil }) {
            waiting.removeFirst()
            try draw(page)
        }
    }

    private func draw(_ page: ComposedPage) throws {
        let style = page.style
        var list = DisplayList(size: CGSize(width: style.size.width, height: style.size.height))
        if style.scale != 1 { list.append(.pushTransform(CGAffineTransform(scaleX: style.scale, y: style.scale))) }
        for (block, origin) in page.margins {
            list.append(.pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
            list.append(block.drawing()) { _ in 0 }
            list.append(.pop)
        }
        for slice in page.slices {
            slice.append(to: &list) { slice.isRepeated ? 0 : mark(of: $0, in: slice.block) }
        }
        drawFootnotes(of: page, into: &list)
        if style.scale != 1 { list.append(.pop) }
        try append(list, page)
        // A block and its slices keep each other until its last page.
        for slice in page.slices where slice === slice.block.slices.last { slice.block.slices = [] }
    }

    private func drawFootnotes(of page: ComposedPage, into list: inout DisplayList) {
        guard let (line, notes) = page.placedFootnotes else { return }
        let grey = Color.gray.resolve(in: EnvironmentValues.standard)
        list.append(.fill(Path(line), FillStyle(), .color(grey)))
        for (note, origin) in notes {
            list.append(.pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
            begin(.note)
            noteMeaning(of: note)
            list.append(note.drawing()) { mark(of: $0, in: note) }
            endContainer()
            list.append(.pop)
        }
    }

    // MARK: For subclasses

    /// Takes a page's drawing.
    func append(_ list: DisplayList, _ page: ComposedPage) throws {}

    /// The number on the page of the meaning of a drawing of a block.
    func mark(of owner: UInt32, in block: FlowBlock) -> UInt32 { 0 }

    /// Adds a block's meaning to the document's.
    func noteMeaning(of block: FlowBlock) {}
}
