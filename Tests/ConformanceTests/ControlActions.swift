import RoostTesting

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The recorded effects of accessibility actions on controls.
enum ControlActionCases {
    @CaseTable static var cases: [Case] {
        requests("ctl-S4", 0.5, [.increment], [0.6]) { Slider(value: $0) }
        requests("csel-SA1", 5, [.increment], [6]) { Slider(value: $0, in: 0...10) }
        requests("csel-SA3", 5, [.increment, .increment], [8, 10]) { Slider(value: $0, in: 0...10, step: 2) }
        requests("csel-STA3", 2, [.increment], [3]) { Stepper("", value: $0, in: 0...3, step: 2) }
        requests("csel-STA5", 1e6, [.increment, .decrement], [1_000_001, 1e6]) { Stepper("", value: $0) }
        Case("csel-TG1 switch", nil, nil, slack: .text, [.size(94, 24)]) {
            Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
        }
    }

    /// A control with a value, and the values after each of some requests. The control must not clamp the first value.
    private static func requests<Content: View>(
        _ name: String, _ value: Double, _ requests: [AccessibilityRequest.Kind], _ expected: [Double],
        @ViewBuilder _ control: @escaping @MainActor @Sendable (Binding<Double>) -> Content
    ) -> Case {
        Case(name) { trial in
            let box = Box(value)
            let live = LiveView(
                control(Binding(get: { box.value }, set: { box.value = $0 })), size: CGSize(width: 300, height: 200)
            ) { $0.idiom = .macOS }
            trial.same(box.value, value, "the value at the start")
            for (request, expected) in zip(requests, expected) {
                guard let node = live.session.accessibilityTree().first else { return trial.fail("no control") }
                live.send(.access(AccessibilityRequest(request, on: node.id)))
                live.update()
                trial.equal(box.value, expected, "after \(request)")
            }
        }
    }

    @MainActor private final class Box {
        var value: Double
        init(_ value: Double) { self.value = value }
    }
}
