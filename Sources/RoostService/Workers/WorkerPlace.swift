import Foundation

/// A place for one worker: starts a process when there is a job, and another one when that has ended. For one thread at
/// a time.
final class WorkerPlace {
    private let program: WorkerProgram
    private var process: WorkerProcess?
    /// The number of processes that ended during a job.
    private(set) var losses = 0

    /// The number of processes that a job may cost.
    private static let mostAttempts = 3

    init(_ program: WorkerProgram) { self.program = program }

    /// Starts a process if there is none, so that the next job need not wait for it.
    func prepare() throws {
        if process == nil { process = try WorkerProcess(program) }
    }

    /// Does a job within the program's limits.
    ///
    /// A job whose process is killed from outside is done again by another one. A job that ends its process itself is
    /// done again if others had used the process's memory before.
    /// - Parameter next: The job of the next call, if it is known: the process gets it at once.
    func render(_ job: RenderJob, next: RenderJob? = nil) throws -> Data {
        var attempt = 1
        while true {
            let process = try self.process ?? WorkerProcess(program)
            self.process = process
            do {
                return try process.render(job, next: next, seconds: program.limits.seconds)
            } catch WorkerProcess.Failure.tooSlow {
                lose()
                throw ServiceError.tooSlow(seconds: program.limits.seconds)
            } catch WorkerProcess.Failure.ended(let reason, let byCrash) {
                let wasFresh = process.jobs == 1
                lose()
                guard attempt < Self.mostAttempts, !byCrash || !wasFresh else {
                    throw ServiceError.ended(
                        reason + (byCrash ? ": a fault, or more than \(program.limits.megabytes) MB of memory" : ""))
                }
                attempt += 1
            }
        }
    }

    private func lose() {
        process = nil
        losses += 1
    }
}
