import Foundation
import Testing

@testable import RoostService

struct SchemaTests {
    private struct Order: Decodable {
        enum Size: String, CaseIterable, Decodable { case small, large }

        struct Line: Decodable {
            var name: String
            var price: Double
        }

        struct Node: Decodable { var children: [Node] }

        var number: Int
        var date: Date?
        var size: Size
        var lines: [Line]
        var notes: [String: String]?
        var gift: Line?
        var tree: Node
        var isPaid: Bool
    }

    @Test func `A schema has a type's properties, and those that may be missing are not required`() {
        let line = JSONSchema.object(
            properties: ["name": .basic("string"), "price": .basic("number")], required: ["name", "price"])
        #expect(
            SchemaReader.schema(of: Order.self)
                == .object(
                    properties: [
                        "number": .basic("integer"),
                        "date": .basic("number", format: "seconds since 2001-01-01T00:00:00Z"),
                        "size": .choice([.text("small"), .text("large")]),
                        "lines": .array(line),
                        "notes": .dictionary(.basic("string")),
                        "gift": line,
                        "tree": .object(properties: ["children": .array(.any)], required: ["children"]),
                        "isPaid": .basic("boolean"),
                    ], required: ["number", "size", "lines", "tree", "isPaid"]))
    }

    private struct Strict: Decodable {
        enum Key: CodingKey { case code, rest }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard try container.decode(String.self, forKey: .code).count == 4 else {
                throw CocoaError(.coderInvalidValue)
            }
            _ = try container.decode(Int.self, forKey: .rest)
        }
    }

    @Test func `A type that refuses its values has the properties up to there`() {
        #expect(
            SchemaReader.schema(of: Strict.self) == .object(properties: ["code": .basic("string")], required: ["code"]))
    }

    @Test func `A schema is written as JSON`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(SchemaReader.schema(of: Order.Line.self))
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"properties":{"name":{"type":"string"},"price":{"type":"number"}},"required":["name","price"],"type":"object"}"#
        )
    }
}
