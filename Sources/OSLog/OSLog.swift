// As on Apple's systems, OSLog brings Foundation.
@_exported import Foundation

/// A part of an app, for messages of the older functions.
public final class OSLog: NSObject, Sendable {
    let logger: Logger?

    /// A part of an app.
    /// - Parameters:
    ///   - subsystem: The app, as a reversed domain name.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) { logger = Logger(subsystem: subsystem, category: category) }

    private init(_ logger: Logger?) { self.logger = logger }

    /// Messages without a name.
    public static let `default` = OSLog(Logger())
    /// Messages that are not written.
    public static let disabled = OSLog(nil)
}

/// Writes a message of the default level.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a message of a level.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { OSLog.default.logger?.log(level: type, message) }

/// Writes a message of a level for a part of an app.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
    log.logger?.log(level: type, message)
}

/// Writes a message with values in the places of C's formats: `os_log("%d of %{public}@", log: log, type: .info, 1, name)`.
/// Private values are left out: `<private>` stands for them.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) {
    log.logger?.log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", args)))
}

/// Writes a message with values in the places of C's formats.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
    log.logger?.log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", args)))
}

/// Puts values into the places of C's formats, each with Apple's notes in braces: `%{private}s`.
func formatted(_ format: String, _ values: [Any?]) -> String {
    var (text, rest, next) = ("", Substring(format), 0)
    while let sign = rest.firstIndex(of: "%") {
        text += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        var notes = ""
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            notes = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        let numbers = rest.prefix { "-+ #0123456789.".contains($0) }
        rest = rest.dropFirst(numbers.count)
        rest = rest.drop { "hlLqjzt".contains($0) }
        guard let kind = rest.popFirst() else { break }
        if kind == "%" {
            text += "%"
            continue
        }
        let value = next < values.count ? values[next] : nil
        next += 1
        let isHidden = notes.contains("private") || notes.contains("sensitive")
        text += isHidden ? "<private>" : written(value, kind, String(numbers))
    }
    return text + rest
}

private func written(_ value: Any?, _ kind: Character, _ numbers: String) -> String {
    guard let value else { return "(null)" }
    // A width that is too large for a line is left out.
    let numbers = numbers.count > 8 ? "" : numbers
    switch (kind, value) {
    case ("x", let number as any BinaryInteger): return String(Int64(truncatingIfNeeded: number), radix: 16)
    case ("X", let number as any BinaryInteger):
        return String(Int64(truncatingIfNeeded: number), radix: 16, uppercase: true)
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
        ("u", let number as any BinaryInteger):
        return String(format: "%\(numbers)lld", Int64(truncatingIfNeeded: number))
    case ("f", let number as Double), ("g", let number as Double), ("e", let number as Double):
        return String(format: "%\(numbers)\(kind)", number)
    case ("f", let number as Float), ("g", let number as Float), ("e", let number as Float):
        return String(format: "%\(numbers)\(kind)", Double(number))
    default: return "\(value)"
    }
}
