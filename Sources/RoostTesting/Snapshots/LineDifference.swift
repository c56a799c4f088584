/// Compares two texts line by line, as `diff` shows them.
package enum LineDifference {
    package static func text(_ old: String, _ new: String) -> String {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var newIndex = 0
        for (oldIndex, line) in old.enumerated() {
            if removed.contains(oldIndex) {
                lines.append("- \(line)")
                continue
            }
            while inserted.contains(newIndex) {
                lines.append("+ \(new[newIndex])")
                newIndex += 1
            }
            lines.append("  \(line)")
            newIndex += 1
        }
        while newIndex < new.count {
            lines.append("+ \(new[newIndex])")
            newIndex += 1
        }
        return lines.joined(separator: "\n")
    }
}
