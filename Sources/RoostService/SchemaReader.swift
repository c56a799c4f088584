import Foundation

/// Reads the schema of a `Decodable` type, by decoding one from nothing: it notes what the type asks for.
///
/// A type that refuses the values that it gets, such as an empty text, cuts the reading short. Its properties so far are
/// in the schema.
enum SchemaReader {
    static func schema<Input: Decodable>(of type: Input.Type) -> JSONSchema { read(type, within: []).schema }

    /// The schema, and a value for the type to go on with.
    /// - Parameter outer: The types that are being read: one that contains itself is any value there.
    fileprivate static func read<Value: Decodable>(_ type: Value.Type, within outer: [ObjectIdentifier])
        -> (schema: JSONSchema, value: Value?)
    {
        if let known = known(type) { return (known.0, known.1 as? Value) }
        let id = ObjectIdentifier(type)
        guard !outer.contains(id), outer.count < 32 else { return (.any, nil) }
        if let optional = type as? any OptionalType.Type {
            return (optional.schema(within: outer), optional.absent as? Value)
        }
        if let choices = type as? any (CaseIterable & RawRepresentable & Decodable).Type,
            let (schema, first) = Self.choices(choices)
        {
            return (schema, first as? Value)
        }
        if let dictionary = type as? any DictionaryType.Type {
            return (.dictionary(dictionary.valueSchema(within: outer + [id])), dictionary.empty as? Value)
        }
        if let array = type as? any ArrayType.Type {
            return (.array(array.elementSchema(within: outer)), array.empty as? Value)
        }
        let notes = SchemaNotes(outer: outer + [id])
        let value = try? Value(from: notes)
        return (notes.schema, value)
    }

    /// Types whose decoding from JSON is the decoder's business.
    private static func known(_ type: any Decodable.Type) -> (JSONSchema, any Decodable)? {
        switch type {
        case is Bool.Type: (.basic("boolean"), false)
        case is String.Type: (.basic("string"), "")
        case is Double.Type: (.basic("number"), 0.0)
        case is Float.Type: (.basic("number"), Float(0))
        case is Decimal.Type: (.basic("number"), Decimal(0))
        case is Date.Type:
            (.basic("number", format: "seconds since 2001-01-01T00:00:00Z"), Date(timeIntervalSince1970: 0))
        case is URL.Type: (.basic("string", format: "uri"), URL(filePath: "/"))
        case is UUID.Type: (.basic("string", format: "uuid"), UUID())
        case is Data.Type: (.basic("string", format: "base64"), Data())
        case let integer as any (FixedWidthInteger & Decodable).Type: (.basic("integer"), zero(integer))
        default: nil
        }
    }

    private static func zero<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) -> any Decodable {
        Number.zero
    }

    private static func choices<Choice: CaseIterable & RawRepresentable & Decodable>(_ type: Choice.Type)
        -> (JSONSchema, Choice)?
    {
        let values = type.allCases.compactMap { choice -> JSONSchema.Value? in
            switch choice.rawValue {
            case let text as String: .text(text)
            case let number as Int: .number(number)
            default: nil
            }
        }
        guard let first = type.allCases.first, values.count == type.allCases.count else { return nil }
        return (.choice(values), first)
    }
}

// MARK: Types that contain others

private protocol OptionalType {
    static func schema(within outer: [ObjectIdentifier]) -> JSONSchema
    static var absent: Any { get }
}

extension Optional: OptionalType where Wrapped: Decodable {
    fileprivate static func schema(within outer: [ObjectIdentifier]) -> JSONSchema {
        SchemaReader.read(Wrapped.self, within: outer).schema
    }

    fileprivate static var absent: Any { Self.none as Any }
}

private protocol DictionaryType {
    static func valueSchema(within outer: [ObjectIdentifier]) -> JSONSchema
    static var empty: Any { get }
}

extension Dictionary: DictionaryType where Key == String, Value: Decodable {
    fileprivate static func valueSchema(within outer: [ObjectIdentifier]) -> JSONSchema {
        SchemaReader.read(Value.self, within: outer).schema
    }

    fileprivate static var empty: Any { Self() }
}

private protocol ArrayType {
    static func elementSchema(within outer: [ObjectIdentifier]) -> JSONSchema
    static var empty: Any { get }
}

extension Array: ArrayType where Element: Decodable {
    fileprivate static func elementSchema(within outer: [ObjectIdentifier]) -> JSONSchema {
        SchemaReader.read(Element.self, within: outer).schema
    }

    fileprivate static var empty: Any { Self() }
}

// MARK: The decoder

/// Notes what a type asks a decoder for.
private final class SchemaNotes: Decoder {
    let outer: [ObjectIdentifier]
    var schema = JSONSchema.any
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(outer: [ObjectIdentifier]) { self.outer = outer }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        if case .object = schema {} else { schema = .object(properties: [:], required: []) }
        return KeyedDecodingContainer(SchemaProperties(notes: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        schema = .array(.any)
        return SchemaElements(notes: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SchemaValue(notes: self) }

    func note(_ name: String, _ property: JSONSchema, isRequired: Bool) {
        guard case .object(var properties, var required) = schema else { return }
        properties[name] = property
        if isRequired, !required.contains(name) { required.append(name) }
        schema = .object(properties: properties, required: required)
    }

    static var end: DecodingError { .dataCorrupted(.init(codingPath: [], debugDescription: "There is only a schema")) }
}

private struct SchemaProperties<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let notes: SchemaNotes
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let (schema, value) = SchemaReader.read(type, within: notes.outer)
        notes.note(key.stringValue, schema, isRequired: true)
        guard let value else { throw SchemaNotes.end }
        return value
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        notes.note(key.stringValue, SchemaReader.read(type, within: notes.outer).schema, isRequired: false)
        return nil
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { optional(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { optional(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { optional(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { optional(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { optional(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { optional(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { optional(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { optional(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { optional(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { optional(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { optional(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? { optional(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? { optional(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? { optional(type, key) }

    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        notes.note(key.stringValue, SchemaReader.read(type, within: []).schema, isRequired: false)
        return nil
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    {
        notes.note(key.stringValue, .any, isRequired: true)
        throw SchemaNotes.end
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        notes.note(key.stringValue, .any, isRequired: true)
        throw SchemaNotes.end
    }

    func superDecoder() throws -> any Decoder { throw SchemaNotes.end }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaNotes.end }
}

private struct SchemaElements: UnkeyedDecodingContainer {
    let notes: SchemaNotes
    var codingPath: [any CodingKey] { [] }
    var currentIndex = 0
    var count: Int? { nil }
    var isAtEnd: Bool { currentIndex > 0 }

    init(notes: SchemaNotes) { self.notes = notes }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        let (schema, value) = SchemaReader.read(type, within: notes.outer)
        notes.schema = .array(schema)
        guard let value else { throw SchemaNotes.end }
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        throw SchemaNotes.end
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw SchemaNotes.end }
    mutating func superDecoder() throws -> any Decoder { throw SchemaNotes.end }
}

private struct SchemaValue: SingleValueDecodingContainer {
    let notes: SchemaNotes
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = SchemaReader.read(type, within: notes.outer)
        notes.schema = schema
        guard let value else { throw SchemaNotes.end }
        return value
    }
}
