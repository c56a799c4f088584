import Foundation

/// A JSON schema, as far as it can be read from a `Decodable` type.
indirect enum JSONSchema: Encodable, Equatable {
    /// Any value.
    case any
    /// A value of a basic type: `string`, `integer`, `number`, `boolean`.
    case basic(String, format: String? = nil)
    case choice([JSONSchema.Value])
    case array(JSONSchema)
    /// An object of any keys.
    case dictionary(JSONSchema)
    case object(properties: [String: JSONSchema], required: [String])

    enum Value: Encodable, Equatable {
        case text(String)
        case number(Int)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    private enum Key: String, CodingKey {
        case type, format, items, properties, required, additionalProperties
        case choice = "enum"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .any: break
        case .basic(let name, let format):
            try container.encode(name, forKey: .type)
            try container.encodeIfPresent(format, forKey: .format)
        case .choice(let values): try container.encode(values, forKey: .choice)
        case .array(let items):
            try container.encode("array", forKey: .type)
            try container.encode(items, forKey: .items)
        case .dictionary(let values):
            try container.encode("object", forKey: .type)
            try container.encode(values, forKey: .additionalProperties)
        case .object(let properties, let required):
            try container.encode("object", forKey: .type)
            try container.encode(properties, forKey: .properties)
            try container.encode(required.sorted(), forKey: .required)
        }
    }
}
