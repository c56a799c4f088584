import Testing

@testable import RoostRender

@Suite struct PDFCalculatorTests {
    private func value(_ program: String, _ input: [Double] = [0.5], outputs: Int = 1) -> [Double]? {
        PDFCalculator(
            Array(program.utf8), domains: input.map { _ in -100...100 },
            ranges: Array(repeating: -1000...1000, count: outputs))?(input)
    }

    @Test(arguments: [
        ("{ 2 mul }", 1.0), ("{ 3 exch sub }", 2.5), ("{ dup mul }", 0.25), ("{ 0.25 gt { 7 } { 8 } ifelse }", 7),
        ("{ 1 gt { 7 } { 8 } ifelse }", 8), ("{ pop 7 2 idiv }", 3), ("{ pop -7 3 mod }", -1), ("{ pop 90 sin }", 1),
        ("{ pop 1 1 atan }", 45), ("{ pop 2 3 exp }", 8), ("{ pop 100 log }", 2), ("{ pop 2.5 round }", 3),
        ("{ pop 1 2 3 3 1 roll pop pop }", 3), ("{ pop 1 2 3 3 -1 roll }", 1), ("{ pop 4 5 6 2 index }", 4),
        ("{ pop 1 2 2 copy add add add }", 6), ("{ pop true { 5 } if }", 5), ("{ pop 6 3 and 8 or 1 xor }", 11),
        ("{%words\npop 1 3 bitshift}", 8),
    ])
    func `A program leaves its result on the stack`(program: String, result: Double) {
        #expect(value(program)?.map { ($0 * 1e6).rounded() / 1e6 } == [result])
    }

    @Test func `Inputs and outputs stay in their ranges`() {
        #expect(value("{ }", [1000]) == [100])
        #expect(value("{ 1000 mul }", [1000]) == [1000])
        #expect(value("{ pop 0 0 div }") == [0])
    }

    @Test(arguments: ["", "{", "{ 1 } }", "{ { 1 } }", "{ 1 if }", "{ loop }", "{ 1 2 { 3 } ifelse }"])
    func `A damaged program is none`(program: String) {
        #expect(value(program) == nil)
    }

    @Test(arguments: ["{ pop add }", "{ pop 9 copy }", "{ 5 index }", "{ 9 1 roll }", "{ pop 3 1.5 roll }"])
    func `A program that takes more than there is has no result`(program: String) {
        #expect(value(program) == [])
    }

    @Test func `The stack has a limit`() {
        #expect(value("{ " + String(repeating: "dup ", count: 200) + "}") == [])
    }
}
