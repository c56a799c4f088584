import CoreGraphics
import Testing

@testable import RoostRender

@Suite struct PDFBufferTests {
    private func written(_ body: (inout PDFBuffer) -> Void) -> String {
        var buffer = PDFBuffer()
        body(&buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (12.34, "12.34"), (100, "100"), (0.0004, "0"),
            (-0.0004, "0"), (0.0006, ".001"), (1234.5678, "1234.568"), (.nan, "0"), (.infinity, "10000000"),
            (-.infinity, "-10000000"), (1e300, "10000000"), (0.05, ".05"), (10.001, "10.001"),
        ] as [(CGFloat, String)])
    func `A number is written in its shortest form to three decimals`(value: CGFloat, expected: String) {
        #expect(written { $0.number(value) } == expected)
    }

    @Test func `Numbers have as many decimals as asked for`() {
        #expect(written { $0.numbers(1.0 / 3, 2.0 / 3, decimals: 6) } == ".333333 .666667")
    }

    @Test func `Characters that end a name are escaped in it`() {
        #expect(written { $0.name("A b/c#(d)\u{0}é") } == "/A#20b#2Fc#23#28d#29#C3#A9")
    }

    @Test func `Parentheses and backslashes are escaped in a string`() {
        #expect(written { $0.text("a(b)c\\d") } == "(a\\(b\\)c\\\\d)")
    }

    @Test func `A string of other characters is UTF-16`() {
        var buffer = PDFBuffer()
        buffer.text("ä(\r")
        #expect(
            Array(buffer.bytes) == [40, 0xFE, 0xFF, 0, 0xE4, 0, UInt8(ascii: "\\"), UInt8(ascii: "("), 0]
                + Array("\\r)".utf8))
    }
}
