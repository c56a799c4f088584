import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// Finds the reasons for the sizes and places of a preview's views.
@MainActor
struct Explainer {
    private let stage: PreviewStage
    private let inspector: Inspector
    private var graph: ViewGraph { inspector.graph }
    private var rules: RuleSentences { inspector.rules }

    init(_ stage: PreviewStage) {
        self.stage = stage
        inspector = Inspector(stage.layoutGraph())
    }

    /// - Throws: `HostFailure` where there is no such view.
    func explanation(of target: ExplanationTarget, _ preview: PreviewSummary) throws -> Explanation {
        let element = try element(target)
        let tree = graph.layout
        var path: [LayoutID] = []
        var current = element
        while current.exists, current != tree.root {
            path.insert(current, at: 0)
            current = tree.parent(of: current)
        }
        if case .root = target { path = path + mainPath(below: element) }
        return Explanation(
            preview: preview, steps: path.filter { rules.decides($0) || $0 == path.last }.map(inspector.step),
            findings: try Findings(stage, graph.layout, rules).all(), bodies: inspector.outlines.bodies)
    }

    /// The chain of only children: the views whose layout the root's is.
    private func mainPath(below element: LayoutID) -> [LayoutID] {
        var path: [LayoutID] = []
        var current = element
        while true {
            let children = graph.layout.children(of: current).filter { graph.layout.isPlaced($0) }
            guard let child = children.first, children.count == 1 || isLayered(current) else { return path }
            path.append(child)
            current = child
        }
    }

    private func isLayered(_ id: LayoutID) -> Bool {
        if case .layered = graph.layout.rule(of: id) { true } else { false }
    }

    private func element(_ target: ExplanationTarget) throws -> LayoutID {
        let tree = graph.layout
        let elements = placedElements(in: tree)
        switch target {
        case .root:
            guard let first = elements.first else { throw HostFailure("The preview shows no view.") }
            return first
        case .name(let name):
            let match =
                elements.first { tree.identifier(of: $0) == name }
                ?? elements.last { rules.words($0) == name } ?? elements.first { rules.type($0) == name }
            if let match { return match }
            let known = elements.compactMap { tree.identifier(of: $0) ?? rules.words($0) }
            throw HostFailure(
                "There is no view “\(name)”; a name is an accessibility identifier, a text's words or a type. "
                    + "The preview shows \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
        case .point(let x, let y):
            let point = CGPoint(x: x, y: y)
            guard let last = elements.last(where: { tree.frame(of: $0).contains(point) }) else {
                throw HostFailure("No view is at \(Length.text(x)), \(Length.text(y)).")
            }
            return last
        }
    }
}

/// All placed elements below the window's own, from the outside in and from back to front.
@MainActor
func placedElements(in tree: LayoutTree) -> [LayoutID] {
    var found: [LayoutID] = []
    func visit(_ id: LayoutID, depth: Int32) {
        found.append(id)
        var children = Array(tree.children(of: id))
        if case .layered(_, secondIsBehind: true) = tree.rule(of: id) { children.reverse() }
        for child in children where tree.isPlaced(child) {
            StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
        }
    }
    for child in tree.children(of: tree.root) where tree.isPlaced(child) { visit(child, depth: 0) }
    return found
}
