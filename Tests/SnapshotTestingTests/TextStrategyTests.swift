import Foundation
import SnapshotTesting
import Testing

@Suite struct TextStrategyTests {
    private struct Person: Codable {
        var name = "Ann"
        var age = 30
    }

    private final class Knot {
        var next: Knot?
    }

    private enum Size: CaseIterable { case small, large }

    @Test func `Lines are the text itself`() { #expect(taken("a\nb", .lines) == "a\nb") }

    @Test func `A description is the value's`() { #expect(taken(42, .description) == "42") }

    @Test func `JSON has sorted keys`() {
        #expect(taken(Person(), .json) == "{\n  \"age\" : 30,\n  \"name\" : \"Ann\"\n}")
        #expect(Snapshotting<Person, String>.json.pathExtension == "json")
    }

    @Test func `JSON of a dictionary has sorted keys`() {
        let value: [String: Any] = ["b": 1, "a": [2]]
        #expect(taken(value, .json) == "{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}")
    }

    @Test func `A property list is XML`() {
        #expect(taken(Person(), .plist).contains("<key>name</key>"))
    }

    @Test func `A dump is a tree of the parts`() {
        #expect(
            taken(Person(), .dump) == """
                ▿ Person
                  - age: 30
                  - name: "Ann"

                """)
        #expect(taken([1, 2], .dump) == "▿ 2 elements\n  - 1\n  - 2\n")
        #expect(taken(Int?.none, .dump) == "- Optional<Int>.none\n")
    }

    @Test func `A dump ends at a circular reference`() {
        let knot = Knot()
        knot.next = knot
        #expect(taken(knot, .dump).contains("circular reference"))
        knot.next = nil
    }

    @Test func `A function is a table of its results`() {
        let strategy: Snapshotting<(Size) -> Int, String> = Snapshotting<Size, String>.func(into: .description)
        #expect(taken({ $0 == .small ? 1 : 2 }, strategy) == "\"small\",\"1\"\n\"large\",\"2\"")
        #expect(strategy.pathExtension == "csv")
    }

    @Test func `A strategy is pulled back to another type`() {
        let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in String(number) }
        #expect(taken(7, strategy) == "7")
    }

    @Test func `Texts that differ are told by line`() throws {
        let (message, attachments) = try #require(Diffing<String>.lines.diff("a\nb", "a\nc"))
        #expect(message.contains("- b\n+ c"))
        #expect(attachments.count == 1)
        #expect(Diffing<String>.lines.diff("a", "a") == nil)
    }

    @Test func `Data that differ are told by length`() throws {
        let diffing = Snapshotting<Data, Data>.data.diffing
        #expect(diffing.diff(Data([1]), Data([1])) == nil)
        #expect(try #require(diffing.diff(Data([1]), Data([1, 2]))).0.contains("2 bytes"))
    }
}
