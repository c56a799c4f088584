import Foundation

/// A stored setting: the values that `UserDefaults` takes and `AppStorage` offers.
package enum SettingValue: Sendable, Equatable, Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case date(Date)
    case data(Data)

    /// - Parameter object: A value from `UserDefaults`. Lists and dictionaries are no settings.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .string(text)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let number as NSNumber:
            let type = UInt8(bitPattern: number.objCType.pointee)
            let isFraction = type == UInt8(ascii: "d") || type == UInt8(ascii: "f")
            self = isFraction ? .double(number.doubleValue) : .int(number.intValue)
        default: return nil
        }
    }

    var object: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .date(let value): value
        case .data(let value): value
        }
    }

    /// The approximate size in bytes.
    var size: Int {
        switch self {
        case .bool, .int, .double, .date: 8
        case .string(let text): text.utf8.count
        case .data(let data): data.count
        }
    }

    fileprivate var number: NSNumber? {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        default: nil
        }
    }
}

/// Converts values of a type to settings and back.
struct SettingCoding<Value> {
    /// Returns nil for a setting of another kind.
    let read: (SettingValue) -> Value?
    /// Returns nil for a value that is stored by removing the setting.
    let write: (Value) -> SettingValue?
}

extension SettingCoding {
    var optional: SettingCoding<Value?> {
        SettingCoding<Value?>(read: { [read] in read($0) }, write: { [write] in $0.flatMap(write) })
    }
}

extension SettingCoding<Bool> {
    static var bool: Self { Self(read: { $0.number?.boolValue }, write: { .bool($0) }) }
}

extension SettingCoding<Int> {
    static var int: Self { Self(read: { $0.number?.intValue }, write: { .int($0) }) }
}

extension SettingCoding<Double> {
    static var double: Self { Self(read: { $0.number?.doubleValue }, write: { .double($0) }) }
}

extension SettingCoding<String> {
    static var string: Self {
        Self(
            read: { if case .string(let text) = $0 { text } else { nil } },
            write: { .string($0) })
    }
}

extension SettingCoding<URL> {
    static var url: Self {
        Self(
            read: { if case .string(let text) = $0 { URL(string: text) } else { nil } },
            write: { .string($0.absoluteString) })
    }
}

extension SettingCoding<Date> {
    static var date: Self { Self(read: { if case .date(let date) = $0 { date } else { nil } }, write: { .date($0) }) }
}

extension SettingCoding<Data> {
    static var data: Self { Self(read: { if case .data(let data) = $0 { data } else { nil } }, write: { .data($0) }) }
}

extension SettingCoding where Value: RawRepresentable, Value.RawValue == Int {
    static var rawInt: Self {
        Self(read: { $0.number.flatMap { Value(rawValue: $0.intValue) } }, write: { .int($0.rawValue) })
    }
}

extension SettingCoding where Value: RawRepresentable, Value.RawValue == String {
    static var rawString: Self {
        Self(
            read: { if case .string(let text) = $0 { Value(rawValue: text) } else { nil } },
            write: { .string($0.rawValue) })
    }
}

extension SettingCoding where Value: Codable {
    /// A value stored as a text in JSON. Another text counts as not set.
    static var json: Self {
        Self(
            read: {
                guard case .string(let text) = $0 else { return nil }
                return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
            },
            write: { value in (try? JSONEncoder().encode(value)).map { .string(String(decoding: $0, as: UTF8.self)) } })
    }
}
