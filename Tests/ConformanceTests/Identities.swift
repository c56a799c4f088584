import Observation
import RoostTesting

/// Recorded identity: which views keep their state, and which begin anew.
enum IdentityCases {
    private static let size = CGSize(width: 300, height: 300)

    @MainActor @Observable fileprivate final class Step {
        var number = 0
    }

    private struct Stage<Content: View>: View {
        let step: Step
        let content: @MainActor (Int) -> Content
        var body: some View { content(step.number) }
    }

    /// A view that takes a number when its state begins, and shows it as its width.
    private struct Kept: View {
        @MainActor private static var last = 0
        let name: String
        @State private var number: Int

        init(_ name: String) {
            self.name = name
            Self.last += 1
            _number = State(initialValue: Self.last)
        }

        var body: some View {
            Color.red.frame(width: CGFloat(number) / 1000, height: 1).accessibilityIdentifier(name)
        }
    }

    /// The numbers of the views of a name, step by step.
    private static func numbers<Content: View>(
        _ name: String, steps: Int, @ViewBuilder _ view: @escaping @MainActor @Sendable (Int) -> Content,
        _ check: @escaping @MainActor @Sendable (Trial, _ numbers: (_ view: String, _ step: Int) -> [CGFloat]) -> Void
    ) -> Case {
        Case(name) { trial in
            let step = Step()
            let live = LiveView(Stage(step: step, content: view), size: size)
            var seen: [[String: [CGFloat]]] = []
            for number in 0..<steps {
                step.number = number
                live.update()
                seen.append(["a": live.frames(of: "a").map(\.width), "b": live.frames(of: "b").map(\.width)])
            }
            check(trial) { view, step in seen[step][view] ?? [] }
        }
    }

    @CaseTable static var cases: [Case] {
        numbers("id-V1", steps: 2) { step in
            VStack {
                if step == 0 { Kept("a") }
                Kept("b")
            }
        } _: { trial, numbers in
            trial.same(numbers("b", 0), numbers("b", 1), "the sibling's state")
        }
        numbers("id-V4", steps: 2) { step in
            if step == 0 { Kept("a") } else { Kept("a") }
        } _: { trial, numbers in
            trial.isTrue(numbers("a", 0) != numbers("a", 1), "each branch has its own state")
        }
        numbers("id-V5", steps: 3) { step in
            if step != 1 { Kept("a") }
        } _: { trial, numbers in
            trial.same(numbers("a", 1), [], "nothing in between")
            trial.isTrue(numbers("a", 0) != numbers("a", 2), "the state begins anew")
        }
        numbers("id-V10", steps: 3) { step in
            ForEach(0..<(step == 1 ? 1 : 2), id: \.self) { Kept($0 == 0 ? "a" : "b") }
        } _: { trial, numbers in
            trial.same(numbers("a", 0), numbers("a", 2), "the element that stayed")
            trial.isTrue(numbers("b", 0) != numbers("b", 2), "the element that came back")
        }
        numbers("id-X1", steps: 2) { _ in
            Kept("a").id("constant")
        } _: { trial, numbers in
            trial.same(numbers("a", 0), numbers("a", 1), "state")
        }
        numbers("id-X2", steps: 1) { _ in
            VStack {
                Kept("a").id(1)
                Kept("b").id(1)
            }
        } _: { trial, numbers in
            trial.isTrue(numbers("a", 0) != numbers("b", 0), "two siblings of one id")
        }
        numbers("id-X4", steps: 2) { step in
            VStack { Kept("a") }.id(step)
        } _: { trial, numbers in
            trial.isTrue(numbers("a", 0) != numbers("a", 1), "state inside")
        }
        numbers("id-S1", steps: 1) { _ in
            let view = Kept("a")
            return VStack {
                view; Pair(view: view)
            }
        } _: { trial, numbers in
            trial.same(numbers("a", 0).count, 3, "places of one value")
        }
        numbers("id-L7", steps: 1) { _ in
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 50, height: 10)
                    Color.red.frame(width: 50, height: 10)
                }
                .padding(5)
            }
            .accessibilityIdentifier("a")
        } _: { trial, numbers in
            trial.same(numbers("a", 0), [60], "width")
        }
        numbers("id-G1", steps: 1) { _ in
            Group {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
            .overlay { Kept("a") }
        } _: { trial, numbers in
            trial.same(numbers("a", 0).count, 1, "overlays")
        }
        numbers("ds-F1", steps: 2) { step in
            VStack { ForEach(step == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { Kept($0) } }
        } _: { trial, numbers in
            trial.same(numbers("a", 0), numbers("a", 1), "state follows the id")
            trial.same(numbers("b", 0), numbers("b", 1), "state follows the id")
        }
        numbers("ds-F5", steps: 2) { step in
            let items = step == 0 ? ["x"] : ["new", "x"]
            VStack { ForEach(items.indices, id: \.self) { Kept($0 == 0 ? "a" : "b") } }
        } _: { trial, numbers in
            trial.same(numbers("a", 0), numbers("a", 1), "state stays with the position")
        }
        numbers("ds-F7", steps: 1) { _ in
            VStack { ForEach(["a", "a"], id: \.self) { Kept($0) } }
        } _: { trial, numbers in
            trial.same(Set(numbers("a", 0)).count, 1, "elements of one id that are evaluated")
        }
        numbers("ds-F10", steps: 2) { step in
            VStack {
                ForEach(step == 0 ? ["a"] : [], id: \.self) { Kept($0) }
                ForEach(step == 0 ? [] : ["a"], id: \.self) { Kept($0) }
            }
        } _: { trial, numbers in
            trial.isTrue(numbers("a", 0) != numbers("a", 1), "state in another ForEach")
        }
        numbers("ds-F12", steps: 3) { step in
            List { ForEach(step == 1 ? [0] : [0, 1], id: \.self) { Kept($0 == 0 ? "a" : "b") } }
        } _: { trial, numbers in
            trial.same(numbers("b", 0), numbers("b", 2), "the state of a row that came back")
        }
        Case("ds-B5") { trial in
            let box = Box()
            let binding = Binding(get: { box.value }, set: { box.value = $0 })
            let optional = Binding<Int?>(binding)
            optional.wrappedValue = nil
            trial.same(box.value, 1, "after writing nil")
            optional.wrappedValue = 2
            trial.same(box.value, 2, "after writing a value")
        }
        numbers("ops-P1-P5", steps: 2) { step in
            VStack {
                if step == 0 { Color.red.frame(width: 10, height: 10) } else { Color.blue.frame(width: 20, height: 10) }
            }
            .overlay { Kept("a") }
        } _: { trial, numbers in
            trial.same(numbers("a", 0), numbers("a", 1), "the overlay's state")
        }
    }

    private struct Pair: View {
        let view: Kept
        var body: some View {
            view
            view
        }
    }

    private final class Box {
        var value = 1
    }
}
