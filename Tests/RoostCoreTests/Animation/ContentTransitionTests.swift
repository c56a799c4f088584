import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct ContentTransitionTests {
    private final class Model: ObservableObject {
        @Published var text = "19 likes"
    }

    private struct Label: View {
        @ObservedObject var model: Model
        var transition: ContentTransition?
        var body: some View {
            if let transition {
                Text(verbatim: model.text).contentTransition(transition)
            } else {
                Text(verbatim: model.text)
            }
        }
    }

    private func live(_ model: Model, _ transition: ContentTransition?) -> LiveView {
        let live = LiveView(Label(model: model, transition: transition), size: CGSize(width: 200, height: 40))
        withAnimation(.linear(duration: 1)) { model.text = "20 likes" }
        live.update()
        live.advance(by: 0.5)
        return live
    }

    private func glyphTexts(_ live: LiveView) -> [String] {
        live.displayList.entries.compactMap { if case .glyphs(let run, _, _) = $0.command { run.text } else { nil } }
    }

    private func opacities(_ live: LiveView) -> [Double] {
        live.displayList.entries.compactMap { if case .pushOpacity(let value) = $0.command { value } else { nil } }
    }

    @Test func `A text without a content transition fades from the old to the new`() {
        let live = live(Model(), nil)
        #expect(glyphTexts(live).sorted() == ["19 likes", "20 likes"])
        #expect(opacities(live).count == 2 && opacities(live).allSatisfy { abs($0 - 0.5) < 0.01 })
        live.advance(by: 1)
        #expect(glyphTexts(live) == ["20 likes"])
    }

    @Test func `With the identity transition a text changes at once`() {
        #expect(glyphTexts(live(Model(), .identity)) == ["20 likes"])
    }

    @Test func `Numeric text rolls the digits that change and keeps the rest`() {
        let live = live(Model(), .numericText())
        #expect(glyphTexts(live).sorted() == [" ", "0", "1", "2", "9", "e", "i", "k", "l", "s"])
        // Two digits leave, two arrive.
        #expect(opacities(live).count == 4)
        live.advance(by: 1)
        #expect(glyphTexts(live) == ["20 likes"])
    }

    @Test func `Digits roll up, or down where the number counts down`() {
        func baselines(_ transition: ContentTransition) -> (old: CGFloat, new: CGFloat) {
            let live = live(Model(), transition)
            func baseline(_ text: String) -> CGFloat {
                for entry in live.displayList.entries {
                    if case .glyphs(let run, let origin, _) = entry.command, run.text == text { return origin.y }
                }
                return .nan
            }
            return (baseline("9"), baseline("0"))
        }
        let up = baselines(.numericText())
        #expect(up.old < up.new)
        let down = baselines(.numericText(countsDown: true))
        #expect(down.old > down.new)
    }

    @Test func `Numbers are compared from their ends`() {
        let model = Model()
        model.text = "99"
        let live = LiveView(Label(model: model, transition: .numericText()), size: CGSize(width: 200, height: 40))
        withAnimation(.linear(duration: 1)) { model.text = "199" }
        live.update()
        live.advance(by: 0.5)
        // Only the hundreds digit arrives.
        #expect(opacities(live).count == 1)
        #expect(glyphTexts(live).sorted() == ["1", "9", "9"])
    }

    @Test func `A change without an animation has no transition`() {
        let model = Model()
        let live = LiveView(Label(model: model, transition: .numericText()), size: CGSize(width: 200, height: 40))
        model.text = "20 likes"
        live.update()
        #expect(glyphTexts(live) == ["20 likes"])
        #expect(!live.isMoving)
    }

    @Test func `A redacted text shows no words during its transition`() {
        let model = Model()
        let live = LiveView(
            Label(model: model, transition: .opacity).redacted(reason: .placeholder),
            size: CGSize(width: 200, height: 40))
        withAnimation(.linear(duration: 1)) { model.text = "20 likes" }
        live.update()
        live.advance(by: 0.5)
        #expect(glyphTexts(live) == [])
    }
}
