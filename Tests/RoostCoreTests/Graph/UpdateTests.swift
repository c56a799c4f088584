import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

/// Counts evaluations of bodies by name.
final class Evaluations {
    var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    func reset() { counts = [:] }
}

/// A way to a view's state from outside.
final class Remote<Value> {
    var binding: Binding<Value>!
}

@MainActor struct UpdateTests {
    let evaluations = Evaluations()

    struct Leaf: View {
        let name: String
        let value: Int
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note(name)
            Spacer().frame(width: CGFloat(value))
        }
    }

    struct Parent: View {
        @State var a = 1
        @State var b = 2
        let evaluations: Evaluations
        let remoteA: Remote<Int>
        let remoteB: Remote<Int>
        var body: some View {
            let _ = evaluations.note("parent")
            let _ = remoteA.binding = $a
            let _ = remoteB.binding = $b
            HStack {
                Leaf(name: "reads a", value: a, evaluations: evaluations)
                Leaf(name: "constant", value: 7, evaluations: evaluations)
                Child(value: $b, evaluations: evaluations)
            }
        }
    }

    struct Child: View {
        @Binding var value: Int
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("child")
            Leaf(name: "reads b", value: value, evaluations: evaluations)
        }
    }

    private func makeGraph() -> (ViewGraph, Remote<Int>, Remote<Int>) {
        let (a, b) = (Remote<Int>(), Remote<Int>())
        let graph = ViewGraph(Parent(evaluations: evaluations, remoteA: a, remoteB: b), environment: .standard)
        graph.update()
        return (graph, a, b)
    }

    struct Titles: View {
        struct Title: View {
            let text: String
            let width: CGFloat?
            let evaluations: Evaluations
            var body: some View {
                let _ = evaluations.note(text)
                Spacer().frame(width: width)
            }
        }

        @State var revision = 1
        let evaluations: Evaluations
        let remote: Remote<Int>
        var body: some View {
            let _ = remote.binding = $revision
            HStack(spacing: revision < 0 ? 1 : nil) {
                ForEach(0..<3, id: \.self) { index in
                    Title(text: "The title of number \(index)", width: nil, evaluations: evaluations)
                }
                Title(text: "The revision is \(revision)", width: nil, evaluations: evaluations)
            }
        }
    }

    @Test func `A view made anew of equal values is not evaluated again`() {
        let remote = Remote<Int>()
        let graph = ViewGraph(Titles(evaluations: evaluations, remote: remote), environment: .standard)
        graph.update()
        evaluations.reset()
        remote.binding.wrappedValue = 2
        graph.update()
        #expect(evaluations.counts == ["The revision is 2": 1])
    }

    @Test func `Every body is evaluated once at first`() {
        _ = makeGraph()
        #expect(evaluations.counts == ["parent": 1, "reads a": 1, "constant": 1, "child": 1, "reads b": 1])
    }

    @Test func `A change evaluates the bodies that read it and no others`() {
        let (graph, a, b) = makeGraph()
        evaluations.reset()
        a.binding.wrappedValue = 10
        #expect(evaluations.counts.isEmpty, "writing state evaluates nothing")
        graph.update()
        #expect(evaluations.counts == ["parent": 1, "reads a": 1])

        evaluations.reset()
        b.binding.wrappedValue = 20
        graph.update()
        #expect(evaluations.counts == ["child": 1, "reads b": 1], "passing a binding on is not reading it")
    }

    @Test func `Writing an equal value changes nothing`() {
        let (graph, a, _) = makeGraph()
        evaluations.reset()
        a.binding.wrappedValue = 1
        graph.update()
        #expect(evaluations.counts.isEmpty)
    }

    @Test func `Several writes make one update`() {
        let (graph, a, _) = makeGraph()
        evaluations.reset()
        for value in 2..<20 { a.binding.wrappedValue = value }
        graph.update()
        #expect(evaluations.counts == ["parent": 1, "reads a": 1])
    }

    @Test func `A layout pass after a change shows the new value`() {
        let (graph, a, b) = makeGraph()
        #expect(graph.layOut(.unspecified).width == 10)
        a.binding.wrappedValue = 100
        b.binding.wrappedValue = 50
        #expect(graph.layOut(.unspecified).width == 157)
    }

    // MARK: Environment

    struct EnvironmentReader: View {
        @Environment(\.isEnabled) var isEnabled
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("environment")
            Spacer().frame(width: isEnabled ? 10 : 20)
        }
    }

    struct Switch: View {
        @State var isDisabled = false
        let evaluations: Evaluations
        let remote: Remote<Bool>
        var body: some View {
            let _ = remote.binding = $isDisabled
            VStack {
                EnvironmentReader(evaluations: evaluations)
                Leaf(name: "other", value: 3, evaluations: evaluations)
            }.disabled(isDisabled)
        }
    }

    @Test func `A change of the environment evaluates its readers only`() {
        let remote = Remote<Bool>()
        let graph = ViewGraph(Switch(evaluations: evaluations, remote: remote), environment: .standard)
        #expect(graph.layOut(.unspecified).width == 10)
        evaluations.reset()
        remote.binding.wrappedValue = true
        #expect(graph.layOut(.unspecified).width == 20)
        #expect(evaluations.counts == ["environment": 1])
    }

    // MARK: Observable objects

    @Observable final class Model {
        var name = "a"
        var count = 1
    }

    struct NameReader: View {
        let model: Model
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("name")
            Spacer().frame(width: CGFloat(model.name.count))
        }
    }

    struct CountReader: View {
        @Environment(Model.self) var model
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("count")
            Spacer().frame(width: CGFloat(model.count))
        }
    }

    /// Views that are equal, each beside or inside something that changes.
    struct Surroundings: View {
        struct Title: View, Equatable {
            let text: String
            let evaluations: Evaluations
            var body: some View {
                let _ = evaluations.note(text)
                Text(text)
            }

            nonisolated static func == (a: Self, b: Self) -> Bool { a.text == b.text }
        }

        struct Widened: ViewModifier, Equatable {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width) }
        }

        @State var revision = 1
        let evaluations: Evaluations
        let remote: Remote<Int>

        /// Kept outside the value, at another address each time.
        private func title(_ name: String) -> Title {
            Title(text: ["a rather long title of the view", name].joined(separator: " "), evaluations: evaluations)
        }

        var body: some View {
            let _ = remote.binding = $revision
            VStack {
                title("in a frame").frame(width: CGFloat(revision))
                title("under its own modifier").modifier(Widened(width: CGFloat(revision)))
                if revision > 0 { title("that is there").padding(CGFloat(revision)) } else { Text("not there") }
                title("behind").background { Color.red.frame(width: CGFloat(revision)) }
                title("that changes \(revision)").padding().frame(width: 50)
            }
            .foregroundStyle(.blue.opacity(0.5))
            .tint(.green)
            .backgroundStyle(.yellow.gradient)
        }
    }

    @Test func `What changes around a view, and styles that are set again as they were, do not evaluate it`() {
        let remote = Remote<Int>()
        let graph = ViewGraph(Surroundings(evaluations: evaluations, remote: remote), environment: .standard)
        _ = graph.layOut(.unspecified)
        for revision in 2...3 {
            evaluations.reset()
            remote.binding.wrappedValue = revision
            _ = graph.layOut(.unspecified)
            #expect(evaluations.counts == ["a rather long title of the view that changes \(revision)": 1])
        }
    }

    @Test func `A change of an observable property evaluates the bodies that read that property`() {
        let model = Model()
        let graph = ViewGraph(
            HStack(spacing: 0) {
                NameReader(model: model, evaluations: evaluations)
                CountReader(evaluations: evaluations)
            }.environment(model), environment: .standard)
        #expect(graph.layOut(.unspecified).width == 2)
        evaluations.reset()
        model.count = 40
        #expect(graph.layOut(.unspecified).width == 41)
        #expect(evaluations.counts == ["count": 1])
    }

    final class Store: ObservableObject {
        @Published var width = 5.0
    }

    struct StoreReader: View {
        @EnvironmentObject var store: Store
        var body: some View { Spacer().frame(width: store.width) }
    }

    struct StoreOwner: View {
        @StateObject var store = Store()
        let remote: Remote<Double>
        var body: some View {
            let _ = remote.binding = $store.width
            StoreReader().environmentObject(store)
        }
    }

    @Test func `An observable object tells its readers and is made once`() {
        let remote = Remote<Double>()
        let graph = ViewGraph(StoreOwner(remote: remote), environment: .standard)
        #expect(graph.layOut(.unspecified).width == 5)
        remote.binding.wrappedValue = 12
        #expect(graph.layOut(.unspecified).width == 12)
        remote.binding.wrappedValue = 13
        #expect(graph.layOut(.unspecified).width == 13)
    }

    // MARK: Identity

    struct Counter: View {
        @State var count = 0
        let remotes: Remotes
        let name: String
        var body: some View {
            let _ = remotes.bindings[name] = $count
            Spacer().frame(width: CGFloat(count))
        }
    }

    final class Remotes {
        var bindings: [String: Binding<Int>] = [:]
    }

    struct Rows: View {
        @State var names = ["a", "b", "c"]
        let remote: Remote<[String]>
        let remotes: Remotes
        var body: some View {
            let _ = remote.binding = $names
            HStack(spacing: 0) {
                ForEach(names, id: \.self) { Counter(remotes: remotes, name: $0).accessibilityIdentifier($0) }
            }
        }
    }

    @Test func `State stays with an element's identity when the collection is reordered`() {
        let (remote, remotes) = (Remote<[String]>(), Remotes())
        let graph = ViewGraph(Rows(remote: remote, remotes: remotes), environment: .standard)
        _ = graph.layOut(.unspecified)
        remotes.bindings["b"]!.wrappedValue = 30
        remote.binding.wrappedValue = ["c", "b", "d", "a"]
        #expect(graph.layOut(.unspecified).width == 30)
        remote.binding.wrappedValue = ["c"]
        #expect(graph.layOut(.unspecified).width == 0)
        remote.binding.wrappedValue = ["c", "b"]
        #expect(graph.layOut(.unspecified).width == 0, "an element that returns begins anew")
    }

    struct Branches: View {
        @State var isFirst = true
        let remote: Remote<Bool>
        let remotes: Remotes
        var body: some View {
            let _ = remote.binding = $isFirst
            if isFirst {
                Counter(remotes: remotes, name: "first")
            } else {
                Counter(remotes: remotes, name: "second")
            }
        }
    }

    @Test func `The branches of a condition are different identities`() {
        let (remote, remotes) = (Remote<Bool>(), Remotes())
        let graph = ViewGraph(Branches(remote: remote, remotes: remotes), environment: .standard)
        remotes.bindings["first"]!.wrappedValue = 11
        #expect(graph.layOut(.unspecified).width == 11)
        remote.binding.wrappedValue = false
        #expect(graph.layOut(.unspecified).width == 0)
        remote.binding.wrappedValue = true
        #expect(graph.layOut(.unspecified).width == 0)
    }

    // MARK: Preferences and modifiers

    struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Measured: View {
        @State var widest: CGFloat = 0
        var body: some View {
            VStack {
                ForEach([10.0, 40.0, 25.0], id: \.self) { width in
                    Spacer().frame(width: width, height: 5)
                        .background(GeometryReader { Spacer().preference(key: WidthKey.self, value: $0.size.width) })
                }
                Spacer().frame(width: widest * 2, height: 1).accessibilityIdentifier("echo")
            }
            .onPreferenceChange(WidthKey.self) { widest = $0 }
        }
    }

    @Test func `A preference set inside a geometry reader reaches its observer`() {
        let report = LayoutReport(of: Measured(), proposal: .unspecified)
        #expect(report.frame(of: "echo")?.width == 80)
    }

    struct Twice: ViewModifier {
        @State private var extra: CGFloat = 3
        func body(content: Content) -> some View {
            HStack(spacing: extra) {
                content
                content
            }
        }
    }

    @Test func `A modifier may use its content more than once`() {
        let report = LayoutReport(
            of: Spacer().frame(width: 10, height: 5).modifier(Twice()).modifier(Twice()), proposal: .unspecified)
        #expect(report.size == CGSize(width: 49, height: 5))
    }
}
