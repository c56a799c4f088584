/// The columns or the rows of a grid during solving.
struct GridLines {
    let count: Int
    /// The gap before each line; 0 for the first.
    let gaps: ContiguousArray<Double>
    /// The proposed length without the gaps; NaN if the proposal is nil.
    let room: Double
    var sizes: ContiguousArray<Double>

    // The state of the current priority:
    /// The length offered to each open line.
    var share = 0.0
    /// Whether a line still waits for a cell of this priority.
    var isOpen: ContiguousArray<Bool>
    var openCount = 0
    /// The number of unmeasured cells that lie in this line alone.
    var waiting: ContiguousArray<Int>
    /// The last priority, by its place in the order, with a cell in the line.
    var seen: ContiguousArray<Int>
    /// The same, without the first group of each priority.
    var seenLate: ContiguousArray<Int>

    init(gaps: ContiguousArray<Double>, proposal: Double) {
        count = gaps.count
        self.gaps = gaps
        room = proposal.isNaN ? .nan : proposal - gaps.reduce(0, +)
        sizes = ContiguousArray(repeating: 0, count: count)
        isOpen = ContiguousArray(repeating: false, count: count)
        waiting = ContiguousArray(repeating: 0, count: count)
        seen = ContiguousArray(repeating: -1, count: count)
        seenLate = seen
    }

    /// The sum of the gaps inside a span.
    func inner(_ lines: Range<Int>) -> Double {
        var length = 0.0
        for line in lines.dropFirst() { length += gaps[line] }
        return length
    }

    func total(_ lines: Range<Int>) -> Double {
        var length = 0.0
        for line in lines { length += sizes[line] }
        return length
    }

    var total: Double { total(0..<count) }

    mutating func open(_ line: Int) {
        guard !isOpen[line] else { return }
        isOpen[line] = true
        openCount += 1
    }

    /// Closes lines whose last cell is measured. The rest of their shares goes to the lines that are still open.
    mutating func close(_ lines: ContiguousArray<Int>) {
        var slack = 0.0
        for line in lines {
            slack += share.less(sizes[line])
            guard isOpen[line] else { continue }
            isOpen[line] = false
            openCount -= 1
        }
        if !room.isNaN && !lines.isEmpty && openCount > 0 { share += slack / Double(openCount) }
    }

    /// The length offered to a cell that lies in one line.
    func offer(to line: Int) -> Double { max(share, sizes[line], 0) }

    /// Forgets the state of the last priority.
    mutating func reset() {
        for line in 0..<count {
            isOpen[line] = false
            waiting[line] = 0
        }
        openCount = 0
    }
}

extension Double {
    /// The difference of two lengths; 0 for two infinite ones.
    @inline(__always)
    func less(_ other: Double) -> Double {
        let difference = self - other
        return difference.isNaN ? 0 : difference
    }
}
