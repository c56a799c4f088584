import Foundation
@_spi(Engine) import RoostCore
import RoostPreviewMessages

/// Values of states as JSON: those that are `Codable`, and cases.
enum StateArchive {
    /// The JSON of a value; nil for one without.
    static func json(_ value: Any) -> String? {
        let kept: any Encodable
        if let value = value as? any Encodable {
            kept = value
        } else if let value = value as? any RawRepresentable, let raw = value.rawValue as? any Encodable {
            kept = raw
        } else if value is any CaseIterable {
            kept = String(describing: value)
        } else {
            return nil
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(kept)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of a type in JSON; nil where it is none of the type.
    static func value(_ json: String, of type: Any.Type) -> Any? {
        if let type = type as? any Decodable.Type { return decoded(json, type) }
        if let type = type as? any RawRepresentable.Type { return raw(json, type) }
        if let type = type as? any CaseIterable.Type, let name = decoded(json, String.self) as? String {
            return named(name, type)
        }
        return nil
    }

    /// The value of a type that somebody wrote: JSON, or a text or a case as it is.
    static func value(written text: String, of type: Any.Type) -> Any? {
        if let value = value(text, of: type) { return value }
        let quoted = json(text) ?? ""
        return value(quoted, of: type) ?? (type as? any CaseIterable.Type).flatMap { named(text, $0) }
    }

    private static func decoded(_ json: String, _ type: any Decodable.Type) -> Any? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? decoder.decode(type, from: Data(json.utf8))
    }

    private static func raw<R: RawRepresentable>(_ json: String, _ type: R.Type) -> Any? {
        guard let rawType = R.RawValue.self as? any Decodable.Type,
            let raw = decoded(json, rawType) as? R.RawValue
        else { return nil }
        return R(rawValue: raw)
    }

    private static func named<C: CaseIterable>(_ name: String, _ type: C.Type) -> Any? {
        C.allCases.first { String(describing: $0) == name }
    }
}

extension KeptValue {
    init(_ kept: KeptState) {
        self.init(view: kept.place.view, name: kept.place.name, json: StateArchive.json(kept.value))
    }
}
