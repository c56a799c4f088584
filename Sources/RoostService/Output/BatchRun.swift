import Foundation
import RoostLocks

/// Draws all rows of a file in worker processes, and puts the results into the rows' order.
struct BatchRun {
    private let options: BatchOptions
    private let format: RenderFormat
    private let program: WorkerProgram

    /// The rows that are in memory at a time, for each job.
    private static let rowsPerJob = 16
    /// In seconds: a worker gets a row ahead while rows take less. A longer one would hold up a row that a free worker could
    /// draw.
    private static let longestOverlap = 0.05

    init(_ options: BatchOptions, templates: [RenderTemplate], program path: String?) throws {
        self.options = options
        let template = try templates.template(named: options.template)
        format = options.format ?? template.formats[0]
        guard template.formats.contains(format) else {
            throw ServiceError.unknownFormat(format, template: template.name)
        }
        program = try WorkerProgram(path: path, limits: options.limits)
    }

    /// What the threads share.
    private struct Shared {
        let rows: RowReader
        var progress = Progress()
        /// The number of the row that was read last.
        var number = 0
        var isAtEnd = false
        /// The row that is written next, and the results of later ones.
        var next = 1
        var results: [Int: Outcome] = [:]
        /// The reason why nothing more can be read or written.
        var fault: (any Error)?
    }

    enum Outcome {
        case made(Data)
        /// Made, and written already.
        case written
        case there
        case failed(any Error)
        /// Made, but there is no room for it: the run ends.
        case unwritable(any Error)
    }

    /// Returns the program's status.
    func run() throws -> Int32 {
        let output = try makeOutput()
        let shared = Guarded(Shared(rows: try RowReader(path: options.input)))
        let group = DispatchGroup()
        for _ in 0..<options.jobs {
            group.enter()
            Thread.detachNewThread {
                work(shared, output)
                group.leave()
            }
        }
        group.wait()
        return try shared.change { shared in
            if let fault = shared.fault { throw fault }
            try output.finish()
            shared.progress.finish()
            return shared.progress.failed == 0 ? 0 : 1
        }
    }

    /// A row that is to be drawn.
    private typealias Row = (number: Int, job: RenderJob)

    /// Draws rows in one worker process, as long as there are any. While it draws one that will not take long, it has the
    /// next one already.
    private func work(_ shared: Guarded<Shared>, _ output: any BatchOutput) {
        let place = WorkerPlace(program)
        var seconds = 0.0
        var row: Row?
        while let current = row ?? shared.when(hasRoom, { next(&$0, output) }) {
            row = seconds < Self.longestOverlap ? shared.change { hasRoom($0) ? next(&$0, output) : nil } : nil
            let start = DispatchTime.now().uptimeNanoseconds
            let result = Result { try place.render(current.job, next: row?.job) }
            seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            let outcome = outcome(of: result, current.number, output)
            shared.change { finish(current.number, outcome, &$0, output) }
        }
    }

    /// Whether another row may be read: not while too many results wait for a row before them.
    private func hasRoom(_ shared: Shared) -> Bool {
        shared.isAtEnd || shared.fault != nil || shared.number - shared.next < options.jobs * Self.rowsPerJob
    }

    /// The next row to draw; nil at the end.
    private func next(_ shared: inout Shared, _ output: any BatchOutput) -> Row? {
        while !shared.isAtEnd, shared.fault == nil {
            do {
                guard let input = try shared.rows.next() else { break }
                shared.number += 1
                guard output.isDone(shared.number) else {
                    let job = RenderJob(template: options.template, format: format, scale: options.scale, input: input)
                    return (shared.number, job)
                }
                finish(shared.number, .there, &shared, output)
            } catch {
                shared.fault = error
            }
        }
        shared.isAtEnd = true
        return nil
    }

    private func outcome(of result: Result<Data, any Error>, _ number: Int, _ output: any BatchOutput) -> Outcome {
        switch result {
        case .failure(let error): return .failed(error)
        case .success(let data) where output.isOrdered: return .made(data)
        case .success(let data):
            do {
                try output.write(data, number)
                return .written
            } catch {
                return .unwritable(error)
            }
        }
    }

    /// Notes a result, and writes those whose turn it is.
    private func finish(_ number: Int, _ outcome: Outcome, _ shared: inout Shared, _ output: any BatchOutput) {
        shared.results[number] = outcome
        while let outcome = shared.results.removeValue(forKey: shared.next) {
            do {
                switch outcome {
                case .made(let data): try output.write(data, shared.next)
                case .failed: try output.skip(shared.next)
                case .unwritable(let error): throw error
                case .written, .there: break
                }
            } catch {
                shared.fault = shared.fault ?? error
                return
            }
            shared.progress.count(shared.next, outcome.line)
            shared.next += 1
        }
    }

    private func makeOutput() throws -> any BatchOutput {
        let (path, names) = (options.output, RowName(format: format))
        switch path.split(separator: ".").last?.lowercased() {
        case _ where path == "-":
            guard !options.resumes else { throw ServiceError.usage("Standard output cannot be resumed.") }
            return StreamOutput()
        case "tar": return try ArchiveOutput<TarFormat>(path, names: names, resumes: options.resumes)
        case "zip": return try ArchiveOutput<ZipFormat>(path, names: names, resumes: options.resumes)
        default:
            let folder = URL(filePath: path, directoryHint: .isDirectory)
            return try FolderOutput(folder, names: names, resumes: options.resumes)
        }
    }
}

extension BatchRun.Outcome {
    var line: Progress.Event {
        switch self {
        case .made, .written: .made
        case .there: .there
        case .failed(let error), .unwritable(let error): .failed(ServiceError.line(error))
        }
    }
}
