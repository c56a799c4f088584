import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct SymbolEffectTests {
    private final class Model: ObservableObject {
        @Published var taps = 0
        @Published var isActive = false
    }

    private struct Bouncing: View {
        @ObservedObject var model: Model
        var body: some View { Image(systemName: "heart.fill").symbolEffect(.bounce, value: model.taps) }
    }

    private struct Pulsing: View {
        @ObservedObject var model: Model
        var options = SymbolEffectOptions.default
        var body: some View {
            Image(systemName: "heart.fill").symbolEffect(.pulse, options: options, isActive: model.isActive)
        }
    }

    private let size = CGSize(width: 40, height: 40)

    private func transforms(_ live: LiveView) -> [CGAffineTransform] {
        live.displayList.entries.compactMap { if case .pushTransform(let t) = $0.command { t } else { nil } }
    }

    private func opacities(_ live: LiveView) -> [Double] {
        live.displayList.entries.compactMap { if case .pushOpacity(let value) = $0.command { value } else { nil } }
    }

    @Test func aChangedValueMakesASymbolBounceOnce() {
        let model = Model()
        let live = LiveView(Bouncing(model: model), size: size)
        #expect(transforms(live).isEmpty)
        #expect(!live.isMoving)
        model.taps += 1
        live.update()
        live.advance(by: 0.15)
        #expect(transforms(live).first.map { $0.a > 1.2 } ?? false)
        live.advance(by: 1)
        #expect(transforms(live).isEmpty)
        #expect(!live.isMoving)
    }

    @Test func anActiveEffectGoesOnUntilItIsNot() {
        let model = Model()
        let live = LiveView(Pulsing(model: model), size: size)
        model.isActive = true
        live.update()
        live.advance(by: 10.2)
        #expect(opacities(live).first.map { $0 < 1 } ?? false)
        model.isActive = false
        live.update()
        // The turn that it is in is played to its end.
        live.advance(by: 0.1)
        #expect(live.isMoving)
        live.advance(by: 2)
        #expect(opacities(live).isEmpty)
        #expect(!live.isMoving)
    }

    @Test func optionsSayHowOftenAndHowFast() {
        let model = Model()
        let live = LiveView(Pulsing(model: model, options: .repeat(2).speed(2)), size: size)
        model.isActive = true
        live.update()
        live.advance(by: 1.1)
        #expect(live.isMoving)
        live.advance(by: 0.2)
        #expect(!live.isMoving)
    }

    @Test func aStateLastsAndIsLeftAgain() {
        struct Scaled: View {
            @ObservedObject var model: Model
            var body: some View {
                Image(systemName: "heart.fill").symbolEffect(.scale.up, isActive: model.isActive)
            }
        }
        let model = Model()
        model.isActive = true
        let live = LiveView(Scaled(model: model), size: size)
        #expect(transforms(live).first.map { abs($0.a - 1.15) < 0.001 } ?? false)
        model.isActive = false
        live.update()
        live.advance(by: 0.1)
        #expect(transforms(live).first.map { $0.a > 1 && $0.a < 1.15 } ?? false)
        live.advance(by: 1)
        #expect(transforms(live).isEmpty)
    }

    @Test func aSymbolThatHasDisappearedIsNotDrawn() {
        let live = LiveView(Image(systemName: "heart.fill").symbolEffect(.disappear), size: size)
        #expect(live.displayList.entries.isEmpty)
        let hidden = LiveView(Image(systemName: "heart.fill").symbolEffect(.appear, isActive: false), size: size)
        #expect(hidden.displayList.entries.isEmpty)
        let shown = LiveView(Image(systemName: "heart.fill").symbolEffect(.appear), size: size)
        #expect(!shown.displayList.entries.isEmpty)
    }

    @Test func effectsReachTheSymbolsInsideAndNothingElse() {
        let view = HStack {
            Text("Hi"); Image(systemName: "heart.fill")
        }.symbolEffect(.scale)
        #expect(transforms(LiveView(view, size: CGSize(width: 100, height: 40))).count == 1)
    }

    @Test func removedEffectsDoNotReachTheSymbolsInside() {
        let view = Image(systemName: "heart.fill").symbolEffectsRemoved().symbolEffect(.scale)
        #expect(transforms(LiveView(view, size: size)).isEmpty)
    }

    @Test func effectsAddUp() {
        let view = Image(systemName: "heart.fill").symbolEffect(.scale.up).symbolEffect(.scale.up)
        let scale = transforms(LiveView(view, size: size)).first?.a ?? 0
        #expect(abs(scale - 1.15 * 1.15) < 0.001)
    }
}
