import Foundation

/// Reads an input's properties from texts with names: each is read as what the property is.
struct TextFieldsDecoder: Decoder {
    let fields: [String: String]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(TextFields(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.noSuchShape }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.noSuchShape }

    static var noSuchShape: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "Texts have nothing inside of them"))
    }
}

private struct TextFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: String]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { fields[key.stringValue]?.isEmpty ?? true }

    private func text(_ key: Key) throws -> String {
        guard let text = fields[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "There is no such text"))
        }
        return text
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let text = try text(key)
        if let value = text as? Value { return value }
        // A text that is no JSON value, such as a date, is read as a JSON string.
        let quoted = try JSONEncoder().encode(text)
        for json in [Data(text.utf8), quoted] {
            if let value = try? JSONDecoder().decode(type, from: json) { return value }
        }
        throw DecodingError.dataCorrupted(
            .init(codingPath: [key], debugDescription: "\"\(text)\" is no \(type)"))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try parse(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try parse(key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try parse(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try parse(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try parse(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try parse(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try parse(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try parse(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try parse(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try parse(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try parse(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try parse(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try parse(key) }

    private func parse<Value: LosslessStringConvertible>(_ key: Key) throws -> Value {
        let text = try text(key)
        guard let value = Value(text.trimmingCharacters(in: .whitespaces)) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [key], debugDescription: "\"\(text)\" is no \(Value.self)"))
        }
        return value
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    { throw TextFieldsDecoder.noSuchShape }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw TextFieldsDecoder.noSuchShape
    }

    func superDecoder() throws -> any Decoder { throw TextFieldsDecoder.noSuchShape }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw TextFieldsDecoder.noSuchShape }
}
