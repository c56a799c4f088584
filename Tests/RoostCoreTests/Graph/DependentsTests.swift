import Foundation
import Observation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// What reads a value that never changes is not remembered over and over.
@MainActor @Suite struct DependentsTests {
    @Observable final class Model { var value = 1 }

    /// Reads a state and a default in each frame; neither changes.
    private struct Frames: View {
        let location: StoredLocation<Int>
        @AppStorage("DependentsTests") private var stored = 0

        var body: some View {
            TimelineView(.animation) { _ in Text("\(location.get() + stored)") }
        }
    }

    @Test func `A state that is read in each frame remembers a few evaluations`() {
        let location = StoredLocation(1)
        let window = LiveView(Frames(location: location), size: CGSize(width: 100, height: 100))
        window.advance(by: 10)
        #expect(window.graph.bodyEvaluations > 400)
        #expect(location.dependentCount < 70)
        location.set(2, Transaction())
        #expect(!window.graph.queue.isEmpty)
    }

    @Test func `A state forgets the windows that have ended`() {
        let location = StoredLocation(1)
        weak var first: UpdateQueue?
        func open() -> UpdateQueue {
            let window = LiveView(Frames(location: location), size: CGSize(width: 100, height: 100))
            window.session.close()
            return window.graph.queue
        }
        first = open()
        #expect(first != nil)
        for _ in 0..<100 { _ = open() }
        #expect(first == nil)
    }

    @Test func `An object forgets an evaluation that no longer counts`() {
        final class Token: Sendable {}
        let model = Model()
        let observation = EvaluationObservation()
        weak var token: Token?
        func read() {
            let made = Token()
            token = made
            withObservationTracking(
                {
                    observation.note()
                    _ = model.value
                }, onChange: { [made] in _ = made })
        }
        read()
        #expect(token != nil)
        observation.forget()
        #expect(token == nil)
    }

    @Test func `A view that is evaluated often still hears of its model`() {
        struct Reader: View {
            let model: Model
            @State var own = 0
            var body: some View { Button("\(model.value) \(own)") { own += 1 }.accessibilityIdentifier("button") }
        }
        for _ in 0..<2 {
            let model = Model()
            let window = LiveView(Reader(model: model), size: CGSize(width: 100, height: 100))
            for _ in 0..<3 { window.tap("button") }
            let before = window.graph.bodyEvaluations
            model.value = 2
            #expect(!window.graph.queue.isEmpty)
            window.update()
            #expect(window.graph.bodyEvaluations > before)
        }
    }
}

@Suite struct EnvironmentLengthTests {
    @Test func `An environment that a host changes over and over does not grow`() {
        let window = LiveView(Text("A"), size: CGSize(width: 100, height: 100))
        let before = window.session.graph.environment.description
        for number in 0..<1000 {
            window.session.setEnvironment { $0.displayScale = Double(number % 3 + 1) }
        }
        #expect(window.session.graph.environment.displayScale == 1)
        #expect(window.session.graph.environment.description == before)
    }
}
