import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

/// A value that is changed while it moves goes on from its current place, and ends exactly at the last target.
@MainActor struct RetargetingTests {
    private struct Bar: View {
        let model: Switch
        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("bar")
                .frame(width: 400, height: 20, alignment: .leading)
                .padding(.leading, model.number)
        }
    }

    private static let animations: [Animation] = [
        .linear(duration: 0.4), .easeInOut, .spring, .snappy, .bouncy, .interactiveSpring,
        .interpolatingSpring(stiffness: 100, damping: 10), .easeIn.delay(0.1), .linear.speed(2),
        .easeOut(duration: 0.2).repeatCount(3),
    ]

    @Test(arguments: 0..<20)
    func `Positions are continuous and end at the last target`(seed: Int) throws {
        var random = Seeded(seed: seed)
        let model = Switch()
        let live = LiveView(Bar(model: model), size: CGSize(width: 600, height: 100))
        for _ in 0..<6 {
            let before = try #require(live.frame(of: "bar")?.minX)
            let animation = Self.animations.randomElement(using: &random)!
            withAnimation(animation) { model.number = Double(Int.random(in: 0...100, using: &random)) }
            live.update()
            let after = try #require(live.frame(of: "bar")?.minX)
            #expect(abs(after - before) < 1e-6, "\(animation) jumps from \(before) to \(after)")
            live.advance(by: Double.random(in: 0...0.5, using: &random))
        }
        live.advance(by: 30)
        let rest = LayoutReport(of: Bar(model: model), in: CGSize(width: 600, height: 100))
        #expect(live.frame(of: "bar") == rest.frame(of: "bar"))
        #expect(!live.isMoving)
    }

    @Test(arguments: [0.05, 0.15, 0.3])
    func `A spring keeps its velocity when it is retargeted`(time: Double) throws {
        let model = Switch()
        let live = LiveView(Bar(model: model), size: CGSize(width: 600, height: 100))
        func x() throws -> CGFloat { try #require(live.frame(of: "bar")?.minX) }
        withAnimation(.smooth) { model.number = 100 }
        live.update()
        let step = 1 / 1200.0
        live.advance(by: time, framesPerSecond: 1200)
        let (a, b) = (try x(), try (live.advance(by: step, framesPerSecond: 1200), x()).1)
        withAnimation(.snappy) { model.number = 0 }
        live.update()
        let (c, d) = (try x(), try (live.advance(by: step, framesPerSecond: 1200), x()).1)
        #expect(abs(c - b) < 1e-6)
        // The tolerance is the change by the spring's own force in two steps.
        #expect(abs((d - c) - (b - a)) < 200 * 200 * step * step + 0.05)
    }

    @Test func `A glide follows its spring`() throws {
        let model = Switch()
        let live = LiveView(Bar(model: model), size: CGSize(width: 600, height: 100))
        let start = try #require(live.frame(of: "bar")?.minX)
        withAnimation(.smooth) { model.number = 100 }
        live.update()
        let end = LayoutReport(of: Bar(model: model), in: CGSize(width: 600, height: 100)).frame(of: "bar")!.minX
        // The values of a spring of response 0.5 without bounce (case `spr-smooth`; Rules.md, Springs).
        for (time, value) in [(0.05, 0.13131), (0.1, 0.35774), (0.2, 0.71542), (0.3, 0.89003), (0.5, 0.98640)] {
            live.advance(by: time - live.time, framesPerSecond: 300)
            let x = try #require(live.frame(of: "bar")?.minX)
            #expect(abs((x - start) / (end - start) - value) < 0.012)
        }
    }
}
