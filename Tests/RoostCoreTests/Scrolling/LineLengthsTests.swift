import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

struct LineLengthsTests {
    @Test(arguments: [10, 5000, 1_000_000])
    func `A position inside a line finds that line, and one outside of all the nearest`(count: Int) {
        var lengths = LineLengths(count: count, gap: 8, estimate: 40)
        for line in stride(from: 0, to: count, by: max(1, count / 700)) {
            lengths.setLength(Double(20 + line % 31), of: line)
        }
        for line in stride(from: 0, to: count, by: max(1, count / 50)) {
            let start = lengths.start(of: line)
            #expect(lengths.line(at: start) == line)
            #expect(lengths.line(at: start + 19.9) == line)
        }
        #expect(lengths.line(at: -5) == 0)
        #expect(lengths.line(at: .infinity) == count - 1)
        #expect(lengths.start(of: count) == lengths.total() + 8)
    }

    @Test func `Measured lines add up exactly, also when they are measured again`() {
        var lengths = LineLengths(count: 100_000, gap: 0, estimate: 10)
        for line in 0..<100_000 { lengths.setLength(Double(line % 3), of: line) }
        #expect(abs(lengths.total() - 99_999) < 0.001)
        #expect(abs(lengths.start(of: 30_000) - 30_000) < 60)
        // Again: nothing changes.
        for line in 0..<100_000 { lengths.setLength(Double(line % 3), of: line) }
        #expect(abs(lengths.total() - 99_999) < 0.001)
    }

    @Test func `A container without lines has no length`() {
        var lengths = LineLengths(count: 0, gap: 8, estimate: 10)
        #expect(lengths.total() == 0)
        #expect(lengths.line(at: 10) == 0)
    }

    @Test func `Lines that are shifted keep their measured lengths`() {
        var lengths = LineLengths(count: 5, gap: 0, estimate: 10)
        for line in 0..<5 { lengths.setLength(Double(line + 1), of: line) }
        var moved = lengths.changed(count: 7, shift: 2)
        #expect(moved.start(of: 2) == 2 * moved.estimate)
        #expect(moved.total() == 2 * moved.estimate + 15)
        var shorter = lengths.changed(count: 3, shift: -2)
        #expect(shorter.total() == 12)
    }
}
