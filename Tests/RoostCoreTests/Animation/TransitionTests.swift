import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

private let linear = Animation.linear(duration: 1)

/// Inserted and removed views: drawn through their transitions, out of layout at once, and ended when nothing moves.
@MainActor struct TransitionTests {
    private let model = Switch()
    private let log = Log()

    @MainActor final class Log {
        var events: [String] = []
    }

    private func live(_ view: some View) -> LiveView { LiveView(view, size: CGSize(width: 200, height: 100)) }

    private func opacities(_ live: LiveView) -> [Double] {
        live.displayList.entries.compactMap { entry in
            if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
        }
    }

    private func fills(_ live: LiveView) -> [CGRect] {
        live.displayList.entries.compactMap { entry in
            if case .fill(let path, _, _) = entry.command { path.boundingRect } else { nil }
        }
    }

    private struct Fading: View {
        let model: Switch
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                if model.isOn {
                    Color.blue.frame(width: 20, height: 40)
                        .onAppear { log.events.append("appear") }
                        .onDisappear { log.events.append("disappear") }
                }
            }
        }
    }

    @Test func `An inserted view fades in at its final place while its siblings glide`() {
        let live = live(Fading(model: model, log: log))
        withAnimation(linear) { model.isOn = true }
        live.update()
        #expect(log.events == ["appear"])
        live.advance(by: 0.25)
        #expect(opacities(live) == [0.25])
        // It has its final place at once; its sibling glides.
        #expect(
            fills(live) == [CGRect(x: 90, y: 35, width: 20, height: 20), CGRect(x: 90, y: 40, width: 20, height: 40)])
        live.advance(by: 1)
        #expect(opacities(live) == [])
        #expect(!live.isMoving)
    }

    @Test func `A removed view fades out in place, and disappears when it has faded`() {
        model.isOn = true
        let live = live(Fading(model: model, log: log))
        withAnimation(linear) { model.isOn = false }
        live.update()
        live.advance(by: 0.25)
        #expect(opacities(live) == [0.75])
        #expect(
            fills(live) == [CGRect(x: 90, y: 25, width: 20, height: 20), CGRect(x: 90, y: 40, width: 20, height: 40)])
        #expect(log.events == ["appear"])
        live.advance(by: 1)
        #expect(fills(live) == [CGRect(x: 90, y: 40, width: 20, height: 20)])
        #expect(log.events == ["appear", "disappear"])
        #expect(!live.isMoving)
    }

    @Test func `Without an animation a removed view disappears at once`() {
        model.isOn = true
        let live = live(Fading(model: model, log: log))
        model.isOn = false
        live.update()
        #expect(fills(live).count == 1)
        #expect(log.events == ["appear", "disappear"])
    }

    @Test func `A view that returns while it fades out is the same view`() {
        model.isOn = true
        let live = live(Fading(model: model, log: log))
        withAnimation(linear) { model.isOn = false }
        live.update()
        live.advance(by: 0.5)
        withAnimation(linear) { model.isOn = true }
        live.update()
        #expect(opacities(live) == [0.5])
        live.advance(by: 3)
        #expect(log.events == ["appear"])
        #expect(opacities(live) == [])
        #expect(fills(live).count == 2)
        #expect(!live.isMoving)
    }

    private struct Coming<T: Transition>: View {
        let model: Switch
        let transition: T
        var body: some View {
            ZStack {
                if model.isOn { Color.blue.frame(width: 50, height: 30).transition(transition) }
            }
        }
    }

    private func places(_ transition: some Transition, coming: Bool) -> CGRect? {
        model.isOn = !coming
        let live = live(Coming(model: model, transition: transition))
        withAnimation(linear) { model.isOn = coming }
        live.update()
        live.advance(by: 0.5)
        guard
            case .fill(let path, _, _) = live.displayList.entries.first(where: {
                if case .fill = $0.command { true } else { false }
            })?.command
        else { return nil }
        var rect = path.boundingRect
        for entry in live.displayList.entries {
            if case .pushTransform(let transform) = entry.command { rect = rect.applying(transform) }
        }
        return rect
    }

    @Test func `A move comes from its edge and leaves to it`() {
        #expect(places(.move(edge: .leading), coming: true) == CGRect(x: 50, y: 35, width: 50, height: 30))
        #expect(places(.move(edge: .leading), coming: false) == CGRect(x: 50, y: 35, width: 50, height: 30))
    }

    @Test func `A slide comes from the leading edge and leaves to the trailing one`() {
        #expect(places(.slide, coming: true)?.minX == 50)
        #expect(places(.slide, coming: false)?.minX == 100)
    }

    @Test func `A push comes from its edge and leaves to the opposite one`() {
        #expect(places(.push(from: .top), coming: true)?.minY == 20)
        #expect(places(.push(from: .top), coming: false)?.minY == 50)
    }

    @Test func `An offset and a scale are half done at half the time`() {
        #expect(places(.offset(x: 30, y: 10), coming: true)?.origin == CGPoint(x: 90, y: 40))
        #expect(places(.scale, coming: true) == CGRect(x: 87.5, y: 42.5, width: 25, height: 15))
    }

    private struct Rows: View {
        let model: Switch
        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.isOn ? [0, 2] : [0, 1, 2], id: \.self) { row in
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(row)")
                }
            }
        }
    }

    @Test func `Siblings glide into the room of a removed row`() {
        let live = live(Rows(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "0")?.minY == 25)
        #expect(live.frame(of: "2")?.minY == 55)
        #expect(opacities(live) == [0.5])
        live.advance(by: 1)
        #expect(fills(live).count == 2)
    }

    @Test func `A removal completes when its graph ends`() {
        model.isOn = true
        do {
            let live = live(Fading(model: model, log: log))
            withAnimation(linear) {
                model.isOn = false
            } completion: { [log] in
                log.events.append("complete")
            }
            live.update()
            live.advance(by: 0.5)
        }
        #expect(log.events.filter { $0 == "complete" }.count == 1)
    }

    private struct Block: View {
        let model: Switch
        var body: some View {
            if model.isOn {
                VStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
                }
            }
        }
    }

    @Test func `The rows of an inserted view fade in with it, not once more by themselves`() {
        let live = live(Block(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(opacities(live) == [0.5])
        #expect(fills(live).count == 3)
    }
}
