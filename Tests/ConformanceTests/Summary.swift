/// How many recordings of each area pass, and which wait for what.
@MainActor
struct Summary {
    private struct Area {
        var passed = 0
        var failed: [String] = []
        var waiting: [String: Int] = [:]
    }

    private var areas: [String: Area] = [:]

    /// Runs every case.
    static func make() -> Summary {
        var failed: Set<String> = []
        for single in Table.all {
            let trial = Trial()
            single.check(trial)
            if !trial.mismatches.isEmpty { failed.insert(single.id) }
        }
        var summary = Summary()
        for recording in Recording.all {
            var area = summary.areas[recording.area] ?? Area()
            if let reason = waiting(for: recording) {
                area.waiting[reason, default: 0] += 1
            } else if failed.contains(recording.id) {
                area.failed.append(recording.id)
            } else {
                area.passed += 1
            }
            summary.areas[recording.area] = area
        }
        return summary
    }

    /// A Markdown table, the failing ids, and what the rest waits for.
    var text: String {
        let sorted = areas.sorted { $0.key < $1.key }
        let tested = sorted.filter { $0.value.passed + $0.value.failed.count > 0 }
        var lines = ["| area | passed | of | waiting |", "| --- | ---: | ---: | ---: |"]
        lines += tested.map { name, area in
            let waiting = area.waiting.values.reduce(0, +)
            return "| \(name) | \(area.passed) | \(area.passed + area.failed.count) | \(waiting) |"
        }
        let passed = tested.reduce(0) { $0 + $1.value.passed }
        let failed = tested.flatMap(\.value.failed)
        let waiting = sorted.reduce(0) { $0 + $1.value.waiting.values.reduce(0, +) }
        lines.append("| **all** | \(passed) | \(passed + failed.count) | \(waiting) |")
        if !failed.isEmpty { lines += ["", "Failing: \(failed.joined(separator: ", "))"] }
        var reasons: [String: Int] = [:]
        for area in areas.values { reasons.merge(area.waiting, uniquingKeysWith: +) }
        lines += ["", "Waiting:"]
        lines += reasons.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value)" }
        return lines.joined(separator: "\n")
    }
}
