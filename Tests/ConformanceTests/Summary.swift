/// The recordings of each area: how many pass, which wait, and which are not applicable.
@MainActor
struct Summary {
    private struct Area {
        var passed = 0
        var failed: [String] = []
        var leftOut = 0
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
            if waiting[recording.id] != nil || notApplicable[recording.id] != nil {
                area.leftOut += 1
            } else if failed.contains(recording.id) {
                area.failed.append(recording.id)
            } else {
                area.passed += 1
            }
            summary.areas[recording.area] = area
        }
        return summary
    }

    /// A Markdown table, the failing ids, and the reasons of the rest.
    var text: String {
        let sorted = areas.sorted { $0.key < $1.key }
        let tested = sorted.filter { $0.value.passed + $0.value.failed.count > 0 }
        var lines = ["| area | passed | of | left out |", "| --- | ---: | ---: | ---: |"]
        lines += tested.map { name, area in
            return "| \(name) | \(area.passed) | \(area.passed + area.failed.count) | \(area.leftOut) |"
        }
        let passed = tested.reduce(0) { $0 + $1.value.passed }
        let failed = tested.flatMap(\.value.failed)
        lines.append("| **all** | \(passed) | \(passed + failed.count) | \(notApplicable.count) |")
        if !failed.isEmpty { lines += ["", "Failing: \(failed.joined(separator: ", "))"] }
        lines += ["", "Waiting:\(waiting.isEmpty ? " none" : "")"]
        lines += waiting.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value)" }
        lines += ["", "Not applicable:"]
        lines += notApplicable.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value)" }
        return lines.joined(separator: "\n")
    }
}
