import CoreGraphics
import RoostControls
import Testing

@testable @_spi(Engine) import RoostCore
@testable import RoostPreviewHost
import RoostPreviewMessages
import RoostTesting
import SwiftUI

@MainActor @Suite struct KeptStateTests {
    private enum Tab: CaseIterable { case first, second }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        @State private var tab = Tab.first
        @State private var note: String?

        var body: some View {
            Button("\(name) \(count) \(tab == .second ? "second" : "first") \(note ?? "none")") {
                count += 1
                tab = .second
                note = "“\(count)”"
            }
            .accessibilityIdentifier(name)
        }
    }

    private struct Pair: View {
        var hasHeading = false

        var body: some View {
            VStack {
                if hasHeading { Text("Counters") }
                Counter(name: "a")
                HStack { Counter(name: "b") }
            }
        }
    }

    private func live(_ view: some View, _ seeds: StateSeeds? = nil) -> LiveView {
        LiveView(view, size: CGSize(width: 300, height: 300)) { $0.stateSeeds = seeds }
    }

    private func labels(_ live: LiveView) -> [String] {
        live.session.accessibilityTree().flatMap(\.withDescendants).filter { $0.role == .button }.map(\.label)
    }

    /// The starts that kept states give, by way of JSON.
    private func seeds(of live: LiveView) -> StateSeeds {
        let kept = live.session.graph.keptStates.map(KeptValue.init)
        let values = Dictionary(
            uniqueKeysWithValues: kept.map { (StatePlace(view: $0.view, name: $0.name), $0.json ?? "") })
        return StateSeeds { place, type, _ in values[place].flatMap { StateArchive.value($0, of: type) } }
    }

    @Test func `a written state goes on in another window`() {
        let first = live(Pair())
        first.tap("b")
        first.tap("b")
        #expect(labels(live(Pair(), seeds(of: first))) == ["a 0 first none", "b 2 second “2”"])
    }

    @Test func `a state goes on after an edit of the views around it`() {
        let first = live(Pair())
        first.tap("b")
        #expect(labels(live(Pair(hasHeading: true), seeds(of: first))) == ["a 0 first none", "b 1 second “1”"])
    }

    @Test func `a state that nobody has written is not kept`() {
        #expect(live(Pair()).session.graph.keptStates.isEmpty)
    }

    @Test func `a state starts with a chosen value`() {
        let values = ChosenValues(["count": "7", "note": "soon", "tab": "second"])
        #expect(labels(live(Counter(name: "c"), values.seeds)) == ["c 7 second soon"])
        #expect(values.complaint == nil)
    }

    @Test func `a chosen value for no state names those that there are`() {
        let values = ChosenValues(["cuont": "7"])
        _ = live(Counter(name: "c"), values.seeds)
        #expect(
            values.complaint
                == "The preview has no state “cuont”. It has count (Int), note (Optional<String>), tab (Tab).")
    }

    @Test func `a chosen value of another type is told`() {
        let values = ChosenValues(["count": "many"])
        _ = live(Counter(name: "c"), values.seeds)
        #expect(values.complaint == "The state “count” takes the type Int, which “many” is not.")
    }
}
