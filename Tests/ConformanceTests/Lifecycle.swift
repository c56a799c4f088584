import RoostTesting

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The order in which views were recorded to appear, change and disappear.
enum LifecycleCases {
    @CaseTable static var cases: [Case] {
        appearance
        changes
        identity
    }

    @CaseTable private static var appearance: [Case] {
        steps("lc-A1", ["+child2,+child1,+parent,+grandparent", "-child2,-child1,-parent,-grandparent"]) { log, step in
            if step == 1 {
                VStack {
                    VStack {
                        Color.red.logged("child1", log)
                        Color.red.logged("child2", log)
                    }
                    .logged("parent", log)
                }
                .logged("grandparent", log)
            }
        }
        steps("lc-A2", ["+s3,+s2,+s1", "-s1,-s2,-s3"]) { log, step in
            VStack {
                if step == 1 { Color.red.logged("s1", log) }
                if step == 1 { Color.red.logged("s2", log) }
                if step == 1 { Color.red.logged("s3", log) }
            }
        }
        steps("lc-A3", ["a,b"]) { log, step in
            if step == 1 { Color.red.onAppear { log("a") }.onAppear { log("b") } }
        }
        steps("lc-A4 branches", ["+new,-old"]) { log, step in
            if step == 0 { Color.red.logged("old", log, isSilent: true) } else { Color.red.logged("new", log) }
        }
        steps("lc-A4 id", ["+1,-0"]) { log, step in Color.red.logged("\(step)", log).id(step) }
        steps("lc-A6", ["+each", "-", "-each", "+each"], counts: [3, 1, 0, 2]) { log, count in
            ForEach(0..<count, id: \.self) { _ in Color.red }.logged("each", log)
        }
        steps("lc-E3", ["+hidden"]) { log, step in
            if step == 1 { Color.red.logged("hidden", log).hidden() }
        }
        steps("lc-E4", ["+view", "-"], counts: [1, 2]) { log, step in
            if step > 0 { Color.red.logged("view", log).opacity(step == 1 ? 0 : 1) }
        }
        Case("lc-T2") { trial in
            let log = EventLog()
            let live = LiveView(
                Steps(log: log, animation: .linear(duration: 1)) { log, step in
                    if step == 1 { Color.red.logged("view", log) }
                }, size: size)
            _ = log.take()
            live.tap("next")
            trial.same(log.take(), "+view", "at once")
        }
    }

    @CaseTable private static var changes: [Case] {
        Case("lc-F1") { trial in
            let log = EventLog()
            let live = LiveView(WritesInOnAppear(log: log), size: size)
            trial.same(log.take(), "body 10,body 40", "bodies before the first frame")
            trial.same(live.frame(of: "view")?.width, 40, "the width in the first frame")
            trial.same(live.frameCount, 1, "frames")
        }
        steps("lc-C8", ["child,parent"]) { log, step in
            VStack { Color.red.onChange(of: step) { log("child") } }
                .onChange(of: step) { log("parent") }
        }
        steps("lc-C8 siblings", ["second,first"]) { log, step in
            VStack {
                Color.red.onChange(of: step) { log("first") }
                Color.red.onChange(of: step) { log("second") }
            }
        }
    }

    @CaseTable private static var identity: [Case] {
        Case("lc-D1") { trial in
            let log = EventLog()
            let live = LiveView(
                Steps(log: log) { log, step in if step != 1 { WritesInOnDisappear(log: log) } }, size: size)
            trial.same(log.take(), "7", "at first")
            live.tap("next")
            trial.same(log.take(), "-", "while it is away")
            live.tap("next")
            trial.same(log.take(), "7", "when it is back")
        }
        Case("lc-D2") { trial in
            let log = EventLog()
            let live = LiveView(Steps(log: log) { log, step in KeepsObject(log: log, step: step) }, size: size)
            trial.same(log.take(), "made 1,uses 1", "at first")
            live.tap("next")
            trial.same(log.take(), "made 2,uses 1", "when it is made anew")
        }
        Case("lc-W2") { trial in
            let log = EventLog()
            let live = LiveView(Color.red.logged("view", log), size: size)
            _ = log.take()
            live.advance(by: 10)
            trial.same(log.take(), "-", "while nobody asks for a frame")
        }
        Case("lc-W3") { trial in
            let log = EventLog()
            let live = LiveView(Color.red.logged("view", log), size: size)
            _ = log.take()
            live.session.close()
            trial.same(log.take(), "-view", "when the host lets go of it")
        }
    }

    private static let size = CGSize(width: 100, height: 100)

    /// A view in several states, of which 0 is the first, and the events on the way to each of the others.
    private static func steps<Content: View>(
        _ name: String, _ expected: [String], counts: [Int]? = nil,
        @ViewBuilder _ view: @escaping @MainActor @Sendable (EventLog, Int) -> Content
    ) -> Case {
        Case(name) { trial in
            let log = EventLog()
            let values = [0] + (counts ?? (1...expected.count).map { $0 % 2 })
            let live = LiveView(Steps(log: log, values: values, content: view), size: size)
            _ = log.take()
            for (index, events) in expected.enumerated() {
                live.tap("next")
                trial.same(log.take(), events, "step \(index + 1)")
            }
        }
    }
}

/// Goes from one value to the next at each tap.
private struct Steps<Content: View>: View {
    let log: EventLog
    var values = [0, 1, 2, 3]
    var animation: Animation?
    @ViewBuilder let content: @MainActor (EventLog, Int) -> Content
    @State private var index = 0

    var body: some View {
        VStack {
            content(log, values[min(index, values.count - 1)])
            Color.blue.frame(height: 20).accessibilityIdentifier("next")
                .onTapGesture { withAnimation(animation) { index += 1 } }
        }
    }
}

private struct WritesInOnAppear: View {
    let log: EventLog
    @State private var width = 10.0

    var body: some View {
        let _ = log("body \(Int(width))")
        Color.red.frame(width: width).accessibilityIdentifier("view").onAppear { width = 40 }
    }
}

private struct WritesInOnDisappear: View {
    let log: EventLog
    @State private var value = 7

    var body: some View {
        let _ = log("\(value)")
        Color.red.onDisappear { value = 8 }
    }
}

private struct KeepsObject: View {
    @MainActor final class Object {
        private static var count = 0
        let number: Int

        init(_ log: EventLog, isFirst: Bool) {
            if isFirst { Self.count = 0 }
            Self.count += 1
            number = Self.count
            log("made \(number)")
        }
    }

    let log: EventLog
    let step: Int
    @State private var object: Object

    init(log: EventLog, step: Int) {
        self.log = log
        self.step = step
        _object = State(initialValue: Object(log, isFirst: step == 0))
    }

    var body: some View {
        let _ = log("uses \(object.number)")
        Color.red
    }
}

extension View {
    /// Notes when the view appears and disappears.
    fileprivate func logged(_ name: String, _ log: EventLog, isSilent: Bool = false) -> some View {
        onAppear { if !isSilent { log("+\(name)") } }.onDisappear { log("-\(name)") }
    }
}
