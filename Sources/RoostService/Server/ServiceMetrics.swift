import Foundation
import RoostLocks

/// Counts of what a service did, in Prometheus's text format.
final class ServiceMetrics: Sendable {
    private struct Kind: Hashable {
        var template, format: String
        var status: UInt
    }

    private struct Times {
        var buckets = [Int](repeating: 0, count: ServiceMetrics.bounds.count)
        var count = 0
        var sum = 0.0
    }

    private struct State {
        var requests: [Kind: Int] = [:]
        var times: [String: Times] = [:]
        var bytes = 0
    }

    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let state = Mutex(State())

    /// Notes an answer.
    /// - Parameters:
    ///   - template: The name of one of the service's templates; nil for requests of other things. Names from requests
    ///     would be any number.
    func note(template: String?, format: String?, status: UInt, seconds: Double, bytes: Int) {
        state.withLock { state in
            state.requests[Kind(template: template ?? "", format: format ?? "", status: status), default: 0] += 1
            state.bytes += bytes
            guard let template else { return }
            var times = state.times[template] ?? Times()
            for index in Self.bounds.indices where seconds <= Self.bounds[index] { times.buckets[index] += 1 }
            times.count += 1
            times.sum += seconds
            state.times[template] = times
        }
    }

    /// - Parameter connections: The number of open ones; nil if another server has them.
    func text(_ figures: (waiting: Int, running: Int, losses: Int), connections: Int?) -> String {
        let state = state.withLock { $0 }
        var lines: [String] = []
        func head(_ name: String, _ type: String, _ help: String) {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
        }
        head("roost_requests_total", "counter", "Answers by template, format and status.")
        let kinds = state.requests.sorted {
            ($0.key.template, $0.key.format, $0.key.status) < ($1.key.template, $1.key.format, $1.key.status)
        }
        for (kind, count) in kinds {
            let labels =
                "template=\"\(Self.escaped(kind.template))\",format=\"\(kind.format)\",status=\"\(kind.status)\""
            lines.append("roost_requests_total{\(labels)} \(count)")
        }
        head("roost_request_seconds", "histogram", "The time from a request's last byte to its answer.")
        for (template, times) in state.times.sorted(by: { $0.key < $1.key }) {
            let label = "template=\"\(Self.escaped(template))\""
            for (bound, count) in zip(Self.bounds, times.buckets) {
                lines.append("roost_request_seconds_bucket{\(label),le=\"\(bound)\"} \(count)")
            }
            lines.append("roost_request_seconds_bucket{\(label),le=\"+Inf\"} \(times.count)")
            lines.append("roost_request_seconds_sum{\(label)} \(times.sum)")
            lines.append("roost_request_seconds_count{\(label)} \(times.count)")
        }
        head("roost_answer_bytes_total", "counter", "The bytes of all answers.")
        lines.append("roost_answer_bytes_total \(state.bytes)")
        head("roost_jobs_waiting", "gauge", "The requests that wait for a worker.")
        lines.append("roost_jobs_waiting \(figures.waiting)")
        head("roost_jobs_running", "gauge", "The requests that workers do.")
        lines.append("roost_jobs_running \(figures.running)")
        head("roost_workers_lost_total", "counter", "The worker processes that ended during a job.")
        lines.append("roost_workers_lost_total \(figures.losses)")
        if let connections {
            head("roost_connections", "gauge", "The open connections.")
            lines.append("roost_connections \(connections)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
