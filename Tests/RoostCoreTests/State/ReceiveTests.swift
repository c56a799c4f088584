import Combine
import SwiftUI
import Testing

@testable import RoostCore

/// Publishers that views listen to.
@MainActor struct ReceiveTests {
    final class Log {
        var lines: [String] = []
    }

    struct Following: View {
        let subjects: [PassthroughSubject<String, Never>]
        let log: Log
        @State private var index = 0
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Other") { index = 1 - index }
                Button("Count \(count)") { count += 1 }
            }
            .onReceive(subjects[index]) { log.lines.append($0) }
        }
    }

    @Test func `Another publisher takes the place of the one before`() {
        let (log, subjects) = (Log(), [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()])
        let window = AccessibleWindow(Following(subjects: subjects, log: log))
        func sendBoth(_ word: String) {
            for (index, subject) in subjects.enumerated() { subject.send("\(word) \(index)") }
        }
        sendBoth("a")
        window.press("Other")
        sendBoth("b")
        window.press("Other")
        sendBoth("c")
        #expect(log.lines == ["a 0", "b 1", "c 0"])
    }

    struct Restricted: View {
        @State private var text = "1"
        let log: Log

        var body: some View {
            VStack {
                Button("Write") { text = "1a2" }
                Text(text)
            }
            .onReceive(Just(text)) { value in
                log.lines.append(value)
                let digits = value.filter(\.isNumber)
                if digits != value { text = digits }
            }
        }
    }

    @Test func `What Just says of a state is received with each new value`() {
        let log = Log()
        let window = AccessibleWindow(Restricted(log: log))
        window.press("Write")
        window.advance()
        #expect(window.shows("12"))
        #expect(log.lines == ["1", "1a2", "12"])
    }

    @Test func `The same publisher stays subscribed to`() {
        let (log, subject) = (Log(), PassthroughSubject<String, Never>())
        let window = AccessibleWindow(Following(subjects: [subject, subject], log: log))
        window.press("Count 0")
        window.press("Other")
        subject.send("x")
        #expect(log.lines == ["x"])
    }

    @Test func `A view that goes takes its subscription along`() {
        struct Page: View {
            let subject: PassthroughSubject<String, Never>
            let log: Log
            @State private var isThere = true
            var body: some View {
                Button("Away") { isThere = false }
                if isThere { Text("there").onReceive(subject) { log.lines.append($0) } }
            }
        }
        let (log, subject) = (Log(), PassthroughSubject<String, Never>())
        let window = AccessibleWindow(Page(subject: subject, log: log))
        window.press("Away")
        window.settle()
        subject.send("x")
        #expect(log.lines.isEmpty)
    }
}
