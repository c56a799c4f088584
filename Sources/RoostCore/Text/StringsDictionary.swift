import CoreGraphics

/// A `.stringsdict` file: texts of one language with plural forms.
struct StringsDictionary: Sendable {
    private let formats: [String: LocalizedFormat]

    private static let sizeLimit = 32 << 20

    /// Reads a file; nil, with a warning, if that fails.
    init?(contentsOf url: URL) {
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
            guard let size, size <= Self.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
            guard let entries = list as? [String: [String: Any]] else { throw CocoaError(.propertyListReadCorrupt) }
            formats = entries.compactMapValues(Self.format)
        } catch {
            Log.warning("\(url.lastPathComponent) cannot be read: \(error)", value: url.path)
            return nil
        }
    }

    func format(for key: String) -> LocalizedFormat? { formats[key] }

    private static func format(_ entry: [String: Any]) -> LocalizedFormat? {
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return LocalizedFormat(wording: .device(devices.mapValues { .text($0) }))
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest.map { LocalizedFormat(wording: .text($0.value)) }
        }
        guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var format = LocalizedFormat(wording: .text(text))
        for (name, value) in entry {
            guard let rule = value as? [String: String], rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
            else { continue }
            let wordings = rule.compactMap { name, text in
                PluralCategory(rawValue: name).map { ($0, LocalizedFormat.Wording.text(text)) }
            }
            format.variables[name] = LocalizedFormat.Variable(
                specifier: FormatString.checked(specifier: rule["NSStringFormatValueTypeKey"]),
                wording: .plural(Dictionary(uniqueKeysWithValues: wordings)))
        }
        return format
    }
}
