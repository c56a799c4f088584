/// The lengths of a lazy container's lines: measured ones where they are known, else estimates.
///
/// Memory is bounded for any number of lines: they are grouped into at most 4096 blocks.
///
/// 1. A block stores the sum and the number of the lengths measured in it.
/// 2. The lengths of single lines are kept for the most recently used blocks. When a completely measured block is
///    opened again, each of its lines starts with the mean length, so that its sum stays; an incomplete one starts
///    anew.
/// 3. A line that was never measured counts as the estimate: the mean of the typical lengths. It is renewed only when
///    twice as many lengths are known, so that visible lines do not shift with each measurement.
struct LineLengths {
    private struct Block {
        var sum = 0.0
        var known: Int32 = 0
    }

    private struct Detail {
        let block: Int
        var lengths: [Double]
    }

    private static let blockLimit = 4096
    private static let detailLimit = 8

    let count: Int
    /// The gap between lines, in points.
    let gap: Double
    private let blockSize: Int
    private var blocks: [Block]
    /// The lengths of single lines (NaN if unknown) in some blocks, the most recently used one at the end.
    private var details: [Detail] = []
    private(set) var estimate: Double
    private var knownAtEstimate = 0
    /// The measured lines that the estimate relies on.
    private var typicalSum = 0.0
    private var typicalCount = 0
    private var known = 0
    /// The start of each block; valid up to `validStarts`.
    private var starts: [Double]
    private var validStarts = 1

    init(count: Int, gap: Double, estimate: Double) {
        self.count = count
        self.gap = gap
        self.estimate = estimate
        blockSize = max(1, (count + Self.blockLimit - 1) / Self.blockLimit)
        let blockCount = (count + blockSize - 1) / blockSize
        blocks = Array(repeating: Block(), count: blockCount)
        starts = Array(repeating: 0, count: blockCount + 1)
    }

    /// Whether any line has been measured.
    var isEmpty: Bool { known == 0 }

    private func size(of block: Int) -> Int { min(blockSize, count - block * blockSize) }

    // MARK: Lengths

    /// A line's measured length; nil for an estimated one.
    func knownLength(of line: Int) -> Double? {
        let block = line / blockSize
        if blockSize == 1 { return blocks[block].known > 0 ? blocks[block].sum : nil }
        guard let detail = details.last(where: { $0.block == block }) else { return nil }
        let length = detail.lengths[line - block * blockSize]
        return length.isNaN ? nil : length
    }

    private func length(of line: Int) -> Double { knownLength(of: line) ?? estimate(inBlock: line / blockSize) }

    private func estimate(inBlock block: Int) -> Double {
        blocks[block].known == Int32(size(of: block)) ? blocks[block].sum / Double(blocks[block].known) : estimate
    }

    /// Stores a line's length; a typical one contributes to the estimate.
    mutating func setLength(_ length: Double, of line: Int, isTypical: Bool = true) {
        let block = line / blockSize
        let old: Double?
        if blockSize == 1 {
            old = blocks[block].known > 0 ? blocks[block].sum : nil
        } else {
            let detail = openDetail(of: block)
            let index = line - block * blockSize
            old = details[detail].lengths[index].isNaN ? nil : details[detail].lengths[index]
            details[detail].lengths[index] = length
        }
        guard old != length else { return }
        blocks[block].sum += length - (old ?? 0)
        if old == nil {
            blocks[block].known += 1
            known += 1
        }
        validStarts = min(validStarts, block + 1)
        if isTypical && old == nil {
            typicalSum += length
            typicalCount += 1
        }
        if typicalCount > 0 ? typicalCount >= 2 * knownAtEstimate : knownAtEstimate == 0 { renewEstimate(length) }
    }

    private mutating func renewEstimate(_ length: Double) {
        knownAtEstimate = typicalCount
        estimate = typicalCount > 0 ? typicalSum / Double(typicalCount) : length
        validStarts = 1
    }

    /// The index in `details` of a block's lines, after moving them to the end.
    private mutating func openDetail(of block: Int) -> Int {
        if let index = details.lastIndex(where: { $0.block == block }) {
            if index < details.count - 1 { details.append(details.remove(at: index)) }
            return details.count - 1
        }
        let size = size(of: block)
        let isComplete = blocks[block].known == Int32(size)
        if !isComplete && blocks[block].known > 0 {
            // The block no longer knows which of its lines were measured: it starts anew.
            known -= Int(blocks[block].known)
            blocks[block] = Block()
            validStarts = min(validStarts, block + 1)
        }
        let length = isComplete ? blocks[block].sum / Double(size) : .nan
        if details.count == Self.detailLimit { details.removeFirst() }
        details.append(Detail(block: block, lengths: Array(repeating: length, count: size)))
        return details.count - 1
    }

    // MARK: Positions

    private mutating func start(ofBlock block: Int) -> Double {
        while validStarts <= block {
            let previous = validStarts - 1
            let unknown = size(of: previous) - Int(blocks[previous].known)
            starts[validStarts] =
                starts[previous] + blocks[previous].sum + Double(unknown) * estimate
                + gap * Double(size(of: previous))
            validStarts += 1
        }
        return starts[block]
    }

    /// The start of a line; for `count`, the start that one more line would have.
    mutating func start(of line: Int) -> Double {
        guard count > 0 else { return 0 }
        let block = min(line / blockSize, blocks.count)
        var position = start(ofBlock: block)
        guard block < blocks.count else { return position }
        for earlier in (block * blockSize)..<line { position += length(of: earlier) + gap }
        return position
    }

    /// The length from the first line's start to the last one's end.
    mutating func total() -> Double { count == 0 ? 0 : start(of: count) - gap }

    /// The line at a position, or the nearest one; a line's gap belongs to it.
    mutating func line(at position: Double) -> Int {
        guard count > 0, position > 0 else { return 0 }
        _ = start(ofBlock: blocks.count)
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= position { low = middle } else { high = middle - 1 }
        }
        var line = low * blockSize
        var end = starts[low]
        let last = min(line + blockSize, count) - 1
        while line < last {
            end += length(of: line) + gap
            if end > position { break }
            line += 1
        }
        return line
    }

    // MARK: Changes

    /// The lengths after lines were added or removed and the lines in view moved by `shift`.
    func changed(count newCount: Int, shift: Int) -> LineLengths {
        var result = LineLengths(count: newCount, gap: gap, estimate: estimate)
        result.knownAtEstimate = knownAtEstimate
        result.typicalSum = typicalSum
        result.typicalCount = typicalCount
        guard blockSize == 1, result.blockSize == 1 else { return result }
        for line in 0..<count where blocks[line].known > 0 {
            let moved = line + shift
            guard moved >= 0, moved < newCount else { continue }
            result.blocks[moved] = blocks[line]
            result.known += 1
        }
        return result
    }
}
