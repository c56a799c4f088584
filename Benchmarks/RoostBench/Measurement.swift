import Foundation

/// The costs of a job: one line of JSON on standard output, as every peer prints it.
struct Measurement: Encodable {
    var count: Int
    /// Elapsed time.
    var seconds: Double
    /// Processor time of all threads, in user and kernel.
    var cpuSeconds: Double
    /// The size of all output.
    var bytes: Int

    /// Times a job that returns the number of bytes it made.
    init(count: Int, _ job: () throws -> Int) rethrows {
        let cpu = Self.cpu()
        let start = ContinuousClock.now
        bytes = try job()
        let elapsed = (ContinuousClock.now - start).components
        seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
        cpuSeconds = Self.cpu() - cpu
        self.count = count
    }

    func report() throws {
        print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
    }

    private static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
