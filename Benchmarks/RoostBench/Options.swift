import Foundation

/// The arguments behind a command: operands, and `--name value` pairs.
struct Options {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    init(_ arguments: some Sequence<String>) {
        var name: String?
        for argument in arguments {
            if let known = name {
                values[known] = argument
                name = nil
            } else if argument.hasPrefix("--") {
                name = String(argument.dropFirst(2))
            } else {
                operands.append(argument)
            }
        }
    }

    subscript(_ name: String) -> String? { values[name] }
    func number(_ name: String, default number: Int) -> Int { values[name].flatMap { Int($0) } ?? number }

    /// Decodes the JSON file that an operand names.
    func decoded<Value: Decodable>(_ type: Value.Type, at index: Int = 0) throws -> Value {
        guard operands.indices.contains(index) else { throw UsageError() }
        return try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: operands[index])))
    }
}

struct UsageError: Error {}
