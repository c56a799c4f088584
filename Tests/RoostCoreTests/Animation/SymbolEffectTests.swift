import RoostControls
@_spi(Engine) import RoostCore
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

    @Test func `A changed value makes a symbol bounce once`() {
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

    @Test func `An active effect goes on until it is inactive, and then ends its turn`() {
        let model = Model()
        let live = LiveView(Pulsing(model: model), size: size)
        model.isActive = true
        live.update()
        live.advance(by: 10.2)
        #expect(opacities(live).first.map { $0 < 1 } ?? false)
        model.isActive = false
        live.update()
        // The current turn is played to its end.
        live.advance(by: 0.1)
        #expect(live.isMoving)
        live.advance(by: 2)
        #expect(opacities(live).isEmpty)
        #expect(!live.isMoving)
    }

    @Test func `Options set the number of repetitions and the speed`() {
        let model = Model()
        let live = LiveView(Pulsing(model: model, options: .repeat(2).speed(2)), size: size)
        model.isActive = true
        live.update()
        live.advance(by: 1.1)
        #expect(live.isMoving)
        live.advance(by: 0.2)
        #expect(!live.isMoving)
    }

    @Test func `A lasting effect stays while it is active, and glides back afterwards`() {
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

    @Test func `A symbol that has disappeared is not drawn`() {
        let live = LiveView(Image(systemName: "heart.fill").symbolEffect(.disappear), size: size)
        #expect(live.displayList.entries.isEmpty)
        let hidden = LiveView(Image(systemName: "heart.fill").symbolEffect(.appear, isActive: false), size: size)
        #expect(hidden.displayList.entries.isEmpty)
        let shown = LiveView(Image(systemName: "heart.fill").symbolEffect(.appear), size: size)
        #expect(!shown.displayList.entries.isEmpty)
    }

    @Test func `An effect reaches the symbols inside and nothing else`() {
        let view = HStack {
            Text("Hi"); Image(systemName: "heart.fill")
        }.symbolEffect(.scale)
        #expect(transforms(LiveView(view, size: CGSize(width: 100, height: 40))).count == 1)
    }

    @Test func `A removed effect does not reach the symbols inside`() {
        let view = Image(systemName: "heart.fill").symbolEffectsRemoved().symbolEffect(.scale)
        #expect(transforms(LiveView(view, size: size)).isEmpty)
    }

    @Test func `Two equal effects multiply`() {
        let view = Image(systemName: "heart.fill").symbolEffect(.scale.up).symbolEffect(.scale.up)
        let scale = transforms(LiveView(view, size: size)).first?.a ?? 0
        #expect(abs(scale - 1.15 * 1.15) < 0.001)
    }
}
