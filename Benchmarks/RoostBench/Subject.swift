import Foundation
import RoostCore
import SwiftUI

/// What is timed.
enum Stage: String, CaseIterable {
    /// View values into a graph.
    case resolve
    /// A resolved graph's first layout.
    case layout
    /// The same again at another size of the window.
    case resize
    /// One leaf asks for another size, up to where everything is.
    case change
    /// One leaf has another colour, up to the new display list.
    case state
    /// The root's body is evaluated again and nothing is different.
    case update
    /// The whole display list.
    case paint

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }
}

/// A tree under test.
@MainActor final class Subject {
    private let tree: Tree
    private let count: Int
    private let model = Model()
    private var graph: ViewGraph!
    private var width = 1000.0

    init(_ tree: Tree, count: Int) {
        self.tree = tree
        self.count = count
    }

    /// Elements that layout deals with.
    var records: Int { Int(graph.layout.count) }

    private func makeGraph() {
        graph = ViewGraph(tree.view(count: count, model: model), environment: .standard)
    }

    /// Brings the graph to where the stage begins; not timed.
    func prepare(_ stage: Stage) {
        if stage == .resolve || stage == .layout {
            graph = nil
            if stage == .layout { makeGraph() }
        } else if graph == nil {
            makeGraph()
            layOut()
            _ = graph.retainedDisplayList(size: CGSize(width: width, height: 800))
        }
    }

    func run(_ stage: Stage) {
        switch stage {
        case .resolve: makeGraph()
        case .layout: layOut()
        case .resize:
            width += width > 1400 ? -400 : 7
            layOut()
        case .change:
            model.width += model.width > 90 ? -80 : 1
            layOut()
        case .state:
            model.isMarked.toggle()
            layOut()
            _ = graph.retainedDisplayList(size: CGSize(width: width, height: 800))
        case .update:
            model.revision += 1
            layOut()
        case .paint: _ = graph.displayList(size: CGSize(width: width, height: 800))
        }
    }

    private func layOut() {
        graph.layOut(in: CGRect(x: 0, y: 0, width: width, height: 800))
    }
}
