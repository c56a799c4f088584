import Foundation

/// The table of all trees and stages.
@MainActor enum Report {
    static func printAll() {
        let stages = Stage.allCases.map(\.rawValue).joined(separator: " | ")
        print("Nanoseconds a view (an element of layout), median; a change: microseconds in all.\n")
        print("| tree | elements | \(stages) |")
        print("| --- | ---: | " + Stage.allCases.map { _ in "---:" }.joined(separator: " | ") + " |")
        for tree in Tree.allCases {
            for count in [1_000, 10_000, 100_000] where !(tree == .deep && count > 1_000) {
                var cells: [String] = []
                var elements = 0
                for stage in Stage.allCases {
                    let (nanoseconds, records) = time(tree, count, stage)
                    elements = records
                    cells.append(
                        stage == .change
                            ? String(format: "%.1f µs", nanoseconds / 1000)
                            : String(format: "%.0f", nanoseconds / Double(records)))
                }
                print("| \(tree.rawValue) \(count) | \(elements) | \(cells.joined(separator: " | ")) |")
            }
        }
    }

    private static func time(_ tree: Tree, _ count: Int, _ stage: Stage) -> (Double, Int) {
        let subject = Subject(tree, count: count)
        let rounds = max(3, min(50, 60_000 / count))
        var times: [Double] = []
        for _ in 0..<rounds {
            subject.prepare(stage)
            let start = ContinuousClock.now
            subject.run(stage)
            let elapsed = ContinuousClock.now - start
            times.append(Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9)
        }
        times.sort()
        return (times[times.count / 2], subject.records)
    }
}
