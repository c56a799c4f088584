import Foundation

/// This process's place among the app's processes, and its inheritance from the supervisor.
package struct WorkerPlace: Sendable {
    package var index = 0
    /// The number of processes that share the sessions.
    package var count = 1
    /// Whether a supervisor has started the process.
    package var isSupervised = false
    /// A random number that tells this process from the ones before and after it at the same place.
    let start = random(words: 1)

    package init() {}

    /// The descriptors that a supervisor gives a process.
    enum Descriptors {
        /// The listening socket.
        static let listener: Int32 = 3
        /// Reads its end once the supervisor is gone.
        static let lifeline: Int32 = 4
        /// Receives connections from the other processes.
        static let mailbox: Int32 = 5
        /// Sends to the first process's mailbox; those of the others follow.
        static let firstWay: Int32 = 6
    }

    /// The environment variable with the place: `index/count`.
    static let variable = "ROOST_PLACE_OF_PROCESS"

    /// Takes the place that a supervisor has given the process; nil without a supervisor. Processes that this one
    /// starts do not inherit it.
    package static func taken(from environment: [String: String]) -> WorkerPlace? {
        guard let place = named(in: environment) else { return nil }
        unsetenv(variable)
        let last = place.count > 1 ? Descriptors.firstWay + Int32(place.count) - 1 : Descriptors.lifeline
        for descriptor in Descriptors.listener...last { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return place
    }

    /// The place that an environment names.
    static func named(in environment: [String: String]) -> WorkerPlace? {
        let numbers = (environment[variable] ?? "").split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] >= 1, (0..<numbers[1]).contains(numbers[0]) else { return nil }
        var place = WorkerPlace()
        (place.index, place.count, place.isSupervised) = (numbers[0], numbers[1], true)
        return place
    }

    /// Calls `action`, on a thread of its own, once the supervisor is gone.
    func onOrphaned(_ action: @escaping @Sendable () -> Void) {
        guard isSupervised else { return }
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(Descriptors.lifeline, &byte, 1)
                if count == 0 || count < 0 && errno != EINTR { break }
            }
            action()
        }
    }

    /// Random bits from the system, 64 for each word, in hexadecimal.
    static func random(words: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<words).map { _ in
            let word = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - word.count) + word
        }.joined()
    }
}
