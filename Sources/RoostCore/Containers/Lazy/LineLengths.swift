/// The lengths of a lazy container's lines, as far as they are known; the others are estimated.
///
/// Memory is bounded whatever the number of lines: lines are counted in blocks, of which there are 4096 at most.
///
/// 1. A block remembers the sum of the lengths that were measured in it, and how many there were.
/// 2. The lengths of single lines are kept for the blocks that were used last; a block that is met again begins with the
///    mean of what it knew, so that its sum does not change by being forgotten.
/// 3. A line that was never measured counts as the estimate: the mean of the typical lengths, which is taken anew only
///    when twice as many are known, so that what has been seen does not wander with each measurement.
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
    /// Points between lines.
    let gap: Double
    private let blockSize: Int
    private var blocks: [Block]
    /// The single lines' lengths (NaN where unknown) of blocks, the one that was used last at the end.
    private var details: [Detail] = []
    private(set) var estimate: Double
    private var knownAtEstimate = 0
    /// Of the measured lines that estimates go by.
    private var typicalSum = 0.0
    private var typicalCount = 0
    private var known = 0
    /// Where each block begins; right up to `validStarts`.
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

    /// A line's length as far as it is known; nil for an estimated one.
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

    /// Takes note of a line's length; estimates go by it if it is typical.
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

    /// The place in `details` of a block's lines, moved to the end.
    private mutating func openDetail(of block: Int) -> Int {
        if let index = details.lastIndex(where: { $0.block == block }) {
            if index < details.count - 1 { details.append(details.remove(at: index)) }
            return details.count - 1
        }
        let size = size(of: block)
        let isComplete = blocks[block].known == Int32(size)
        if !isComplete && blocks[block].known > 0 {
            // Which lines were known is forgotten: the block begins anew.
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

    /// Where a line begins; that of `count` is where one more would.
    mutating func start(of line: Int) -> Double {
        guard count > 0 else { return 0 }
        let block = min(line / blockSize, blocks.count)
        var position = start(ofBlock: block)
        guard block < blocks.count else { return position }
        for earlier in (block * blockSize)..<line { position += length(of: earlier) + gap }
        return position
    }

    /// From the first line's start to the last one's end.
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

    /// The lengths after lines were added or taken away, where the lines that are in view moved by `shift`.
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
