import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// The sentences about views with several children, and about what only stacks give meaning to.
extension RuleSentences {
    func stackSentence(_ id: LayoutID, _ axis: Axis, _ spacing: Double, _ key: AlignmentKey) -> String {
        let isHorizontal = axis == .horizontal
        let children = placedChildren(of: id)
        guard !children.isEmpty else { return "An empty stack has no size." }
        let word = isHorizontal ? "width" : "height"
        let lengths = children.map { length($0, isHorizontal) }
        let proposal = tree.placedProposal(of: id)
        let across = children.map { length($0, !isHorizontal) }
        let alignment =
            (across.max() ?? 0) - (across.min() ?? 0) > 0.5
            ? " Across, the children are aligned by \(words(key))." : ""
        guard children.count > 1 else { return "The stack has the \(word) of its only child." }
        guard let offered = isHorizontal ? proposal.width : proposal.height, offered.isFinite else {
            return "The stack is offered no \(word), so each child has its ideal \(word): \(shares(children, lengths))."
                + alignment
        }
        return division(children, lengths, isHorizontal, offered, total: length(id, isHorizontal)) + alignment
    }

    /// How a stack has divided the length that it was offered.
    private func division(
        _ children: [LayoutID], _ lengths: [CGFloat], _ isHorizontal: Bool, _ offered: CGFloat, total: CGFloat
    ) -> String {
        let word = isHorizontal ? "width" : "height"
        let flexibilities = children.map { flexibility($0, isHorizontal) }
        let shares = shares(children, lengths)
        let isShort = zip(children, lengths).contains { ideal($0, isHorizontal) > $1 + 0.5 }
        if total > offered + 0.5 {
            return "Together the children need \(Length.text(total)), \(Length.text(total - offered)) more than the "
                + "\(Length.text(offered)) offered, and none gives way: \(shares). So the stack sticks out."
        }
        if !isShort, !flexibilities.contains(.infinity) {
            return "There is room for all: each child has the \(word) that it wants: \(shares)."
        }
        if (lengths.max() ?? 0) - (lengths.min() ?? 0) < 0.5 {
            return "The children are equally flexible, so each has the same \(word): \(shares)."
        }
        let first = zip(children, flexibilities).enumerated()
            .min { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }?.element.0
        return
            "The stack asks its least flexible child first, \(first.map(contentName) ?? "it"), and the others share what "
            + "that leaves: \(shares)."
    }

    func zStackSentence(_ id: LayoutID, _ alignment: Alignment) -> String {
        let children = placedChildren(of: id)
        func area(_ id: LayoutID) -> CGFloat { length(id, true) * length(id, false) }
        guard let largest = children.max(by: { area($0) < area($1) }) else { return "An empty ZStack has no size." }
        return
            "A ZStack is as large as its largest child, \(contentName(largest)) (\(text(tree.frame(of: largest).size))), and "
            + "places each child at \(alignment.words)."
    }

    func spacerSentence(_ id: LayoutID) -> String {
        var stack = tree.parent(of: id)
        while stack.exists, !decides(stack) { stack = tree.parent(of: stack) }
        guard stack.exists, case .stack(let axis, _, _) = tree.rule(of: stack) else {
            return "A spacer outside of a stack takes all of the space."
        }
        let isHorizontal = axis == .horizontal
        let word = isHorizontal ? "width" : "height"
        let length = Length.text(length(id, isHorizontal))
        let proposal = tree.placedProposal(of: stack)
        guard let offered = isHorizontal ? proposal.width : proposal.height, offered.isFinite else {
            return
                "A spacer takes what its stack has left over, but this stack is offered no \(word), as in a scroll view: "
                + "nothing is left, and the spacer has its least length, \(length)."
        }
        return "A spacer takes what its stack has left over: \(length) of \(Length.text(offered))."
    }

    // MARK: Parts

    private func placedChildren(of id: LayoutID) -> [LayoutID] { tree.children(of: id).filter { tree.isPlaced($0) } }

    private func length(_ id: LayoutID, _ isHorizontal: Bool) -> CGFloat {
        length(tree.frame(of: id).size, isHorizontal)
    }

    private func length(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat { isHorizontal ? size.width : size.height }

    /// The children's lengths; of many children the first four.
    private func shares(_ children: [LayoutID], _ lengths: [CGFloat]) -> String {
        zip(children, lengths).prefix(4).map { "\(contentName($0)) \(Length.text($1))" }.joined(separator: ", ")
            + (children.count > 4 ? " …" : "")
    }

    /// The length by which an element's answers to nothing and to all space differ.
    private func flexibility(_ id: LayoutID, _ isHorizontal: Bool) -> CGFloat {
        length(answer(of: id, to: .infinity, isHorizontal), isHorizontal)
            - length(answer(of: id, to: 0, isHorizontal), isHorizontal)
    }

    private func ideal(_ id: LayoutID, _ isHorizontal: Bool) -> CGFloat {
        length(answer(of: id, to: nil, isHorizontal), isHorizontal)
    }

    private func answer(of id: LayoutID, to length: CGFloat?, _ isHorizontal: Bool) -> CGSize {
        var proposal = tree.placedProposal(of: id)
        if isHorizontal { proposal.width = length } else { proposal.height = length }
        return tree.size(of: id, proposal)
    }

    private func words(_ key: AlignmentKey) -> String {
        let named: [(AlignmentKey, String)] = [
            (HorizontalAlignment.leading.key, "leading"), (HorizontalAlignment.center.key, "center"),
            (HorizontalAlignment.trailing.key, "trailing"), (VerticalAlignment.top.key, "top"),
            (VerticalAlignment.center.key, "center"), (VerticalAlignment.bottom.key, "bottom"),
            (VerticalAlignment.firstTextBaseline.key, "firstTextBaseline"),
            (VerticalAlignment.lastTextBaseline.key, "lastTextBaseline"),
        ]
        return named.first { $0.0 == key }.map { "`.\($0.1)`" } ?? "a guide of their own"
    }
}
