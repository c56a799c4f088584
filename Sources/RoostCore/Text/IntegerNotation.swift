import Foundation
import RoostLocks

/// Writes integers as a locale's formatter does, many times faster. The locale's digits and separators are learnt from
/// the formatter's own answers.
struct IntegerNotation: Sendable {
    /// The digits from 0 to 9 in UTF-8, each of `digitLength` bytes.
    private let digits: [UInt8]
    private let digitLength: Int
    private let separator: [UInt8]
    /// The digits between two separators, and those after the last one.
    private let group: Int, lastGroup: Int
    /// The fewest digits that are separated.
    private let separatedFrom: Int
    /// The text around the digits of a negative number.
    private let minus: (before: [UInt8], after: [UInt8])

    private static let known = SharedCache<String, IntegerNotation?>(limit: 64)

    /// The notation of a locale; nil if its numbers follow another scheme.
    static func of(_ locale: Locale) -> IntegerNotation? {
        known.value(for: locale.identifier) {
            let style = IntegerFormatStyle<Int64>.number.locale(locale)
            return IntegerNotation { style.format($0) }
        }
    }

    /// Learns from a formatter; nil if some answers follow no scheme of digits, separators and a sign.
    init?(_ format: (Int64) -> String) {
        let ten = (0...9).map { Array(format($0).utf8) }
        digitLength = ten[0].count
        guard digitLength > 0, ten.allSatisfy({ [digitLength] in $0.count == digitLength }) else { return nil }
        digits = Array(ten.joined())
        let negative = Array(format(-7).utf8)
        guard let seven = negative.indices.first(where: { negative[$0...].starts(with: ten[7]) }) else { return nil }
        minus = (Array(negative[..<seven]), Array(negative[(seven + digitLength)...]))
        // Nineteen digits; between them stand the separators.
        var groups: [Int] = [0]
        var separators: Set<[UInt8]> = []
        var between: [UInt8] = []
        var rest = Array(format(1_234_567_890_123_456_789).utf8)[...]
        while !rest.isEmpty {
            if ten.contains(where: { rest.starts(with: $0) }) {
                if !between.isEmpty {
                    separators.insert(between)
                    groups.append(0)
                }
                between = []
                groups[groups.count - 1] += 1
                rest = rest.dropFirst(digitLength)
            } else {
                between.append(rest.removeFirst())
            }
        }
        guard separators.count <= 1 else { return nil }
        separator = separators.first ?? []
        lastGroup = groups.count > 1 ? groups[groups.count - 1] : .max
        group = groups.count > 2 ? groups[groups.count - 2] : lastGroup
        // Some languages leave four digits together.
        let fewest = (4...7).first { [digitLength] count in
            format(Int64("1234567".prefix(count))!).utf8.count > count * digitLength
        }
        separatedFrom = separator.isEmpty ? .max : fewest ?? .max
        let samples: [Int64] = [
            0, -7, 42, 999, 1000, -1000, 9999, 10_000, -12_345, 123_456, 1_234_567, -12_345_678, 123_456_789, .max,
            .min,
        ]
        guard samples.allSatisfy({ string($0) == format($0) }) else { return nil }
    }

    func string(_ value: Int64) -> String {
        let plain = String(value.magnitude).utf8
        let isNegative = value < 0
        let room =
            plain.count * (digitLength + separator.count) + (isNegative ? minus.before.count + minus.after.count : 0)
        return String(unsafeUninitializedCapacity: room) { buffer in
            var end = 0
            func append(_ bytes: some Collection<UInt8>) {
                for byte in bytes {
                    buffer.initializeElement(at: end, to: byte)
                    end += 1
                }
            }
            if isNegative { append(minus.before) }
            var left = plain.count
            let isSeparated = left >= separatedFrom
            for digit in plain {
                let first = Int(digit - UInt8(ascii: "0")) * digitLength
                append(digits[first..<first + digitLength])
                left -= 1
                if isSeparated, left >= lastGroup, (left - lastGroup).isMultiple(of: group) { append(separator) }
            }
            if isNegative { append(minus.after) }
            return end
        }
    }
}
