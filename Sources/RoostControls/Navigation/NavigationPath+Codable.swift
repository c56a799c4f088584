import Foundation
import RoostCore

extension NavigationPath {
    /// The path as values that can be saved; nil if one of its values is not `Codable`, or of a type that is private to a
    /// file, which could not be found again.
    public var codable: CodableRepresentation? {
        let canBeSaved = elements.allSatisfy { element in
            (element.base as? any Codable & Hashable).flatMap { Self.name(of: $0) } != nil
        }
        return canBeSaved ? CodableRepresentation(elements: elements) : nil
    }

    /// The compiler's name of a value's type; nil if the type cannot be found by it.
    fileprivate static func name(of value: any Codable & Hashable) -> String? {
        let name = _mangledTypeName(Swift.type(of: value) as Any.Type)
        return name.flatMap { _typeByName($0) == nil ? nil : $0 }
    }

    /// A path that has been saved.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The values of a path, for saving them: a list of pairs of a type's name and a value in JSON.
    ///
    /// The names are the compiler's. A list can be read by programs that have the same types, and not on Apple's systems.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        init(elements: [AnyHashable]) { self.elements = elements }

        /// Reads the pairs. A type that the program does not have is an error.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type of this program's that can be read.")
                }
                elements.append(try Self.value(type, try container.decode(String.self)))
            }
            self.elements = elements
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                guard let value = element.base as? any Codable & Hashable,
                    let name = NavigationPath.name(of: value)
                else {
                    throw EncodingError.invalidValue(
                        element.base,
                        EncodingError.Context(
                            codingPath: container.codingPath, debugDescription: "The value cannot be saved."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        private static func value<Value: Codable & Hashable>(_ type: Value.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }
    }
}
