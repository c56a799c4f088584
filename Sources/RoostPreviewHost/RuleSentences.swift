import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// States in a sentence the rule by which an element got its size and placed its children.
@MainActor
struct RuleSentences {
    let tree: LayoutTree

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
        return type(shown) + ((named ?? words(shown)).map { " “\(shortened($0))”" } ?? "")
    }

    /// The name of the view under an element's modifiers.
    func contentName(_ id: LayoutID) -> String {
        var shown = id
        while tree.identifier(of: shown) == nil, !decides(shown) || type(shown).hasPrefix("."),
            let inner = child(of: shown)
        {
            shown = inner
        }
        return name(shown)
    }

    private func shortened(_ words: String) -> String { words.count > 40 ? words.prefix(39) + "…" : words }

    func type(_ id: LayoutID) -> String {
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
            case "ModifiedContent": tree.owner(of: id).map { modifierName($0.viewType) } ?? "modifier"
            case "_ShapeView": tree.owner(of: id).flatMap { arguments($0.viewType).first } ?? "Shape"
            case let name: name
            }
        }
    }

    /// A modifier's name as in code, as far as its type tells: `_ClipEffect` becomes `.clip`.
    private func modifierName(_ type: Any.Type) -> String {
        guard var name = arguments(type).last?.drop(while: { $0 == "_" }) else { return "modifier" }
        for suffix in ["Modifier", "Effect", "Layout"] where name.hasSuffix(suffix) {
            name = name.dropLast(suffix.count)
        }
        return "." + name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The names of the types that a type is generic over, without what those are generic over.
    private func arguments(_ type: Any.Type) -> [String] {
        var (found, depth): ([String], Int) = ([], 0)
        for character in String(describing: type) {
            switch character {
            case "<":
                depth += 1
                if depth == 1 { found.append("") }
            case ">": depth -= 1
            case "," where depth == 1: found.append("")
            case " ": break
            default: if depth == 1 { found[found.count - 1].append(character) }
            }
        }
        return found
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
        if isRepeated(id) { return false }
        if let object = tree.layoutObject(of: id), object.isNeutral { return false }
        return true
    }

    /// Whether a stack only holds another one of its size, as the one that a scroll view makes around its content.
    private func isRepeated(_ id: LayoutID) -> Bool {
        guard case .stack(let axis, _, _) = tree.rule(of: id) else { return false }
        let children = tree.children(of: id)
        guard children.count == 1, case .stack(axis, _, _) = tree.rule(of: children[0]) else { return false }
        return tree.frame(of: id) == tree.frame(of: children[0])
    }

    // MARK: Sentences

    func sentence(for id: LayoutID) -> String {
        let proposal = tree.placedProposal(of: id)
        let size = tree.frame(of: id).size
        switch tree.rule(of: id) {
        case .fixed: return "Its size is its own, whatever it is offered."
        case .flexible: return "It takes all of the space that it is offered."
        case .square: return "It takes the largest square in the space that it is offered."
        case .spacer: return spacerSentence(id)
        case .divider: return "A divider is a thin line across its stack, as long as it is offered."
        case .passthrough: return "It has the size of its content."
        case .frame(let width, let height, let alignment):
            return frameSentence(id, width: width, height: height, alignment)
        case .flexibleFrame: return flexibleFrameSentence(id, proposal, size)
        case .padding(let insets):
            return "Padding offers its content \(Length.text(insets.leading + insets.trailing)) less in width and "
                + "\(Length.text(insets.top + insets.bottom)) less in height, and adds that around it."
        case .offset(let x, let y):
            return "The offset moves the drawing by (\(Length.text(x)), \(Length.text(y))); its place in the layout "
                + "stays, so neighbours do not move."
        case .position(let x, let y):
            return "A position takes all of the space, and puts the content's middle at (\(Length.text(x)), "
                + "\(Length.text(y))) in it."
        case .aspectRatio(let ratio, let fills): return aspectRatioSentence(id, ratio, fills: fills)
        case .fixedSize(let horizontal, let vertical):
            return fixedSizeSentence(id, proposal, size, horizontal: horizontal, vertical: vertical)
        case .stack(let axis, let spacing, let key): return stackSentence(id, axis, spacing, key)
        case .zstack(let alignment): return zStackSentence(id, alignment)
        case .layered(let alignment, let isBehind):
            let layer = tree.children(of: id).dropFirst().first.map { tree.frame(of: $0).size }
            let place =
                layer.map { text($0) == text(size) ? "" : ", is \(text($0)) and stands at \(alignment.words)" } ?? ""
            return "The \(isBehind ? "background" : "overlay") is offered the size of the view that it is on, "
                + "\(text(size))\(place). So padding before it is inside, and padding after it outside."
        case .object: return objectSentence(id, proposal, size)
        }
    }

    func child(of id: LayoutID) -> LayoutID? {
        tree.children(of: id).first { tree.isPlaced($0) }
    }

    func text(_ size: CGSize) -> String { "\(Length.text(size.width)) × \(Length.text(size.height))" }

    func text(_ proposal: ProposedViewSize) -> String {
        "\(Length.text(proposal.width)) × \(Length.text(proposal.height))"
    }

    private func frameSentence(_ id: LayoutID, width: Double, height: Double, _ alignment: Alignment) -> String {
        let given = [
            width.isNaN ? nil : "\(Length.text(width)) wide", height.isNaN ? nil : "\(Length.text(height)) high",
        ].compactMap(\.self)
        let sentence = "The frame is \(given.joined(separator: " and ")), whatever its content chooses"
        guard let child = child(of: id) else { return sentence + "." }
        let inner = tree.frame(of: child).size
        let size = tree.frame(of: id).size
        if inner.width > size.width + 0.5 || inner.height > size.height + 0.5 {
            return
                "\(sentence): \(name(child)) is \(text(inner)) and sticks out, as a frame neither shrinks nor clips its "
                + "content."
        }
        if inner.width < size.width - 0.5 || inner.height < size.height - 0.5 {
            return "\(sentence): \(name(child)) is \(text(inner)) and stands at \(alignment.words)."
        }
        return sentence + "."
    }

    private func flexibleFrameSentence(_ id: LayoutID, _ proposal: ProposedViewSize, _ size: CGSize) -> String {
        let inner = child(of: id).map { tree.frame(of: $0).size } ?? size
        let parts = [
            ("width", proposal.width, size.width, inner.width), ("height", proposal.height, size.height, inner.height),
        ].map { name, offered, own, content in
            if let offered, abs(offered - own) < 0.5, abs(own - content) > 0.5 {
                "takes all of the \(name) that it is offered"
            } else if abs(own - content) < 0.5 {
                "has its content's \(name)"
            } else {
                "holds its \(name) at the limit of \(Length.text(own))"
            }
        }
        return "The frame \(parts.joined(separator: " and "))."
    }

    private func aspectRatioSentence(_ id: LayoutID, _ ratio: Double, fills: Bool) -> String {
        let kept = ratio.isNaN ? "the content's own ratio" : "the ratio \(Length.text(ratio))"
        let space = text(tree.placedProposal(of: id))
        let inner = child(of: id).map { text(tree.frame(of: $0).size) } ?? "nothing"
        return fills
            ? "The smallest size of \(kept) that covers \(space) is offered to the content, which is \(inner) and may "
                + "stick out."
            : "The largest size of \(kept) that fits into \(space) is offered to the content, which is \(inner); the "
                + "rest of the space stays empty."
    }

    private func fixedSizeSentence(
        _ id: LayoutID, _ proposal: ProposedViewSize, _ size: CGSize, horizontal: Bool, vertical: Bool
    ) -> String {
        let axes = horizontal && vertical ? "size" : horizontal ? "width" : "height"
        let sentence = "The content is offered no \(axes), so it has its ideal \(axes) and neither wraps nor shrinks"
        let excess = [
            horizontal ? proposal.width.map { ("wider", size.width - $0) } : nil,
            vertical ? proposal.height.map { ("higher", size.height - $0) } : nil,
        ].compactMap(\.self).filter { $0.1 > 0.5 }.map { "\(Length.text($0.1)) \($0.0)" }
        guard !excess.isEmpty else { return sentence + "." }
        return "\(sentence): it is \(excess.joined(separator: " and ")) than the space."
    }

    private func objectSentence(_ id: LayoutID, _ proposal: ProposedViewSize, _ size: CGSize) -> String {
        if let text = tree.layoutObject(of: id) as? TextLayoutObject { return textSentence(text, proposal, size) }
        let name = type(id)
        let content = child(of: id).map { tree.frame(of: $0).size }
        if name.contains("ScrollView") {
            return
                "A scroll view takes all of the space along its axis, where it offers its content no length: the content "
                + "has its ideal length there."
        }
        if name.contains("GeometryReader") {
            return
                "A geometry reader takes all of the space that it is offered, \(text(size)), however small its content"
                + (content.map { " (\(text($0)))" } ?? "") + ", and puts it at the top leading corner."
        }
        if name == "ViewThatFits" {
            return "It shows the first of its views whose ideal size fits into \(text(proposal)), and else the last."
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
        if shown.isTruncated {
            return
                "The text needs \(width) on \(lines(ideal.lineCount)) and was offered \(self.text(proposal)), so it shows "
                + "\(lines(shown.lineCount)) and an ellipsis: a text is never wider than it is offered."
        }
        if shown.lineCount > ideal.lineCount {
            return
                "The text needs \(width) on one line and was offered \(Length.text(proposal.width)), so it wraps into "
                + "\(lines(shown.lineCount))."
        }
        return "The text has the size of its words: it fits, and takes no more."
    }

    private func lines(_ count: Int) -> String { count == 1 ? "one line" : "\(count) lines" }
}

extension Alignment {
    /// The alignment as in code, or how it is called where it has no name.
    var words: String {
        let named: [(Alignment, String)] = [
            (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"), (.bottom, "bottom"),
            (.topLeading, "topLeading"), (.topTrailing, "topTrailing"), (.bottomLeading, "bottomLeading"),
            (.bottomTrailing, "bottomTrailing"),
        ]
        return named.first { $0.0 == self }.map { "`.\($0.1)`" } ?? "its own guides"
    }
}
