import Foundation

/// The data of a row, before its type is known: JSON.
struct RowInput: Sendable {
    enum Kind: Sendable {
        /// The input itself.
        case plain
        /// An object that has the input under the key `input`.
        case nested
        /// An object of texts, which are read as what the input's properties are: fields of CSV or of a URL's query.
        case texts
    }

    let json: Data
    var kind = Kind.plain

    private struct Nest<Input: Decodable>: Decodable { var input: Input }

    func decode<Input: Decodable>(_ type: Input.Type) throws -> Input {
        let decoder = JSONDecoder()
        switch kind {
        case .plain: return try decoder.decode(type, from: json)
        case .nested: return try decoder.decode(Nest<Input>.self, from: json).input
        case .texts:
            return try Input(from: TextFieldsDecoder(fields: decoder.decode([String: String].self, from: json)))
        }
    }

    /// A row of texts with names.
    static func texts(_ fields: [String: String]) throws -> RowInput {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try RowInput(json: encoder.encode(fields), kind: .texts)
    }
}
