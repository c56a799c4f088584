import Foundation

/// The jobs that wait for workers, first come, first served. Each worker has a thread that waits for it.
final class RenderQueue: Sendable {
    /// A job that waits.
    struct Entry: Sendable {
        let job: RenderJob
        /// Whether somebody still waits for the result.
        let isWanted: @Sendable () -> Bool
        let done: @Sendable (Result<Data, any Error>) -> Void
        let added = DispatchTime.now().uptimeNanoseconds
    }

    private struct State {
        var entries: [Entry] = []
        var isStopped = false
        var running = 0
        var losses = 0
    }

    private let state = Guarded(State())
    private let mostWaiting: Int
    private let seconds: Double

    init(_ program: WorkerProgram, workers: Int, waiting: Int) {
        mostWaiting = waiting
        seconds = program.limits.seconds
        for _ in 0..<workers { Thread.detachNewThread { [self] in work(WorkerPlace(program)) } }
    }

    /// Returns false if too many jobs wait.
    func add(_ entry: Entry) -> Bool {
        state.change { state in
            guard !state.isStopped, state.entries.count < mostWaiting else { return false }
            state.entries.append(entry)
            return true
        }
    }

    var figures: (waiting: Int, running: Int, losses: Int) {
        state.change { ($0.entries.count, $0.running, $0.losses) }
    }

    /// Ends the workers, once they have done their jobs.
    func stop() { state.change { $0.isStopped = true } }

    private func work(_ place: WorkerPlace) {
        while true {
            // A failure to start shows in the next job's result.
            try? place.prepare()
            let entry = state.when({ !$0.entries.isEmpty || $0.isStopped }) { state -> Entry? in
                guard !state.entries.isEmpty else { return nil }
                state.running += 1
                return state.entries.removeFirst()
            }
            guard let entry else { return }
            let losses = place.losses
            let waited = Double(DispatchTime.now().uptimeNanoseconds - entry.added) / 1e9
            if !entry.isWanted() || waited > seconds {
                entry.done(.failure(ServiceError.tooSlow(seconds: seconds)))
            } else {
                entry.done(Result { try place.render(entry.job) })
            }
            state.change {
                $0.running -= 1
                $0.losses += place.losses - losses
            }
        }
    }
}
