import Observation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

/// A graph finds the nodes that may be evaluated again by their numbers, as long as they live.
@MainActor @Suite struct NodeTableTests {
    private struct Row: View {
        let id: Int
        @State private var count = 0
        var body: some View { Color.red.frame(width: 1, height: CGFloat(id + count)) }
    }

    private struct Rows: View {
        let model: Model
        var body: some View { ForEach(model.ids, id: \.self) { Row(id: $0) } }
    }

    @Observable final class Model { var ids: [Int] = [] }

    @Test(arguments: 0..<10)
    func `Nodes are found that live, and no others`(seed: Int) {
        var random = Seeded(seed: seed)
        let model = Model()
        let live = LiveView(VStack { Rows(model: model) }, size: CGSize(width: 100, height: 100))
        let graph = live.session.graph
        var known: Set<NodeID> = []
        for _ in 0..<40 {
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let id = Int.random(in: 0..<200, using: &random)
                if let index = model.ids.firstIndex(of: id) {
                    model.ids.remove(at: index)
                } else {
                    model.ids.append(id)
                }
            }
            live.update()
            let bodies = evaluated(below: graph.root)
            for node in bodies { #expect(graph.node(node.id) === node) }
            known.formUnion(bodies.map(\.id))
            for ended in known.subtracting(bodies.map(\.id)) { #expect(graph.node(ended) == nil) }
            #expect(bodies.count { $0.viewType == Row.self } == model.ids.count)
        }
    }

    private func evaluated(below node: ViewNode) -> [ViewNode] {
        (node.evaluation > 0 ? [node] : []) + node.children.flatMap { evaluated(below: $0) }
    }
}
