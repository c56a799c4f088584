import CoreGraphics

/// The remembered answers of elements to proposals. They keep a pass linear in the number of elements, however deep
/// containers are nested.
///
/// Each element has its own list, with the most recently used answer first.
extension LayoutTree {
    /// One remembered answer.
    struct Answer {
        var proposal: Proposal
        var size: CGSize
        /// The index of the next answer in the list, else -1.
        var next: Int32
    }

    /// The most answers of one element. Beyond it the least recently used one makes room.
    private static let mostAnswers: Int16 = 16
    /// The number of answers from earlier passes that stay beside new ones. While a window is resized the others are of
    /// no use, and every lookup would walk through them.
    private static let mostOldAnswers: Int16 = 8

    /// The remembered answer to a proposal, moved to the front of its list.
    @inline(__always)
    func answer(to proposal: Proposal, of id: LayoutID) -> CGSize? {
        let first = self[id].answers
        guard first >= 0 else { return nil }
        if answers[Int(first)].proposal.isSame(as: proposal) { return answers[Int(first)].size }
        return olderAnswer(to: proposal, of: id)
    }

    private func olderAnswer(to proposal: Proposal, of id: LayoutID) -> CGSize? {
        var previous = self[id].answers
        var index = answers[Int(previous)].next
        while index >= 0 {
            if answers[Int(index)].proposal.isSame(as: proposal) {
                answers[Int(previous)].next = answers[Int(index)].next
                answers[Int(index)].next = self[id].answers
                self[id].answers = index
                return answers[Int(index)].size
            }
            previous = index
            index = answers[Int(index)].next
        }
        return nil
    }

    func remember(_ size: CGSize, for proposal: Proposal, of id: LayoutID) {
        if self[id].answersPass != pass {
            self[id].answersPass = pass
            keepAnswers(Self.mostOldAnswers, of: id)
        } else {
            keepAnswers(Self.mostAnswers - 1, of: id)
        }
        let answer = Answer(proposal: proposal, size: size, next: self[id].answers)
        if freeAnswer >= 0 {
            let free = freeAnswer
            freeAnswer = answers[Int(free)].next
            answers[Int(free)] = answer
            self[id].answers = free
        } else {
            self[id].answers = Int32(memory.pointee.answers.count)
            memory.pointee.answers.push(answer)
        }
        self[id].answerCount += 1
    }

    func forgetAnswers(of id: LayoutID) {
        forgetAnswers(from: self[id].answers)
        self[id].answers = -1
        self[id].answerCount = 0
    }

    /// Forgets all but the first `count` answers of an element.
    private func keepAnswers(_ count: Int16, of id: LayoutID) {
        guard self[id].answerCount > count else { return }
        var last = self[id].answers
        for _ in 1..<count { last = answers[Int(last)].next }
        forgetAnswers(from: answers[Int(last)].next)
        answers[Int(last)].next = -1
        self[id].answerCount = count
    }

    /// Adds an answer and those after it to the free list.
    private func forgetAnswers(from first: Int32) {
        var index = first
        while index >= 0 {
            let next = answers[Int(index)].next
            answers[Int(index)].next = freeAnswer
            freeAnswer = index
            index = next
        }
    }
}
