import CoreGraphics
import RoostPicture
import RoostRender

/// Divides a block's drawing among its slices, in one pass.
///
/// A text belongs to the slice of its baseline, so that no line is on two pages. Other drawings belong to each slice
/// that they touch, and the slice's clip cuts them. A group is opened in a slice with the first drawing inside it.
struct SliceCutter {
    private let slices: [PageSlice]
    private var lists: [ContiguousArray<DisplayList.Entry>]
    private var groups: [Group] = []
    private var transform = CGAffineTransform.identity

    private struct Group {
        let entry: DisplayList.Entry
        let outerTransform: CGAffineTransform
        /// The end of a mask and the start of its content, once it has come.
        var maskContent: DisplayList.Entry?
        /// The slices in which the group is open.
        var open: Set<Int> = []
    }

    init(_ slices: [PageSlice]) {
        self.slices = slices
        lists = Array(repeating: [], count: slices.count)
    }

    mutating func cut(_ list: DisplayList) {
        for entry in list.entries { add(entry) }
        for (slice, list) in zip(slices, lists) { slice.entries = list }
    }

    private mutating func add(_ entry: DisplayList.Entry) {
        switch entry.command {
        case .pushTransform(let pushed):
            begin(entry)
            transform = pushed.concatenating(transform)
        case .pushProjection, .pushClip, .pushOpacity, .pushBlend, .pushLayer, .pushFilter, .beginMask, .pushLink:
            begin(entry)
        case .maskContent:
            guard let group = groups.last else { return }
            groups[groups.count - 1].maskContent = entry
            for index in group.open { lists[index].append(entry) }
        case .pop:
            guard let group = groups.popLast() else { return }
            for index in group.open { lists[index].append(entry) }
            transform = group.outerTransform
        case .glyphs(let run, let origin, _):
            let first = run.positions.first ?? .zero
            let y = CGPoint(x: origin.x + first.x, y: origin.y + first.y).applying(transform).y
            append(entry, to: index(at: y)...index(at: y))
        case .fill, .stroke, .image, .backdropBlur:
            let extent = entry.command.drawnExtent.applying(transform)
            guard !extent.isNull else { return }
            append(entry, to: index(at: extent.minY + 0.01)...index(at: max(extent.minY + 0.01, extent.maxY - 0.01)))
        }
    }

    private mutating func begin(_ entry: DisplayList.Entry) {
        groups.append(Group(entry: entry, outerTransform: transform))
    }

    private mutating func append(_ entry: DisplayList.Entry, to range: ClosedRange<Int>) {
        for index in range {
            for depth in groups.indices where !groups[depth].open.contains(index) {
                groups[depth].open.insert(index)
                lists[index].append(groups[depth].entry)
                if let maskContent = groups[depth].maskContent { lists[index].append(maskContent) }
            }
            lists[index].append(entry)
        }
    }

    /// The slice around a height in the block: the last one that begins above it.
    private func index(at y: CGFloat) -> Int {
        var (low, high) = (0, slices.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if slices[middle].minY <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
