/// Finds the names that a misspelt one may stand for.
enum NearestNames {
    private static let maximumNames = 20_000
    private static let maximumLength = 100

    /// At most three names that differ in few letters, or in what is written before or after them; the nearest first.
    static func names(like name: String, among names: [String]) -> [String] {
        let wanted = plain(name)
        guard !wanted.isEmpty, wanted.count <= maximumLength else { return [] }
        let limit = max(1, wanted.count / 3)
        var seen: Set<String> = []
        let found = names.prefix(maximumNames).compactMap { other -> (name: String, distance: Int)? in
            let plain = plain(other)
            guard !plain.isEmpty, plain.count <= maximumLength, seen.insert(other).inserted else { return nil }
            if abs(plain.count - wanted.count) <= limit {
                let distance = distance(wanted, plain, limit)
                if distance <= limit { return (other, distance) }
            }
            let (short, long) = wanted.count < plain.count ? (wanted, plain) : (plain, wanted)
            guard short.count >= 3, long.starts(with: short) || long.suffix(short.count).elementsEqual(short) else {
                return nil
            }
            return (other, limit + long.count - short.count)
        }
        return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Letters and digits: names differ in their separators and in case.
    private static func plain(_ name: String) -> [UInt8] {
        name.lowercased().utf8.filter { byte in
            byte >= 128 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }

    /// The number of letters to change, insert or remove, or a number above the limit.
    private static func distance(_ one: [UInt8], _ other: [UInt8], _ limit: Int) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for place in other.indices {
                let changed = corner + (letter == other[place] ? 0 : 1)
                corner = row[place + 1]
                row[place + 1] = min(changed, row[place] + 1, row[place + 1] + 1)
            }
            if row.min()! > limit { return limit + 1 }
        }
        return row[other.count]
    }
}
