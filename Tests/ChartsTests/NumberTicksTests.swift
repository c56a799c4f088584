import Testing

@testable import Charts

struct NumberTicksTests {
    // The steps that Apple chose in public pictures: ScreenTime and HeartBeat of Swift-Charts-Examples, and
    // home-assistant's energy of days, of a month, and of days on which much is returned. Apple's y axes have about four
    // marks by themselves.
    @Test(arguments: [
        (0.0, 29_000.0, 3, 20_000.0), (0, 2.4975, 12, 0.2), (-1.35, 1.26, 4, 1), (-11, 13.2, 4, 10), (0, 5, 5, 1),
        (-6.15, 1.25, 4, 5), (0, 6.4, 4, 2), (0, 1.25, 4, 0.5), (0, 1.6, 4, 0.5),
    ])
    func `A step gives about as many marks as desired, counting those that the bounds are rounded to`(
        lower: Double, upper: Double, count: Int, step: Double
    ) {
        let chosen = NumberTicks.step(
            from: lower, to: upper, desiredCount: count, roundsLower: true, roundsUpper: true)
        #expect(chosen == step)
    }

    @Test(arguments: [(0.0, 175.0, 4, 50.0), (-400, 800, 14, 100), (80, 105, 4, 10)])
    func `A step gives about as many marks as desired inside of given bounds`(
        lower: Double, upper: Double, count: Int, step: Double
    ) {
        let chosen = NumberTicks.step(
            from: lower, to: upper, desiredCount: count, roundsLower: false, roundsUpper: false)
        #expect(chosen == step)
    }

    @Test func `Marks may round both bounds outwards`() {
        let marks = NumberTicks.multiples(of: 20_000, from: 0, to: 29_000, roundsLower: true, roundsUpper: true)
        #expect(marks == [0, 20_000, 40_000])
    }

    @Test func `Marks stay inside of given bounds`() {
        let marks = NumberTicks.multiples(of: 50, from: 0, to: 175, roundsLower: false, roundsUpper: false)
        #expect(marks == [0, 50, 100, 150])
    }

    @Test func `Fractions keep their shortest decimals`() {
        let marks = NumberTicks.multiples(of: 0.1, from: 0, to: 0.3, roundsLower: true, roundsUpper: true)
        #expect(marks == [0, 0.1, 0.2, 0.3])
    }

    @Test func `Bounds that are not finite have no marks`() {
        #expect(NumberTicks.multiples(of: 1, from: .nan, to: 3, roundsLower: true, roundsUpper: true).isEmpty)
        #expect(NumberTicks.multiples(of: 1, from: 0, to: .infinity, roundsLower: true, roundsUpper: true).isEmpty)
    }

    @Test func `A logarithmic scale has powers of ten, and numbers between them where it is short`() {
        #expect(NumberTicks.logarithmic(from: 1, to: 10_000, desiredCount: 5) == [1, 10, 100, 1000, 10_000])
        #expect(NumberTicks.logarithmic(from: 1, to: 10, desiredCount: 5) == [1, 2, 5, 10])
    }

    @Test func `A minimum stride keeps marks apart`() {
        let step = NumberTicks.step(
            from: 0, to: 4, desiredCount: 9, minimumStride: 1, roundsLower: true, roundsUpper: true)
        #expect(step == 1)
    }
}
