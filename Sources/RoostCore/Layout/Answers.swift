import CoreGraphics

/// What elements answered to proposals, by which a pass stays linear in their number however deeply containers are nested.
///
/// Each element has a list of its own, the answer that was given or asked for last at its head.
extension LayoutTree {
    /// One remembered answer.
    struct Answer {
        var proposal: Proposal
        var size: CGSize
        /// The one before.
        var next: Int32
    }

    /// More answers than this are not kept for one element: the one that was not asked for the longest makes room.
    private static let mostAnswers: Int16 = 16
    /// Of the answers from earlier passes these many are kept beside new ones: where a window is resized over and over the
    /// others are of no use, and each question would look through them.
    private static let mostOldAnswers: Int16 = 8

    /// The remembered answer, which then is the first in its list.
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

    /// Forgets all but these many answers of an element.
    private func keepAnswers(_ count: Int16, of id: LayoutID) {
        guard self[id].answerCount > count else { return }
        var last = self[id].answers
        for _ in 1..<count { last = answers[Int(last)].next }
        forgetAnswers(from: answers[Int(last)].next)
        answers[Int(last)].next = -1
        self[id].answerCount = count
    }

    /// Makes room of an answer and those before.
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
