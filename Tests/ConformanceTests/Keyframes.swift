import RoostTesting

/// Values on their way through keyframes.
enum KeyframeCases {
    @CaseTable static var cases: [Case] {
        Case("kf-K2") {
            $0.values(
                [
                    0.05: 0.311, 0.1: 1.292, 0.15: 2.928, 0.2: 5, 0.25: 7.072, 0.3: 8.708, 0.35: 9.689, 0.4: 10,
                ]) { LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut) }
        }
        Case("kf-K3b") {
            $0.values(
                [
                    0.05: 0.430, 0.1: 1.562, 0.15: 3.164, 0.2: 5, 0.25: 6.836, 0.3: 8.437, 0.35: 9.570, 0.4: 10,
                ]) { CubicKeyframe(10, duration: 0.4) }
        }
        Case("kf-K3c") {
            $0.values(
                [
                    0.025: 1.562, 0.05: 5, 0.075: 8.437, 0.1: 10, 0.15: 9.259, 0.2: 7.407, 0.25: 5, 0.3: 2.593,
                    0.35: 0.741,
                ]) {
                    CubicKeyframe(10, duration: 0.1)
                    CubicKeyframe(0, duration: 0.3)
                }
        }
        Case("kf-K3d") {
            $0.values([0.2: 10, 0.25: 9.609, 0.3: 5.625, 0.35: 1.328, 0.4: 0, 0.5: 2.5]) {
                LinearKeyframe(10, duration: 0.2)
                CubicKeyframe(0, duration: 0.2)
                LinearKeyframe(5, duration: 0.2)
            }
        }
        Case("kf-K3e") {
            $0.values([0.05: 2.344, 0.1: 4.375, 0.2: 7.5, 0.3: 9.375, 0.35: 9.844]) {
                CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
            }
        }
        Case("kf-K3g") {
            $0.values(
                [0.025: 1.211, 0.05: 4.062, 0.075: 7.383, 0.175: 16.289, 0.25: 22.812, 0.325: 27.930]
            ) {
                CubicKeyframe(10, duration: 0.1)
                CubicKeyframe(30, duration: 0.3)
            }
        }
        Case("kf-K4") {
            $0.values(
                [
                    0.05: 1.860, 0.1: 4.656, 0.15: 6.819, 0.2: 8.210, 0.25: 9.029, 0.3: 9.487, 0.35: 9.734, 0.4: 9.864,
                    0.5: 9.864,
                ]) { SpringKeyframe(10, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0)) }
        }
        Case("kf-K4c") {
            $0.values([0.2: 8.210, 0.25: 6.158, 0.3: 4.105, 0.35: 2.053, 0.4: 0]) {
                SpringKeyframe(10, duration: 0.2, spring: Spring(duration: 0.4, bounce: 0))
                LinearKeyframe(0, duration: 0.2)
            }
        }
        Case("kf-K12") { trial in
            final class Model: ObservableObject {
                @Published var trigger = 0
                var starts: [Double] = []
            }
            struct Animated: View {
                @ObservedObject var model: Model
                var body: some View {
                    KeyframeAnimator(initialValue: 0.0, trigger: model.trigger) { width in
                        Color.red.frame(width: width)
                    } keyframes: { start in
                        let _ = model.starts.append(start)
                        LinearKeyframe(20, duration: 0.2)
                    }
                }
            }
            let model = Model()
            let live = LiveView(Animated(model: model), size: CGSize(width: 100, height: 100))
            for trigger in 1...2 {
                model.trigger = trigger
                live.update()
                live.advance(by: 1)
            }
            trial.same(model.starts, [0, 0], "where the keyframes start")
        }
        Case("kf-K5") {
            $0.values([0.25: -3.75, 0.3: -2.5, 0.4: 0]) {
                LinearKeyframe(10, duration: 0.2)
                MoveKeyframe(-5)
                LinearKeyframe(0, duration: 0.2)
            }
        }
    }
}

extension Trial {
    /// A number that starts at 0, at times in seconds.
    fileprivate func values(
        _ expected: [Double: Double], @KeyframesBuilder<Double> _ keyframes: () -> some Keyframes<Double>
    ) {
        let timeline = KeyframeTimeline(initialValue: 0, content: keyframes)
        for (time, value) in expected {
            equal(timeline.value(time: time), value, "value at \(number(time))", within: 0.001)
        }
    }
}
