import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct CurveAnimationTests {
    @Test func `A linear animation is half way at half its time`() {
        var run = Run(.linear(duration: 2), by: 10)
        #expect(run.value(at: 1).isNear(5))
    }

    @Test func `A curve ends with its duration`() {
        var run = Run(.easeInOut(duration: 0.5))
        #expect(run.value(at: 0.4999) != nil)
        #expect(run.value(at: 0.5) == nil)
    }

    @Test func `A curve of no duration, or a negative one, is over at once`() {
        var run = Run(.linear(duration: 0))
        #expect(run.value(at: 0) == nil)
        var backwards = Run(.linear(duration: -1))
        #expect(backwards.value(at: 0) == nil)
    }

    @Test func `A curve whose duration is not a number is over at once`() {
        var run = Run(.linear(duration: .nan))
        #expect(run.value(at: 0) == nil)
    }

    @Test func `A Bezier curve is solved for its time`() {
        // CSS's `ease`, with the values on which browsers agree.
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
        #expect(abs(curve.value(at: 0.5) - 0.80240) < 0.00001)
        #expect(abs(curve.value(at: 0.1) - 0.09480) < 0.00001)
    }

    @Test func `A Bezier curve may overshoot`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.6, y: 1.6))
        #expect(curve.value(at: 0.8) > 1)
    }

    @Test(arguments: [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear])
    func `An inverse undoes its curve`(_ curve: UnitCurve) {
        for time in stride(from: 0.05, to: 1, by: 0.05) {
            #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
        }
    }

    @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut])
    func `A curve's velocity is its slope`(_ curve: UnitCurve) {
        for time in stride(from: 0.1, to: 0.95, by: 0.1) where abs(time - 0.5) > 0.01 {
            let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
            #expect(abs(curve.velocity(at: time) - slope) < 0.001)
        }
    }

    @Test func `Control points outside the unit square, or not finite, still make a function`() {
        for x in [-3, 4, Double.nan, .infinity] {
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x, y: 0), endControlPoint: UnitPoint(x: 1 - x, y: 1))
            #expect((0...1).contains(curve.value(at: 0.3)))
        }
        #expect(UnitCurve.easeIn.value(at: .nan) == 0)
    }
}
