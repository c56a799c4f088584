import RoostCore
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

    @Test func aTextWithoutATransitionFadesFromOneToTheOther() {
        let live = live(Model(), nil)
        #expect(glyphTexts(live).sorted() == ["19 likes", "20 likes"])
        #expect(opacities(live).count == 2 && opacities(live).allSatisfy { abs($0 - 0.5) < 0.01 })
        live.advance(by: 1)
        #expect(glyphTexts(live) == ["20 likes"])
    }

    @Test func theIdentityChangesAtOnce() {
        #expect(glyphTexts(live(Model(), .identity)) == ["20 likes"])
    }

    @Test func numericTextRollsTheDigitsThatChangeAndKeepsTheRest() {
        let live = live(Model(), .numericText())
        #expect(glyphTexts(live).sorted() == [" ", "0", "1", "2", "9", "e", "i", "k", "l", "s"])
        // Two go, two come.
        #expect(opacities(live).count == 4)
        live.advance(by: 1)
        #expect(glyphTexts(live) == ["20 likes"])
    }

    @Test func digitsRollUpOrDown() {
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

    @Test func numbersAreComparedFromTheirEnds() {
        let model = Model()
        model.text = "99"
        let live = LiveView(Label(model: model, transition: .numericText()), size: CGSize(width: 200, height: 40))
        withAnimation(.linear(duration: 1)) { model.text = "199" }
        live.update()
        live.advance(by: 0.5)
        // Only the hundred comes.
        #expect(opacities(live).count == 1)
        #expect(glyphTexts(live).sorted() == ["1", "9", "9"])
    }

    @Test func aChangeWithoutAnAnimationIsNoTransition() {
        let model = Model()
        let live = LiveView(Label(model: model, transition: .numericText()), size: CGSize(width: 200, height: 40))
        model.text = "20 likes"
        live.update()
        #expect(glyphTexts(live) == ["20 likes"])
        #expect(!live.isMoving)
    }

    @Test func aRedactedTextShowsNoWordsOnTheWay() {
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
