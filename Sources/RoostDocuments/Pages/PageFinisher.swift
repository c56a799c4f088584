import CoreGraphics
import RoostCore
import RoostPicture

/// Takes the pages of a document as they are laid out, and its headings.
@MainActor
class PageFinisher {
    /// The headings of complete blocks.
    private(set) var outline: [OutlineEntry] = []
    /// Whether the blocks' meaning is wanted.
    var isTagged: Bool { false }

    init() {}

    /// Takes a page to which nothing will be added.
    func append(_ page: ComposedPage) throws {}

    /// Takes note that all slices of a block are on pages.
    func complete(_ block: FlowBlock) {
        for (heading, y) in block.outline.headings {
            guard let slice = block.slices.last(where: { $0.minY <= y + 0.01 }) ?? block.slices.first,
                !slice.isRepeated
            else { continue }
            outline.append(
                OutlineEntry(
                    index: outline.count, title: heading.title, level: heading.level, page: slice.page,
                    y: slice.origin.y + y - slice.minY))
        }
    }

    /// Takes note that the next blocks belong to a table or a note, until `endContainer`.
    func begin(_ container: BlockMeaning.Container) {}
    func endContainer() {}

    /// Takes note that all pages have come.
    func finish(pageCount: Int) throws {}
}
