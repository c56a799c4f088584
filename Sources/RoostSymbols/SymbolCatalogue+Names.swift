/// The names that have a drawing of their own, apart from all that are composed.
extension SymbolCatalogue {
    static var names: Set<String> {
        Set(drawings.keys).union(SymbolTable.all.flatMap { $0.lines.map { String($0.name) } })
    }

    /// The names most like another one: those with few letters to change, and with words in common.
    static func names(near name: String) -> [String] {
        let letters = Array(name.lowercased().utf8)
        guard !letters.isEmpty, letters.count <= 100 else { return [] }
        let words = Set(name.lowercased().split(separator: "."))
        var found: [(name: String, cost: Int)] = []
        for known in names {
            let shared = known.split(separator: ".").count { words.contains($0) }
            let changes = changes(from: letters, to: Array(known.utf8))
            guard changes <= max(2, letters.count / 3) || shared > 0 else { continue }
            found.append((known, changes - 4 * shared))
        }
        return found.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }.prefix(3).map(\.name)
    }

    /// How many letters to insert, remove or replace.
    private static func changes(from a: [UInt8], to b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
