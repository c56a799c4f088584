import CoreGraphics
import Observation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

/// Frames reuse the recordings of unchanged views.
@MainActor @Suite struct RecordingTests {
    @Observable final class LeafModel {
        var isMarked = false
        var isTall = false
        var isHidden = false
    }

    @Observable final class Model {
        let leaves = (0..<1000).map { _ in LeafModel() }
        var isDimmed = false
    }

    struct Leaf: View {
        let model: LeafModel
        var body: some View {
            if !model.isHidden {
                (model.isMarked ? Color.yellow : Color.red).frame(width: 10, height: model.isTall ? 20 : 10)
            }
        }
    }

    struct Leaves: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { column in Leaf(model: model.leaves[row * 50 + column]) }
                    }
                    .opacity(model.isDimmed && row == 3 ? 0.5 : 1)
                }
            }
        }
    }

    private let size = CGSize(width: 600, height: 400)

    private func recordings(in recording: DisplayRecording) -> Set<ObjectIdentifier> {
        recording.parts.reduce(into: [ObjectIdentifier(recording)]) { $0.formUnion(recordings(in: $1.recording)) }
    }

    @Test func `A changed leaf leaves the other recordings as they are`() {
        let model = Model()
        let graph = ViewGraph(Leaves(model: model), environment: .standard)
        func frame() -> RetainedDisplayList {
            graph.layOut(in: CGRect(origin: .zero, size: size))
            return graph.retainedDisplayList(size: size)
        }
        let first = recordings(in: frame().recording)
        model.leaves[321].isMarked = true
        let list = frame()
        let second = recordings(in: list.recording)
        // The picture, the rows' run, and the run of the leaf.
        #expect(second.subtracting(first).count <= 4)
        #expect(second.count == first.count)
        #expect(list.flattened == graph.displayList(size: size))
    }

    @Test func `After any change the retained frame equals a frame drawn whole`() {
        let model = Model()
        let graph = ViewGraph(Leaves(model: model), environment: .standard)
        var random = Seeded(seed: 11)
        for step in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: model.leaves.randomElement(using: &random)!.isMarked.toggle()
            case 1: model.leaves.randomElement(using: &random)!.isTall.toggle()
            case 2: model.leaves.randomElement(using: &random)!.isHidden.toggle()
            case 3: model.isDimmed.toggle()
            default:
                var environment = graph.environment
                environment.colorScheme = Bool.random(using: &random) ? .dark : .light
                graph.setEnvironment(environment)
            }
            graph.layOut(in: CGRect(origin: .zero, size: size))
            #expect(
                graph.retainedDisplayList(size: size).flattened == graph.displayList(size: size), "step \(step)")
        }
    }

    @Test func `A frame without changes reuses every recording`() {
        let graph = ViewGraph(Leaves(model: Model()), environment: .standard)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        let first = graph.retainedDisplayList(size: size)
        let second = graph.retainedDisplayList(size: size)
        #expect(first == second)
        #expect(
            first.recording.parts.map { ObjectIdentifier($0.recording) }
                == second.recording.parts.map { ObjectIdentifier($0.recording) })
    }

    @Test func `On a denser screen the retained frame equals a frame drawn whole`() {
        let graph = ViewGraph(Leaves(model: Model()), environment: .standard)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        _ = graph.retainedDisplayList(size: size)
        var environment = graph.environment
        environment.displayScale = 3
        graph.setEnvironment(environment)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        #expect(graph.retainedDisplayList(size: size).flattened == graph.displayList(size: size))
    }
}
