/// The columns or the rows of a grid while it is solved.
struct GridLines {
    let count: Int
    /// The distance before each line; 0 for the first.
    let gaps: ContiguousArray<Double>
    /// The proposed length less the gaps; NaN where the proposal is nil.
    let room: Double
    var sizes: ContiguousArray<Double>

    // Of the priority that is being served:
    /// What each open line is offered.
    var share = 0.0
    /// Lines that still wait for a cell of this priority.
    var isOpen: ContiguousArray<Bool>
    var openCount = 0
    /// The cells of one line each that are still to be measured.
    var waiting: ContiguousArray<Int>
    /// The priority (by its place in the order) whose cells were last seen in the line: all of them; all but its
    /// first group.
    var seen: ContiguousArray<Int>
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

    /// The gaps inside a span.
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

    /// Closes lines whose last cell was measured; what their shares leave over goes to those that are open.
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

    /// What a cell that lies in one line is offered.
    func offer(to line: Int) -> Double { max(share, sizes[line], 0) }

    /// Forgets the last priority.
    mutating func reset() {
        for line in 0..<count {
            isOpen[line] = false
            waiting[line] = 0
        }
        openCount = 0
    }
}

extension Double {
    /// The difference of two lengths; 0 for that of two infinite ones.
    @inline(__always)
    func less(_ other: Double) -> Double {
        let difference = self - other
        return difference.isNaN ? 0 : difference
    }
}
