import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// Looks for layouts that are probably not meant.
@MainActor
struct Findings {
    private let stage: PreviewStage
    private let tree: LayoutTree
    private let rules: RuleSentences
    private let elements: [LayoutID]

    init(_ stage: PreviewStage, _ tree: LayoutTree, _ rules: RuleSentences) {
        self.stage = stage
        self.tree = tree
        self.rules = rules
        elements = placedElements(in: tree)
    }

    func all() throws -> [Finding] {
        let nodes = stage.live.session.accessibilityTree().flatMap(\.withDescendants)
        return truncated + overflowing + clipped + overlapping + empty + offScreen(nodes) + smallTargets(nodes)
            + (try contrast()) + fixedTexts
    }

    // MARK: Texts

    private var texts: [(id: LayoutID, object: TextLayoutObject, words: String)] {
        elements.compactMap { id in
            guard let object = tree.layoutObject(of: id) as? TextLayoutObject else { return nil }
            return (id, object, rules.words(id) ?? "")
        }
    }

    private var truncated: [Finding] {
        texts.compactMap { text in
            let proposal = tree.placedProposal(of: text.id)
            guard text.object.layout(proposal).isTruncated else { return nil }
            let ideal = text.object.layout(.unspecified).size
            return finding(
                .truncated, text.id,
                "“\(text.words)” is cut off with an ellipsis: it needs a width of \(Length.text(ideal.width)) and was offered "
                    + "\(Length.text(proposal.width)) × \(Length.text(proposal.height)).")
        }
    }

    private var fixedTexts: [Finding] {
        let large = stage.layoutGraph(textSize: .accessibility3)
        let largeRules = RuleSentences(tree: large.layout)
        var heights: [String: CGFloat] = [:]
        for id in placedElements(in: large.layout) {
            guard let object = large.layout.layoutObject(of: id) as? TextLayoutObject else { continue }
            heights[largeRules.words(id) ?? ""] = object.layout(.unspecified).size.height
        }
        return texts.compactMap { text in
            let height = text.object.layout(.unspecified).size.height
            guard !text.words.isEmpty, height > 0, let grown = heights[text.words], abs(grown - height) < 0.5 else {
                return nil
            }
            return finding(
                .fixedText, text.id,
                "“\(text.words)” stays \(Length.text(height)) high at the text size ax3: use a text style, as in "
                    + "`.font(.body)`, or `@ScaledMetric`.")
        }
    }

    private func contrast() throws -> [Finding] {
        let image = try stage.image()
        return texts.compactMap { text in
            let frame = tree.frame(of: text.id)
            guard !text.words.isEmpty, let ratio = Contrast(image, in: frame, scale: stage.scale).ratio, ratio < 4.5
            else { return nil }
            let rounded = (ratio * 10).rounded(.down) / 10
            return finding(
                .contrast, text.id,
                "“\(text.words)” has a contrast of \(rounded) with the colour behind it; 4.5 is legible.")
        }
    }

    // MARK: Frames

    private var overflowing: [Finding] {
        elements.compactMap { id in
            guard case .frame = tree.rule(of: id) else { return nil }
            let frame = tree.frame(of: id)
            guard let child = tree.children(of: id).first(where: { tree.isPlaced($0) }) else { return nil }
            let inner = tree.frame(of: child)
            guard sticksOut(inner, of: frame), !isClipped(id) else { return nil }
            return finding(
                .overflowing, child,
                "\(rules.name(child)) is \(size(inner)) and sticks out of its frame of \(size(frame)).")
        }
    }

    private var clipped: [Finding] {
        elements.compactMap { id in
            guard let object = tree.layoutObject(of: id), object.clipsChildren, !tree.describe(id).contains("Scroll"),
                let child = tree.children(of: id).first(where: { tree.isPlaced($0) })
            else { return nil }
            let frame = tree.frame(of: id)
            let inner = placedExtent(below: child)
            guard sticksOut(inner, of: frame) else { return nil }
            return finding(
                .clipped, id, "\(rules.name(child)) reaches over \(size(inner)) and is clipped to \(size(frame)).")
        }
    }

    private var overlapping: [Finding] {
        elements.flatMap { id -> [Finding] in
            guard case .stack(_, _, _) = tree.rule(of: id) else { return [] }
            let children = tree.children(of: id).filter { tree.isPlaced($0) }
            return zip(children, children.dropFirst()).compactMap { first, second in
                let shared = tree.frame(of: first).intersection(tree.frame(of: second))
                guard shared.width > 0.5, shared.height > 0.5 else { return nil }
                return finding(
                    .overlapping, second,
                    "\(rules.name(second)) overlaps \(rules.name(first)) by \(size(shared)).")
            }
        }
    }

    private var empty: [Finding] {
        let visible = elements.contains { id in
            let frame = tree.frame(of: id)
            return tree.children(of: id).isEmpty && frame.width > 0 && frame.height > 0
        }
        guard visible else {
            let window = CGRect(origin: .zero, size: stage.size)
            return [
                Finding(kind: .empty, frame: Frame(window), message: "The preview shows nothing: no view has a size.")
            ]
        }
        return texts.filter { !$0.words.isEmpty }.compactMap { text in
            let frame = tree.frame(of: text.id)
            guard frame.width <= 0 || frame.height <= 0 else { return nil }
            return finding(.empty, text.id, "“\(text.words)” has no room: its size is \(size(frame)).")
        }
    }

    private func offScreen(_ nodes: [AccessibilityNode]) -> [Finding] {
        let window = CGRect(origin: .zero, size: stage.size)
        let scrolled = nodes.filter { $0.role == .scrollArea || $0.role == .list }.flatMap(\.withDescendants).map(\.id)
        return nodes.compactMap { node in
            guard node.children.isEmpty, !scrolled.contains(node.id), node.frame.width > 0,
                sticksOut(node.frame, of: window)
            else { return nil }
            let part = node.frame.intersects(window) ? "reaches over the window's edge" : "is outside of the window"
            return Finding(
                kind: .offScreen, frame: Frame(node.frame),
                message: "\(node.role.rawValue) “\(node.label)” at \(Frame(node.frame)) \(part) of \(size(window)).")
        }
    }

    private func smallTargets(_ nodes: [AccessibilityNode]) -> [Finding] {
        nodes.compactMap { node in
            guard node.isActionable, node.isEnabled, min(node.frame.width, node.frame.height) < 43.5 else { return nil }
            return Finding(
                kind: .smallTarget, frame: Frame(node.frame),
                message: "\(node.role.rawValue) “\(node.label)” is \(size(node.frame)); a finger needs 44 × 44.")
        }
    }

    // MARK: Parts

    private func isClipped(_ id: LayoutID) -> Bool {
        let parent = tree.parent(of: id)
        return parent.exists && tree.layoutObject(of: parent)?.clipsChildren == true
    }

    private func placedExtent(below id: LayoutID) -> CGRect {
        tree.children(of: id).filter { tree.isPlaced($0) }
            .reduce(tree.frame(of: id)) { $0.union(tree.frame(of: $1)) }
    }

    private func sticksOut(_ inner: CGRect, of outer: CGRect) -> Bool {
        inner.minX < outer.minX - 0.5 || inner.minY < outer.minY - 0.5 || inner.maxX > outer.maxX + 0.5
            || inner.maxY > outer.maxY + 0.5
    }

    private func size(_ frame: CGRect) -> String { "\(Length.text(frame.width)) × \(Length.text(frame.height))" }

    private func finding(_ kind: Finding.Kind, _ id: LayoutID, _ message: String) -> Finding {
        Finding(kind: kind, frame: Frame(tree.frame(of: id)), message: message)
    }
}
