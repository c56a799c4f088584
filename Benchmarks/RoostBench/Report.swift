import Foundation

/// Measures all trees and stages.
@MainActor enum Report {
    /// The costs of one tree of one size.
    private struct Row: Encodable {
        var tree: String
        var count: Int
        /// The number of elements in layout.
        var elements: Int
        /// The median time of each stage.
        var nanoseconds: [String: Double]
        /// The graph's and the layout's memory in bytes, text and all.
        var bytes = 0
    }

    static func run(_ options: Options) throws {
        let largest = options.number("largest", default: 100_000)
        let sizes = [100, 1_000, 10_000, 100_000].filter { $0 <= largest }
        let rows = try Tree.allCases.flatMap { tree in
            try sizes.filter { tree != .deep || $0 <= 1_000 }.map { try row(tree, $0) }
        }
        if options["format"] == "json" {
            print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self))
        } else {
            printTable(rows)
        }
    }

    /// Repeats one stage, for callgrind.
    static func repeatStage(_ options: Options) throws {
        let (tree, count) = try treeAndCount(options)
        let operands = options.operands
        guard operands.count >= 3, let stage = Stage(rawValue: operands[2]) else { throw UsageError() }
        let subject = Subject(tree, count: count)
        for _ in 0..<(operands.count > 3 ? Int(operands[3]) ?? 1 : 1) {
            subject.prepare(stage)
            subject.run(stage)
        }
    }

    private static func treeAndCount(_ options: Options) throws -> (Tree, Int) {
        let operands = options.operands
        guard operands.count >= 2, let tree = Tree(rawValue: operands[0]), let count = Int(operands[1]) else {
            throw UsageError()
        }
        return (tree, count)
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

    /// The memory of a laid-out tree in bytes; 0 for trees too small to measure. A new process measures it after laying
    /// out only a small tree, because layout keeps memory for the next tree.
    private static func memory(of tree: Tree, _ count: Int) throws -> Int {
        guard count >= 10_000 else { return 0 }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["memory", tree.rawValue, String(count)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let bytes = Int(answer.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw UsageError() }
        return bytes
    }

    static func printMemory(_ options: Options) throws {
        let (tree, count) = try treeAndCount(options)
        laidOut(tree, count: 100) {}
        let before = resident
        laidOut(tree, count: count) { print(resident - before) }
    }

    private static func laidOut(_ tree: Tree, count: Int, _ body: () -> Void) {
        let subject = Subject(tree, count: count)
        subject.prepare(.layout)
        subject.run(.layout)
        withExtendedLifetime(subject) { body() }
    }

    /// The process's resident memory in bytes.
    private static var resident: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    private static func row(_ tree: Tree, _ count: Int) throws -> Row {
        var row = Row(tree: tree.rawValue, count: count, elements: 0, nanoseconds: [:])
        row.bytes = try memory(of: tree, count)
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
