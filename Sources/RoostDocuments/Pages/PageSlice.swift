import CoreGraphics
import RoostPicture

/// The part of a block that stands on one page.
final class PageSlice {
    let block: FlowBlock
    /// The part, from the block's top.
    let minY: CGFloat
    var maxY: CGFloat
    /// The place of the part's top left corner on the page.
    let origin: CGPoint
    /// Whether the part is cut out of the block: then nothing outside of it is drawn.
    var isCut: Bool { minY > 0 || maxY < block.size.height }
    /// The drawing in the block's coordinates, once the block is complete.
    var entries: ContiguousArray<DisplayList.Entry>?
    /// The number of the page.
    let page: Int
    /// Whether it repeats what stands elsewhere, such as a table's head.
    let isRepeated: Bool

    init(_ block: FlowBlock, minY: CGFloat, maxY: CGFloat, origin: CGPoint, page: Int, isRepeated: Bool = false) {
        self.block = block
        self.minY = minY
        self.maxY = maxY
        self.origin = origin
        self.page = page
        self.isRepeated = isRepeated
    }

    /// Draws the part on its page.
    /// - Parameter mark: Gives a drawing's owner in the block the number of its meaning on the page.
    func append(to list: inout DisplayList, mark: (UInt32) -> UInt32) {
        guard let entries, !entries.isEmpty else { return }
        list.append(.pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y - minY)))
        if isCut {
            let far: CGFloat = 100_000
            let top = minY > 0 ? minY : -far
            let bottom = maxY < block.size.height ? maxY : block.size.height + far
            list.append(.pushClip(Path(CGRect(x: -far, y: top, width: 2 * far, height: bottom - top)), FillStyle()))
        }
        list.append(entries, mark: mark)
        if isCut { list.append(.pop) }
        list.append(.pop)
    }
}

extension DisplayList {
    /// Appends drawings with other owners.
    mutating func append(_ entries: ContiguousArray<Entry>, mark: (UInt32) -> UInt32) {
        let first = self.entries.count
        self.entries.append(contentsOf: entries)
        for index in first..<self.entries.count { self.entries[index].owner = mark(self.entries[index].owner) }
    }
}
