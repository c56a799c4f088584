import Foundation

/// All trees and stages.
@MainActor enum Report {
    /// One tree of one size, what each stage took.
    private struct Row: Encodable {
        var tree: String
        var count: Int
        /// Elements that layout deals with.
        var elements: Int
        /// Medians.
        var nanoseconds: [String: Double]
        /// The graph's and the layout's memory in bytes, text and all.
        var bytes = 0
    }

    static func run(_ options: Options) throws {
        let largest = options.number("largest", default: 100_000)
        let sizes = [100, 1_000, 10_000, 100_000].filter { $0 <= largest }
        let rows = Tree.allCases.flatMap { tree in
            sizes.filter { tree != .deep || $0 <= 1_000 }.map { row(tree, $0) }
        }
        if options["format"] == "json" {
            print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self))
        } else {
            printTable(rows)
        }
    }

    /// What callgrind is pointed at.
    static func repeatStage(_ options: Options) throws {
        let operands = options.operands
        guard operands.count >= 3, let tree = Tree(rawValue: operands[0]), let count = Int(operands[1]),
            let stage = Stage(rawValue: operands[2])
        else { throw UsageError() }
        let subject = Subject(tree, count: count)
        for _ in 0..<(operands.count > 3 ? Int(operands[3]) ?? 1 : 1) {
            subject.prepare(stage)
            subject.run(stage)
        }
    }

    private static func printTable(_ rows: [Row]) {
        let stages = Stage.allCases.map(\.rawValue).joined(separator: " | ")
        print("Nanoseconds a view (an element of layout), median; change and state: microseconds in all.\n")
        print("| tree | elements | \(stages) | bytes |")
        print("| --- | ---: | " + Stage.allCases.map { _ in "---:" }.joined(separator: " | ") + " | ---: |")
        for row in rows {
            let cells = Stage.allCases.map { stage in
                let nanoseconds = row.nanoseconds[stage.rawValue] ?? 0
                return stage == .change || stage == .state
                    ? String(format: "%.1f µs", nanoseconds / 1000)
                    : String(format: "%.0f", nanoseconds / Double(row.elements))
            }
            let bytes = row.bytes > 0 ? String(row.bytes / row.elements) : ""
            print("| \(row.tree) \(row.count) | \(row.elements) | \(cells.joined(separator: " | ")) | \(bytes) |")
        }
    }

    /// What a tree that has been laid out holds; 0 where that is too little to see.
    private static func memory(of tree: Tree, _ count: Int) -> Int {
        guard count >= 10_000 else { return 0 }
        _ = malloc_trim(0)
        let before = resident
        let subject = Subject(tree, count: count)
        subject.prepare(.layout)
        subject.run(.layout)
        return withExtendedLifetime(subject) { resident - before }
    }

    /// The process's resident memory in bytes.
    private static var resident: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Gives memory that is no longer in use back, so that it does not count.
    @_silgen_name("malloc_trim")
    private static func malloc_trim(_ keep: Int) -> CInt

    private static func row(_ tree: Tree, _ count: Int) -> Row {
        var row = Row(tree: tree.rawValue, count: count, elements: 0, nanoseconds: [:])
        row.bytes = memory(of: tree, count)
        for stage in Stage.allCases {
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
            row.nanoseconds[stage.rawValue] = times[times.count / 2]
            row.elements = subject.records
        }
        return row
    }
}
