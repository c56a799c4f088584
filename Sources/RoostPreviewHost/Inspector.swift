import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// Says of the views of a laid-out graph why each has its size and place, and which call made it.
@MainActor
struct Inspector {
    let graph: ViewGraph
    let rules: RuleSentences
    let outlines: CallOutlines

    init(_ graph: ViewGraph) {
        self.graph = graph
        rules = RuleSentences(tree: graph.layout)
        outlines = CallOutlines(graph, rules)
    }

    func step(_ id: LayoutID) -> Explanation.Step {
        let proposal = graph.layout.placedProposal(of: id)
        return Explanation.Step(
            view: rules.name(id), proposedWidth: proposal.width.map { Double($0) },
            proposedHeight: proposal.height.map { Double($0) }, frame: Frame(graph.layout.frame(of: id)),
            rule: rules.sentence(for: id), call: outlines.place(of: id))
    }

    /// All views of the preview that have a say in its layout.
    func inspection(_ preview: PreviewSummary) -> Inspection {
        var views: [Inspection.View] = []
        var indices: [LayoutID: Int] = [:]
        for id in placedElements(in: graph.layout) where rules.decides(id) && outlines.isInPreview(id) {
            var parent = graph.layout.parent(of: id)
            while parent.exists, indices[parent] == nil { parent = graph.layout.parent(of: parent) }
            indices[id] = views.count
            let owner = outlines.owner(of: id)
            views.append(
                Inspection.View(
                    parent: indices[parent], step: step(id), owner: owner?.elementName,
                    properties: owner?.storedProperties.map(Inspection.Property.init) ?? []))
        }
        return Inspection(preview: preview, views: views, bodies: outlines.bodies)
    }
}

extension Inspection.Property {
    init(name: String, value: Any) {
        let words = String(describing: value).replacing("\n", with: " ")
        self.init(name: name, value: words.count > 80 ? words.prefix(79) + "…" : words)
    }
}
