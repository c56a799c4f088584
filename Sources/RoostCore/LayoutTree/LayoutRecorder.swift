import CoreGraphics

/// Records the conversation of a layout pass: each element's proposals, knownSizes and placement.
package final class LayoutRecorder {
    package enum Event {
        case proposed(LayoutID, ProposedViewSize, depth: Int)
        case answered(LayoutID, CGSize, depth: Int)
        case placed(LayoutID, CGPoint, CGSize, depth: Int)
    }

    package private(set) var events: [Event] = []

    package init() {}

    func proposed(_ proposal: Proposal, to id: LayoutID, depth: Int32) {
        events.append(.proposed(id, proposal.proposedViewSize, depth: Int(depth)))
    }

    func answered(_ size: CGSize, by id: LayoutID, depth: Int32) {
        events.append(.answered(id, size, depth: Int(depth)))
    }

    func placed(_ id: LayoutID, at origin: CGPoint, size: CGSize, depth: Int32) {
        events.append(.placed(id, origin, size, depth: Int(depth)))
    }
}
