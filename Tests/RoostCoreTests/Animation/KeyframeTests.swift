import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct KeyframeTests {
    private struct Pose: Equatable {
        var angle = Angle.zero
        var scale = 1.0
        var name = "start"
    }

    @Test func `Tracks run side by side`() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
            KeyframeTrack(\.scale) {
                LinearKeyframe(1, duration: 1)
                LinearKeyframe(3, duration: 1)
            }
        }
        #expect(timeline.duration == 2)
        let value = timeline.value(time: 1.5)
        #expect(abs(value.angle.degrees - 90) < 1e-9)
        #expect(abs(value.scale - 2) < 1e-9)
        #expect(value.name == "start")
    }

    @Test func `Times before and after the keyframes have the values of their ends`() {
        let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(5, duration: 2) }
        #expect(timeline.value(time: -1) == 1)
        #expect(timeline.value(time: 10) == 5)
        #expect(timeline.value(time: .nan) == 1)
        #expect(timeline.value(progress: 0.5) == 3)
    }

    @Test func `Keyframes come from conditions and loops`() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0) {
                if isLong {
                    LinearKeyframe(1, duration: 3)
                } else {
                    LinearKeyframe(1, duration: 1)
                }
                for step in 2..<4 { LinearKeyframe(Double(step), duration: 1) }
            }
        }
        #expect(timeline(true).duration == 5)
        #expect(timeline(false).duration == 3)
        #expect(timeline(false).value(time: 3) == 3)
    }

    @Test func `A timeline without keyframes stays at the initial value`() {
        let timeline = KeyframeTimeline(initialValue: 4.0) { KeyframeTrack {} }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 1) == 4)
    }

    @Test func `A spring keyframe begins with the velocity of the keyframe before`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 0.1)
            SpringKeyframe(10, duration: 0.5, spring: .smooth)
        }
        let spring = Spring.smooth
        #expect(
            abs(timeline.value(time: 0.15) - (10 + spring.value(target: 0, initialVelocity: 100, time: 0.05))) < 1e-9)
    }

    @Test func `A spring keyframe without a duration lasts until it has settled`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
        }
        // As recorded.
        #expect(abs(timeline.duration - 1.273) < 0.001)
    }

    @Test func `Cubic keyframes pass smoothly through their targets`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 0.2)
            CubicKeyframe(-10, duration: 0.2)
            CubicKeyframe(0, duration: 0.2)
        }
        for (time, value) in [0.05: 1.797, 0.1: 5.625, 0.15: 9.141, 0.25: 6.406] {
            #expect(abs(timeline.value(time: time) - value) < 0.001)
        }
    }

    @Test func `A custom type of content is made of its keyframes`() {
        struct Wobble: KeyframeTrackContent {
            let by: Double
            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(by, duration: 1)
                LinearKeyframe(-by, duration: 1)
            }
        }
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            Wobble(by: 2)
            Wobble(by: 4)
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 3) == 4)
    }

    @Test(arguments: [-1, 0, Double.nan, .infinity])
    func `Durations that are negative or not finite give numbers`(_ bad: Double) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: bad)
            SpringKeyframe(2, duration: bad)
            LinearKeyframe(3, duration: bad)
        }
        #expect(!timeline.value(time: 0.5).isNaN)
    }
}
