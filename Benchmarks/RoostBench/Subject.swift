import Foundation
@_spi(Engine) import RoostCore
import SwiftUI

/// The stages that are timed.
enum Stage: String, CaseIterable {
    /// Makes a graph from view values.
    case resolve
    /// Lays out a resolved graph for the first time.
    case layout
    /// Lays out the same graph at another size of the window.
    case resize
    /// Changes the size of one leaf, up to the new places of everything.
    case change
    /// Changes the colour of one leaf, up to the new display list.
    case state
    /// Evaluates the root's body again, with equal results.
    case update
    /// Makes the whole display list.
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

    /// The number of elements in layout.
    var records: Int { Int(graph.layout.count) }

    private func makeGraph() {
        graph = ViewGraph(tree.view(count: count, model: model), environment: .standard)
    }

    /// Brings the graph to the start of the stage; not timed.
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
