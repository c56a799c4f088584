#if Browser
    import Foundation
    import RoostLocks

    /// Counts of what a server did, for `/metrics` in Prometheus's text format.
    final class ServerFigures: Sendable {
        private struct State {
            var requests: [UInt: Int] = [:]
            var bytes = 0
        }

        private let state = Mutex(State())

        /// Notes an answer with its status and the bytes of its content.
        func note(status: UInt, bytes: Int) {
            state.withLock {
                $0.requests[status, default: 0] += 1
                $0.bytes += bytes
            }
        }

        func text(sessions: SessionRegistry.Figures, process: Int) -> String {
            let state = state.withLock { $0 }
            var lines: [String] = []
            func add(_ name: String, _ type: String, _ help: String, _ samples: [(labels: String, value: any Numeric)])
            {
                lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
                lines += samples.map { "\(name)\($0.labels) \($0.value)" }
            }
            let requests = state.requests.sorted { $0.key < $1.key }.map {
                ("{status=\"\($0.key)\"}", $0.value as any Numeric)
            }
            add("roost_requests_total", "counter", "Answers to requests, by status.", requests)
            add("roost_answer_bytes_total", "counter", "The bytes of all answers' contents.", [("", state.bytes)])
            add(
                "roost_sessions", "gauge", "The sessions, by whether a page shows them.",
                [("{page=\"open\"}", sessions.open), ("{page=\"gone\"}", sessions.gone)])
            add("roost_sessions_started_total", "counter", "The sessions that have begun.", [("", sessions.started)])
            add("roost_sessions_refused_total", "counter", "The pages that got no session.", [("", sessions.refused)])
            add(
                "roost_process", "gauge", "1, with the number of the process that answers.",
                [("{number=\"\(process)\"}", 1)])
            var usage = rusage()
            getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
            func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
            add(
                "process_cpu_seconds_total", "counter", "The processor time of the process.",
                [("", seconds(usage.ru_utime) + seconds(usage.ru_stime))])
            if let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
                pages.count > 1, let resident = Int(pages[1])
            {
                add(
                    "process_resident_memory_bytes", "gauge", "The memory of the process.",
                    [("", resident * Int(sysconf(Int32(_SC_PAGESIZE))))])
            }
            return lines.joined(separator: "\n") + "\n"
        }
    }
#endif
