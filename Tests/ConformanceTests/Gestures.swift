import RoostTesting

/// The recorded events of gestures when a mouse clicks and drags in a window of 200 × 200 points. The child is 100 × 100
/// points, in the middle.
enum GestureCases {
    @CaseTable static var cases: [Case] {
        recognition
        precedence
        presses
        keys
    }

    @CaseTable private static var recognition: [Case] {
        events("ix-G1", "|down,tap") { log in
            Color.blue.onTapGesture { log("tap") }
        } script: { live, log in
            live.began(at: centre)
            live.advance(by: 0.2)
            log("|down")
            live.ended(at: centre)
        }
        events("ix-G4 single", "|0.27s,|0.31s,single,|0.35s") { log in
            Color.blue.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        } script: { live, log in
            live.tap(at: centre)
            live.advance(by: 0.27)
            log("|0.27s")
            live.advance(by: 0.04)
            log("|0.31s")
            live.advance(by: 0.04)
            log("|0.35s")
            live.advance(by: 0.4)
        }
        events("ix-G4 double", "double") { log in
            Color.blue.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        } script: { live, _ in
            live.tap(at: centre, count: 2)
            live.advance(by: 0.8)
        }
        events(
            "ix-G8a", "10,0;15,0;20,0;25,0;30,0;35,0;40,0;45,0;50,0;end 50,0 from 100,100", separator: ";"
        ) { log in
            Color.blue.gesture(
                DragGesture()
                    .onChanged { log("\(Int($0.translation.width)),\(Int($0.translation.height))") }
                    .onEnded { log("end \(Int($0.translation.width)),0 from \(Int($0.startLocation.x)),100") })
        } script: { live, _ in
            live.drag(from: centre, to: CGPoint(x: 150, y: 100))
        }
        events("ix-G8c", "-") { log in
            Color.blue.gesture(DragGesture().onChanged { _ in log("changed") }.onEnded { _ in log("ended") })
        } script: { live, _ in
            live.drag(from: centre, to: CGPoint(x: 106, y: 100), steps: 3)
        }
        events("ix-G8e", "changed,ended") { log in
            Color.blue.gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in log("changed") }.onEnded { _ in log("ended") })
        } script: { live, _ in
            live.tap(at: centre)
        }
    }

    @CaseTable private static var precedence: [Case] {
        clicks("ix-H0", "c", outside: "p") { log in
            ZStack {
                Color.gray
                child.onTapGesture { log("c") }
            }
            .onTapGesture { log("p") }
        }
        clicks("ix-H2", "p", outside: "p") { log in
            ZStack {
                Color.gray
                child.onTapGesture { log("c") }
            }
            .highPriorityGesture(TapGesture().onEnded { log("p") })
        }
        clicks("ix-H3", "p,c", outside: "p") { log in
            ZStack {
                Color.gray
                child.onTapGesture { log("c") }
            }
            .simultaneousGesture(TapGesture().onEnded { log("p") })
        }
        events("ix-H5b", "pDrag") { log in
            ZStack {
                Color.gray
                child.onTapGesture { log("c") }
            }
            .gesture(DragGesture().onEnded { _ in log("pDrag") })
        } script: { live, _ in
            live.drag(from: centre, to: CGPoint(x: 140, y: 100))
        }
        clicks("ix-H7", "p,button", outside: "p") { log in
            ZStack {
                Color.gray
                Button {
                    log("button")
                } label: {
                    child
                }.buttonStyle(.plain)
            }
            .simultaneousGesture(TapGesture().onEnded { log("p") })
        }
        clicks("ix-H8", "p", outside: "p") { log in
            ZStack {
                Color.gray
                Button {
                    log("button")
                } label: {
                    child
                }.buttonStyle(.plain)
            }
            .highPriorityGesture(TapGesture().onEnded { log("p") })
        }
        clicks("ix-H12", "inner") { log in
            Color.blue.onTapGesture { log("inner") }.gesture(TapGesture().onEnded { log("outer") })
        }
        clicks("ix-H13", "outer,inner") { log in
            Color.blue.onTapGesture { log("inner") }.simultaneousGesture(TapGesture().onEnded { log("outer") })
        }
        clicks("ix-H14", "outer") { log in
            Color.blue.onTapGesture { log("inner") }.highPriorityGesture(TapGesture().onEnded { log("outer") })
        }
    }

    @CaseTable private static var presses: [Case] {
        events("ix-B0", "pressed=true,|down,action,pressed=false") { log in
            Button {
                log("action")
            } label: {
                child
            }.buttonStyle(LoggedButtonStyle(log: log))
        } script: { live, log in
            live.began(at: centre)
            log("|down")
            live.ended(at: centre)
        }
    }

    @CaseTable private static var keys: [Case] {
        shortcut("ix-B4a return", .return, "ok") { log in
            Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
        }
        shortcut("ix-B4a disabled", .return, "-") { log in
            Button("OK") { log("ok") }.keyboardShortcut(.defaultAction).disabled(true)
        }
        shortcut("ix-B4a escape", .escape, "cancel") { log in
            Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
        }
        shortcut("ix-B4a opacity", .return, "ok") { log in
            Button("OK") { log("ok") }.keyboardShortcut(.defaultAction).opacity(0)
        }
        shortcut("ix-B4a hidden", .return, "ok") { log in
            Button("OK") { log("ok") }.keyboardShortcut(.defaultAction).hidden()
        }
    }

    private static func shortcut<Content: View>(
        _ name: String, _ key: KeyEquivalent, _ expected: String,
        @ViewBuilder _ view: @escaping @MainActor @Sendable (EventLog) -> Content
    ) -> Case {
        events(name, expected, view) { live, _ in
            live.send(.key(KeyEvent(.down, key)))
            live.send(.key(KeyEvent(.up, key)))
        }
    }

    @MainActor private static var child: some View { Color.blue.frame(width: 100, height: 100) }

    private static let centre = CGPoint(x: 100, y: 100)

    private static func events<Content: View>(
        _ name: String, _ expected: String, separator: String = ",",
        @ViewBuilder _ view: @escaping @MainActor @Sendable (EventLog) -> Content,
        script: @escaping @MainActor @Sendable (LiveView, EventLog) -> Void
    ) -> Case {
        Case(name) { trial in
            let log = EventLog()
            let live = LiveView(view(log), size: CGSize(width: 200, height: 200)) { $0.idiom = .macOS }
            script(live, log)
            trial.same(log.take(separator), expected, "what happened")
        }
    }

    /// A click on the child, and one beside it.
    private static func clicks<Content: View>(
        _ name: String, _ onChild: String, outside: String? = nil,
        @ViewBuilder _ view: @escaping @MainActor @Sendable (EventLog) -> Content
    ) -> Case {
        Case(name) { trial in
            let log = EventLog()
            let live = LiveView(view(log), size: CGSize(width: 200, height: 200)) { $0.idiom = .macOS }
            live.tap(at: centre)
            trial.same(log.take(), onChild, "a click on the child")
            guard let outside else { return }
            live.advance(by: 1)
            live.tap(at: CGPoint(x: 20, y: 100))
            trial.same(log.take(), outside, "a click beside the child")
        }
    }
}

/// The events, in order.
@MainActor
final class EventLog {
    private var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    func take(_ separator: String = ",") -> String {
        defer { lines = [] }
        return lines.isEmpty ? "-" : lines.joined(separator: separator)
    }
}

private struct LoggedButtonStyle: ButtonStyle {
    let log: EventLog

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, isPressed in log("pressed=\(isPressed)") }
    }
}
