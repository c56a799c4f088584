import Foundation
import Testing

@testable import RoostService

/// Batches whose processes are killed: their results are those of an undisturbed run.
@Suite(.serialized) struct KilledWorkerTests {
    private func children(of parent: pid_t) -> [pid_t] {
        let folder = "/proc/\(parent)/task"
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return tasks.flatMap { task -> [pid_t] in
            let list = (try? String(contentsOfFile: "\(folder)/\(task)/children", encoding: .utf8)) ?? ""
            return list.split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// The number of bytes of an archive, or of the files of a folder.
    private func progress(_ folder: ServiceFolder, _ output: String) -> Int {
        guard output != "out" else { return (try? folder.files(in: output).count) ?? 0 }
        let facts = try? FileManager.default.attributesOfItem(atPath: folder.path(output + ".partial"))
        return (facts?[.size] as? NSNumber)?.intValue ?? 0
    }

    private func start(_ folder: ServiceFolder, _ output: String) throws -> Process {
        let run = Process()
        run.executableURL = URL(filePath: ServiceFolder.program)
        run.arguments = [
            "render", "--template", "card", "--input", folder.path("rows.jsonl"), "--output", folder.path(output),
            "--jobs", "1",
        ]
        try run.run()
        return run
    }

    private func expectSame(_ folder: ServiceFolder, _ output: String, as expected: String) throws {
        guard output == "out" else { return #expect(try folder.data(output) == folder.data(expected)) }
        let names = try folder.files(in: output).filter { !$0.hasPrefix(".") }
        #expect(try names == folder.files(in: expected))
        for name in names { #expect(try folder.data("\(output)/\(name)") == folder.data("\(expected)/\(name)")) }
    }

    @Test(arguments: ["out", "out.tar", "out.zip"])
    func `A batch whose workers are killed again and again is as without`(_ output: String) throws {
        let folder = try ServiceFolder()
        let expected = "undisturbed" + output.dropFirst(3)
        #expect(try folder.render(cards(60), to: expected) == 0)
        let run = try start(folder, output)
        // A worker that has made something is killed; another one comes for it.
        var seen: [pid_t: Int] = [:]
        var killed: Set<pid_t> = []
        while run.isRunning {
            for child in children(of: run.processIdentifier) where killed.count < 3 && !killed.contains(child) {
                let progress = progress(folder, output)
                if let first = seen[child] {
                    if progress > first, kill(child, SIGKILL) == 0 { killed.insert(child) }
                } else {
                    seen[child] = progress
                }
            }
            sched_yield()
        }
        #expect(killed.count > 1)
        #expect(run.terminationStatus == 0)
        try expectSame(folder, output, as: expected)
    }

    @Test(arguments: ["out", "out.tar", "out.zip"])
    func `A batch that is killed itself is resumed without a loss`(_ output: String) throws {
        let folder = try ServiceFolder()
        let expected = "undisturbed" + output.dropFirst(3)
        #expect(try folder.render(cards(60), to: expected) == 0)
        let run = try start(folder, output)
        while run.isRunning, progress(folder, output) < (output == "out" ? 20 : 10_000) { sched_yield() }
        kill(run.processIdentifier, SIGKILL)
        run.waitUntilExit()
        #expect(run.terminationReason == .uncaughtSignal)
        #expect(try folder.render(cards(60), to: output, "--resume") == 0)
        try expectSame(folder, output, as: expected)
    }
}
