import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct CombinedAnimationTests {
    @Test func `A curve on top of a curve lets that one finish`() {
        var run = Run(.linear(duration: 1), by: 10)
        #expect(run.value(at: 0.5).isNear(5))
        run.retarget(to: 0, with: .linear(duration: 1), at: 0.5)
        #expect(run.value(at: 0.5).isNear(5))
        // Half way back from the first curve's end, 10.
        #expect(run.value(at: 1).isNear(5))
        #expect(run.value(at: 1.25).isNear(2.5))
        #expect(run.value(at: 1.5) == nil)
    }

    @Test func `The end of the last curve ends those below it`() {
        var run = Run(.linear(duration: 10), by: 10)
        _ = run.value(at: 1)
        run.retarget(to: 20, with: .linear(duration: 0.5), at: 1)
        #expect(run.value(at: 1.5) == nil)
    }

    @Test func `Many curves on top of each other move without a jump`() {
        var run = Run(.easeInOut(duration: 0.4), by: 1)
        var last = 0.0
        for frame in 0..<300 {
            let time = Double(frame) / 60
            if frame % 5 == 0 { run.retarget(to: frame % 10 == 0 ? 0 : 1, with: .easeInOut(duration: 0.4), at: time) }
            let value = run.value(at: time)!
            #expect(abs(value - last) < 0.2)
            last = value
        }
    }

    @Test func `Springs on top of a curve take over from each other`() {
        var run = Run(.linear(duration: 5), by: 10)
        _ = run.value(at: 1)
        run.retarget(to: 20, with: .spring(duration: 0.5), at: 1)
        let before = run.value(at: 1.2)!
        run.retarget(to: 0, with: .spring(duration: 0.5), at: 1.2)
        #expect(run.value(at: 1.2).isNear(before, within: 0.001))
        // For a moment it keeps its velocity.
        #expect(run.value(at: 1.21)! > before)
    }

    @Test func `A curve on top of a spring adds to its movement`() {
        var run = Run(.spring(duration: 0.5), by: 10)
        let before = run.value(after: 0.1)!
        run.retarget(to: -10, with: .easeIn(duration: 0.3), at: 0.1)
        #expect(run.value(at: 0.1).isNear(before))
        #expect(run.value(at: 0.11)! > before)
        #expect(run.value(at: 0.4) == nil)
    }
}
