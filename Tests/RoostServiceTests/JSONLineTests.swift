import Foundation
import Testing

@testable import RoostService

struct JSONLineTests {
    private struct Line: Decodable, Equatable {
        var text: String?
        var count: Int?
        var share: Double?
        var isWhole: Bool?
    }

    @Test(arguments: ["", "a \"b\" \\ /c", "line\nline\r\ttab\u{1}\u{1F}\u{7F}", "Ä€👍🏽\u{2028}", "</script>"])
    func `Every text is read back as it was`(text: String) throws {
        var line = JSONLine()
        line.add("text", text)
        line.add("count", -7)
        line.add("share", 0.1)
        line.add("isWhole", true)
        let data = line.data()
        #expect(data.last == 0x0A && !data.dropLast().contains(0x0A))
        #expect(
            try JSONDecoder().decode(Line.self, from: data) == Line(text: text, count: -7, share: 0.1, isWhole: true))
    }

    @Test func `Values that are nil are left out`() {
        var line = JSONLine()
        line.add("a", String?.none)
        line.add("b", 1)
        line.add("c", Double?.none)
        #expect(String(decoding: line.data(), as: UTF8.self) == "{\"b\":1}\n")
    }

    @Test func `A fingerprint has two digits for each byte`() {
        #expect([0, 9, 0xAB, 0xFF].hexadecimal == "0009abff")
    }
}
