import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Random events on views with all gestures, nested and side by side.
@MainActor struct GestureFuzzTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// How often each gesture has ended since it changed last, and the gesture states.
    @MainActor final class Ledger {
        var ends: [String: Int] = [:]
        var states: [Double] = []

        func changed(_ name: String) { ends[name] = 0 }
        func ended(_ name: String) { ends[name, default: 0] += 1 }
    }

    private struct Everything: View {
        @GestureState private var drag = 0.0
        @GestureState private var press = 0.0
        @GestureState private var zoom = 0.0
        @GestureState private var sequence = 0.0
        @GestureState private var changing = 0.0
        @GestureState private var optional = 0.0
        @State private var shift = 0.0
        @State private var shows = true
        @State private var isDisabled = false
        let ledger: Ledger

        var body: some View {
            VStack(spacing: 0) {
                ZStack {
                    Color.gray
                    HStack(spacing: 0) {
                        Color.blue
                            .onTapGesture { shows.toggle() }
                            .gesture(
                                DragGesture()
                                    .updating($drag) { value, state, _ in state = value.translation.width + 1000 }
                                    .onChanged { _ in ledger.changed("drag") }
                                    .onEnded {
                                        ledger.ended("drag")
                                        shift = $0.translation.width / 10
                                    })
                        Button {
                            isDisabled.toggle()
                        } label: {
                            Color.green
                        }.buttonStyle(.plain)
                        if shows {
                            Color.red
                                .onTapGesture(count: 2) { shift += 1 }
                                .gesture(
                                    LongPressGesture(minimumDuration: 0.2)
                                        .updating($press) { _, state, _ in state = 1 }
                                        .onChanged { _ in ledger.changed("press") }
                                        .onEnded { _ in ledger.ended("press") })
                        }
                    }
                }
                .gesture(
                    MagnifyGesture()
                        .updating($zoom) { value, state, _ in state = value.magnification }
                        .onChanged { _ in ledger.changed("zoom") }
                        .onEnded { _ in ledger.ended("zoom") }
                        .simultaneously(with: RotateGesture()))
                Color.orange
                    .gesture(
                        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture(minimumDistance: 5))
                            .updating($sequence) { _, state, _ in state = 1 }
                            .onEnded { _ in shift -= 1 }
                    )
                    .highPriorityGesture(TapGesture(count: 3).exclusively(before: SpatialTapGesture()))
                    .disabled(isDisabled)
                Color.pink
                    .gesture(
                        (shows
                            ? AnyGesture(DragGesture().map(\.translation.width))
                            : AnyGesture(LongPressGesture(minimumDuration: 0.1).map { _ in 1 }))
                            .updating($changing) { _, state, _ in state = 1 }
                    )
                    .simultaneousGesture(
                        isDisabled
                            ? nil : DragGesture(minimumDistance: 0).updating($optional) { _, state, _ in state = 1 })
            }
            .rotationEffect(.degrees(shift))
            .simultaneousGesture(
                DragGesture(minimumDistance: 30).onChanged { _ in ledger.changed("outer") }
                    .onEnded { _ in ledger.ended("outer") }
            )
            .onHover { _ in shift *= 0.5 }
            .onChange(of: [drag, press, zoom, sequence, changing, optional]) { _, now in ledger.states = now }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `Whatever comes, gestures end at most once and leave nothing behind`(seed: UInt64) {
        var random = Generator(state: seed &* 7919 &+ 1)
        let ledger = Ledger()
        let screen = TouchScreen { _ in Everything(ledger: ledger) }
        let phases: [PointerEvent.Phase] = [
            .began, .began, .moved, .moved, .moved, .moved, .ended, .ended, .hovered, .left, .cancelled,
        ]
        var time = 0.0
        for _ in 0..<400 {
            time += Double.random(in: 0...0.15, using: &random) * (Bool.random(using: &random) ? 1 : 0.1)
            var point = CGPoint(
                x: CGFloat.random(in: -20...220, using: &random), y: CGFloat.random(in: -20...220, using: &random))
            if Int.random(in: 0..<60, using: &random) == 0 { point.x = .nan }
            let phase = phases.randomElement(using: &random)!
            if Int.random(in: 0..<12, using: &random) == 0 {
                let factor = Double.random(in: -0.2...2, using: &random)
                screen.live.session.send(
                    .pinch(PinchEvent(phase, at: point, magnification: factor, rotation: factor)), at: time)
            } else {
                let kind = [PointerEvent.Kind.mouse, .touch, .pen].randomElement(using: &random)!
                let finger = Int.random(in: 0..<3, using: &random)
                screen.live.session.send(
                    .pointer(PointerEvent(phase, at: point, pointer: finger, kind: kind)), at: time)
            }
            if Bool.random(using: &random) { _ = screen.live.session.frame(at: time) }
            #expect(ledger.ends.values.allSatisfy { $0 <= 1 })
        }
        for finger in 0..<3 {
            screen.live.session.send(.pointer(PointerEvent(.ended, at: .zero, pointer: finger)), at: time)
        }
        screen.live.session.send(.pinch(PinchEvent(.ended, at: .zero)), at: time)
        for _ in 0..<4 {
            time += 1
            _ = screen.live.session.frame(at: time)
        }
        #expect(screen.live.session.graph.pointers.isIdle)
        #expect(ledger.states.allSatisfy { $0 == 0 })
    }
}
