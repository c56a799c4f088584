import CoreGraphics
import SwiftUI
import Testing

@testable import RoostTesting

/// The configuration of a button's style keeps its identity while the button's action and label change.
@MainActor struct ButtonHandoverTests {
    final class Log {
        var lines: [String] = []
        var bodies = 0
        var styles = 0
    }

    let log = Log()

    struct CountingStyle: PrimitiveButtonStyle {
        let log: Log

        func makeBody(configuration: Configuration) -> some View {
            log.styles += 1
            return configuration.label
                .accessibilityIdentifier("label")
                .onTapGesture { configuration.trigger() }
        }
    }

    struct Counter: View {
        @State var count = 0
        let log: Log

        var body: some View {
            log.bodies += 1
            let known = count
            return Button {
                log.lines.append("\(known)")
                count += 1
            } label: {
                Text(verbatim: String(repeating: "m", count: count + 1))
            }
        }
    }

    private func tap(_ live: LiveView) throws {
        let frame = try #require(live.frame(of: "label"))
        live.began(at: CGPoint(x: frame.midX, y: frame.midY))
        live.ended(at: CGPoint(x: frame.midX, y: frame.midY))
        live.update()
    }

    @Test func `A style is not evaluated again when only the action and the label change`() throws {
        let live = LiveView(Counter(log: log).buttonStyle(CountingStyle(log: log)))
        for _ in 0..<3 { try tap(live) }
        #expect(log.bodies == 4)
        #expect(log.styles == 1)
    }

    @Test func `A button runs the action that it was given last`() throws {
        let live = LiveView(Counter(log: log).buttonStyle(CountingStyle(log: log)))
        for _ in 0..<3 { try tap(live) }
        #expect(log.lines == ["0", "1", "2"])
    }

    @Test func `The label that a style shows follows the button`() throws {
        let live = LiveView(Counter(log: log).buttonStyle(CountingStyle(log: log)))
        let before = try #require(live.frame(of: "label"))
        try tap(live)
        let after = try #require(live.frame(of: "label"))
        #expect(after.width > before.width * 1.8)
    }

    struct TwiceStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label.accessibilityIdentifier("label")
                configuration.label.accessibilityIdentifier("again")
            }
            .onTapGesture { configuration.trigger() }
        }
    }

    @Test func `A label that a style shows twice follows the button in both places`() throws {
        let live = LiveView(Counter(log: log).buttonStyle(TwiceStyle()))
        try tap(live)
        let (label, again) = (try #require(live.frame(of: "label")), try #require(live.frame(of: "again")))
        #expect(label.size == again.size)
        #expect(label.width > 20)
    }

    struct RoleChange: View {
        @State var isDangerous = false

        var body: some View {
            Button(isDangerous ? "Delete" : "Keep", role: isDangerous ? .destructive : nil) { isDangerous = true }
                .buttonStyle(RoleStyle())
        }
    }

    struct RoleStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .frame(width: configuration.role == .destructive ? 80 : 40, height: 20)
                .accessibilityIdentifier("label")
                .onTapGesture { configuration.trigger() }
        }
    }

    @Test func `A style sees a new role`() throws {
        let live = LiveView(RoleChange())
        #expect(live.frame(of: "label")?.width == 40)
        try tap(live)
        #expect(live.frame(of: "label")?.width == 80)
    }

    struct Moving: View {
        @State var isWide = false

        var body: some View {
            Button {
                withAnimation(.linear(duration: 1)) { isWide.toggle() }
            } label: {
                Color.red.frame(width: isWide ? 120 : 20, height: 20).accessibilityIdentifier("label")
            }
            .buttonStyle(.plain)
        }
    }

    @Test func `A label moves with the transaction of its change`() throws {
        let live = LiveView(Moving())
        try tap(live)
        live.advance(by: 0.5)
        let width = try #require(live.frame(of: "label")).width
        #expect(abs(width - 70) < 2)
    }

    @Observable final class Ticks {
        var number = 0
    }

    struct Restyled: View {
        let ticks: Ticks
        let log: Log

        struct Inner: View {
            let log: Log

            var body: some View {
                log.bodies += 1
                return Button("Go") {}
            }
        }

        var body: some View {
            log.lines.append("\(ticks.number)")
            return Inner(log: log).buttonStyle(CountingStyle(log: log))
        }
    }

    @Test func `An equal style that is set again evaluates no button`() {
        let ticks = Ticks()
        let live = LiveView(Restyled(ticks: ticks, log: log))
        for number in 1...3 {
            ticks.number = number
            live.update()
        }
        #expect(log.lines == ["0", "1", "2", "3"])
        #expect(log.bodies == 1)
        #expect(log.styles == 1)
    }

    struct Coloured: View {
        let ticks: Ticks
        let log: Log

        var body: some View { Button("Go") {}.buttonStyle(WideStyle(width: ticks.number, log: log)) }
    }

    struct WideStyle: PrimitiveButtonStyle {
        let width: Int
        let log: Log

        func makeBody(configuration: Configuration) -> some View {
            log.styles += 1
            return configuration.label.frame(width: CGFloat(width)).accessibilityIdentifier("label")
        }
    }

    @Test func `A style that differs is evaluated again`() {
        let ticks = Ticks()
        ticks.number = 40
        let live = LiveView(Coloured(ticks: ticks, log: log))
        ticks.number = 60
        live.update()
        #expect(log.styles == 2)
        #expect(live.frame(of: "label")?.width == 60)
    }
}
