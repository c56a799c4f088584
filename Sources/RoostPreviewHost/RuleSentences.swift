import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// States in a sentence the rule by which an element got its size and placed its children.
@MainActor
struct RuleSentences {
    let tree: LayoutTree
    /// The answers of each element, in the order in which they were asked for.
    private var answers: [LayoutID: [(proposal: ProposedViewSize, size: CGSize)]] = [:]

    init(tree: LayoutTree, recorder: LayoutRecorder) {
        self.tree = tree
        var open: [LayoutID: [ProposedViewSize]] = [:]
        for event in recorder.events {
            switch event {
            case .proposed(let id, let proposal, _): open[id, default: []].append(proposal)
            case .answered(let id, let size, _):
                guard let proposal = open[id]?.popLast() else { continue }
                answers[id, default: []].append((proposal, size))
            case .placed: break
            }
        }
    }

    // MARK: Names

    /// The view's type with its words or its accessibility identifier.
    func name(_ id: LayoutID) -> String {
        var named = tree.identifier(of: id)
        // Modifiers without a layout of their own go by the name of their content.
        var shown = id
        while !decides(shown), let inner = child(of: shown) {
            shown = inner
            named = named ?? tree.identifier(of: shown)
        }
        return type(shown) + ((named ?? words(shown)).map { " “\($0)”" } ?? "")
    }

    private func type(_ id: LayoutID) -> String {
        switch tree.rule(of: id) {
        case .frame, .flexibleFrame: ".frame"
        case .padding: ".padding"
        case .offset: ".offset"
        case .position: ".position"
        case .aspectRatio: ".aspectRatio"
        case .fixedSize: ".fixedSize"
        case .layered(_, let isBehind): isBehind ? ".background" : ".overlay"
        default:
            switch tree.describe(id) {
            case "Never": "window"
            case "ModifiedContent": "modifier"
            case let name: name
            }
        }
    }

    /// The words of a text; nil for other views.
    func words(_ id: LayoutID) -> String? {
        guard tree.layoutObject(of: id) is TextLayoutObject, let owner = tree.owner(of: id) else { return nil }
        var attributes = AccessibilityAttributes()
        guard owner.describe(id, to: &attributes) else { return nil }
        return attributes.control?.label
    }

    /// Whether the element has a say in the layout of the views around it.
    func decides(_ id: LayoutID) -> Bool {
        if case .passthrough = tree.rule(of: id) { return false }
        if let object = tree.layoutObject(of: id), object.isNeutral { return false }
        return true
    }

    // MARK: Sentences

    func sentence(for id: LayoutID) -> String {
        let proposal = tree.placedProposal(of: id)
        let size = tree.frame(of: id).size
        switch tree.rule(of: id) {
        case .fixed: return "Its size is its own, whatever it is offered."
        case .flexible: return "It takes all of the space that it is offered."
        case .square: return "It takes the largest square in the space that it is offered."
        case .spacer: return "A spacer takes the length that its stack has left over, and none across."
        case .divider: return "A divider is a thin line across its stack, as long as it is offered."
        case .passthrough: return "It has the size of its content."
        case .frame(let width, let height, let alignment):
            return frameSentence(id, width: width, height: height, alignment)
        case .flexibleFrame: return flexibleFrameSentence(id, proposal, size)
        case .padding(let insets):
            return
                "Padding offers its content \(Length.text(insets.leading + insets.trailing)) less in width and "
                + "\(Length.text(insets.top + insets.bottom)) less in height, and is that much larger than the content."
        case .offset(let x, let y):
            return
                "An offset moves the drawing by (\(Length.text(x)), \(Length.text(y))); its place in the layout stays, "
                + "so neighbours do not move."
        case .position(let x, let y):
            return
                "A position takes all of the space that it is offered, and puts the content's middle at "
                + "(\(Length.text(x)), \(Length.text(y))) in it."
        case .aspectRatio(let ratio, let fills):
            let kept = ratio.isNaN ? "its content's own ratio" : "the ratio \(Length.text(ratio))"
            return fills
                ? "It offers its content the smallest size of \(kept) that covers the space, which may stick out of it."
                : "It offers its content the largest size of \(kept) that fits the space; the rest stays empty."
        case .fixedSize(let horizontal, let vertical):
            let axes = horizontal && vertical ? "width and height" : horizontal ? "width" : "height"
            return
                "A fixed size offers its content no \(axes), so the content takes its ideal \(axes) and neither wraps "
                + "nor shrinks, even where that is more than the space."
        case .stack(let axis, let spacing, _): return stackSentence(id, axis, spacing)
        case .zstack:
            return
                "A ZStack offers each child all of its space, and is as large as the largest child in each dimension."
        case .layered(_, let isBehind):
            let kind = isBehind ? "A background" : "An overlay"
            return
                "\(kind) is offered the size of the view that it is on, and has no say in the layout: modifiers "
                + "before it are inside, modifiers after it are outside."
        case .object: return objectSentence(id, proposal, size)
        }
    }

    private func child(of id: LayoutID) -> LayoutID? {
        tree.children(of: id).first { tree.isPlaced($0) }
    }

    private func frameSentence(_ id: LayoutID, width: Double, height: Double, _ alignment: Alignment) -> String {
        let given = [
            width.isNaN ? nil : "\(Length.text(width)) wide", height.isNaN ? nil : "\(Length.text(height)) high",
        ].compactMap(\.self)
        let text = "The frame is \(given.joined(separator: " and ")), whatever its content chooses."
        guard let child = child(of: id) else { return text }
        let inner = tree.frame(of: child).size
        let size = tree.frame(of: id).size
        if inner.width > size.width + 0.5 || inner.height > size.height + 0.5 {
            return
                "\(text) The content chose \(Length.text(inner.width)) × \(Length.text(inner.height)), which is larger: "
                + "a frame neither shrinks nor clips its content, which sticks out."
        }
        if inner.width < size.width - 0.5 || inner.height < size.height - 0.5 {
            return
                "\(text) The content chose \(Length.text(inner.width)) × \(Length.text(inner.height)), and is aligned in "
                + "the frame."
        }
        return text
    }

    private func flexibleFrameSentence(_ id: LayoutID, _ proposal: ProposedViewSize, _ size: CGSize) -> String {
        var parts: [String] = []
        let inner = child(of: id).map { tree.frame(of: $0).size } ?? size
        for (name, offered, own, content) in [
            ("width", proposal.width, size.width, inner.width), ("height", proposal.height, size.height, inner.height),
        ] {
            if let offered, abs(offered - own) < 0.5, abs(own - content) > 0.5 {
                parts.append("takes all of the \(name) that it is offered")
            } else if abs(own - content) < 0.5 {
                parts.append("has its content's \(name)")
            } else {
                parts.append("holds its \(name) at the limit of \(Length.text(own))")
            }
        }
        return
            "A frame with limits \(parts.joined(separator: " and ")); the content stands in it by the frame's alignment."
    }

    private func stackSentence(_ id: LayoutID, _ axis: Axis, _ spacing: Double) -> String {
        let isHorizontal = axis == .horizontal
        let children = tree.children(of: id).filter { tree.isPlaced($0) }
        guard !children.isEmpty else { return "An empty stack has no size." }
        let word = isHorizontal ? "width" : "height"
        func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        let lengths = children.map { length(tree.frame(of: $0).size) }
        let shares = zip(children, lengths).map { "\(name($0)) \(Length.text($1))" }.joined(separator: ", ")
        let proposal = tree.placedProposal(of: id)
        guard let offered = isHorizontal ? proposal.width : proposal.height, offered.isFinite, children.count > 1 else {
            return "The stack adds up the \(word)s of its children: \(shares)."
        }
        let flexibilities = children.map(flexibility(isHorizontal))
        let order = zip(children, flexibilities).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        let isEven = (lengths.max() ?? 0) - (lengths.min() ?? 0) < 0.5
        let total = length(tree.frame(of: id).size)
        var text =
            isEven
            ? "The stack divides its \(word) evenly, as its children are equally flexible: \(shares)."
            : "The stack asks the least flexible child first and offers it an equal share of what is left, so "
                + "\(name(order[0].element.0)) chose first, and what it left went to the others: \(shares)."
        if total > offered + 0.5 {
            text +=
                " Together they need \(Length.text(total)), \(Length.text(total - offered)) more than the \(Length.text(offered)) "
                + "offered: the stack sticks out."
        }
        return text
    }

    /// The length by which an element's answers to nothing and to all space differ.
    private func flexibility(_ isHorizontal: Bool) -> (LayoutID) -> CGFloat {
        { [tree] id in
            let across = tree.placedProposal(of: id)
            func length(_ proposed: CGFloat) -> CGFloat {
                let size = tree.size(
                    of: id,
                    isHorizontal
                        ? ProposedViewSize(width: proposed, height: across.height)
                        : ProposedViewSize(width: across.width, height: proposed))
                return isHorizontal ? size.width : size.height
            }
            return length(.infinity) - length(0)
        }
    }

    private func objectSentence(_ id: LayoutID, _ proposal: ProposedViewSize, _ size: CGSize) -> String {
        if let text = tree.layoutObject(of: id) as? TextLayoutObject { return textSentence(text, proposal, size) }
        let name = type(id)
        if name.contains("ScrollView") {
            return
                "A scroll view takes all of the space that it is offered, and offers its content no length along its axis, "
                + "so the content has its ideal length there."
        }
        if name.contains("GeometryReader") {
            return
                "A geometry reader takes all of the space that it is offered, however small its content, and puts the "
                + "content at its top leading corner."
        }
        let takesAll =
            proposal.width.map { abs($0 - size.width) < 0.5 } ?? false
            && proposal.height.map { abs($0 - size.height) < 0.5 } ?? false
        return takesAll
            ? "The \(name) takes all of the space that it is offered."
            : "The \(name) sizes and places its content by a rule of its own."
    }

    private func textSentence(_ text: TextLayoutObject, _ proposal: ProposedViewSize, _ size: CGSize) -> String {
        let ideal = text.layout(.unspecified)
        let shown = text.layout(proposal)
        let width = Length.text(ideal.size.width)
        let offered = "\(Length.text(proposal.width)) × \(Length.text(proposal.height))"
        if shown.isTruncated {
            let needed = "\(width) × \(Length.text(ideal.size.height)) on \(lines(ideal.lineCount))"
            return "The text needs \(needed) and was offered \(offered), so it shows \(lines(shown.lineCount)) and an "
                + "ellipsis: a text is never wider than it is offered. `lineLimit`, `minimumScaleFactor`, "
                + "`layoutPriority` or `fixedSize` change that."
        }
        if shown.lineCount > ideal.lineCount {
            let place = Length.text(proposal.width)
            return "The text needs \(width) on one line and was offered \(place), so it wraps into "
                + "\(lines(shown.lineCount))."
        }
        return "The text has the size of its words: it fits what it was offered, and takes no more."
    }

    private func lines(_ count: Int) -> String { count == 1 ? "one line" : "\(count) lines" }
}
