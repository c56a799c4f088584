import Foundation

/// Answers requests for pictures and documents inside of another server: what `serve` does, without its connections.
///
/// ```swift
/// let responder = try RenderResponder(Cards())
/// router.get("render/:file") { request, _ in
///     let answer = await responder.answer("GET", request.uri.description)
///     …
/// }
/// ```
///
/// It draws in worker processes of the running program. So the program's main function begins with
/// `Cards.workIfStartedAsWorker()`.
public final class RenderResponder: Sendable {
    /// An answer, for any server's library.
    public struct Answer: Sendable {
        /// The status of HTTP, such as 200.
        public var status: Int
        /// The headers, among them the type, the length and the fingerprint.
        public var headers: [(name: String, value: String)]
        /// The bytes; none for `HEAD`, and for a client that has them already.
        public var body: Data
    }

    private let templates: [RenderTemplate]
    private let queue: RenderQueue
    private let metrics = ServiceMetrics()
    private let description: Data
    private let maximumAge: Int

    /// Starts workers for a service.
    /// - Parameters:
    ///   - workers: The number of processes that draw, by default one for each core.
    ///   - waiting: The requests that wait for a worker; further ones get the status 503.
    ///   - seconds: The time of a job; then its process is killed.
    ///   - megabytes: The memory of a process.
    ///   - megapixels: The pixels of a picture, in millions.
    ///   - pages: The pages of a document.
    ///   - maximumAge: The seconds for which browsers and proxies may keep answers to `GET`; 0 has them ask each time.
    /// - Throws: An error if the program's own file cannot be found.
    public convenience init(
        _ service: some RenderService, workers: Int = ProcessInfo.processInfo.activeProcessorCount, waiting: Int = 64,
        seconds: Double = 10, megabytes: Int = 1024, megapixels: Double = 32, pages: Int = 500, maximumAge: Int = 0
    ) throws {
        var options = ServeOptions()
        (options.workers, options.waiting, options.maximumAge) = (workers, waiting, maximumAge)
        options.limits = RenderLimits(seconds: seconds, megabytes: megabytes, megapixels: megapixels, pages: pages)
        try self.init(service.templates, options, program: nil)
    }

    /// - Parameter program: The program that is started for workers; nil for the running one.
    init(_ templates: [RenderTemplate], _ options: ServeOptions, program: String?) throws {
        (self.templates, maximumAge) = (templates, options.maximumAge)
        description = try templates.json()
        queue = RenderQueue(
            try WorkerProgram(path: program, limits: options.limits), workers: options.workers,
            waiting: options.waiting)
    }

    deinit { stop() }

    /// Ends the workers, once they have done their jobs.
    public func stop() { queue.stop() }

    /// Answers a request for `/render/…`, `/templates`, `/metrics` or `/healthz`.
    /// - Parameters:
    ///   - method: `GET`, `HEAD` or `POST`.
    ///   - target: The path and the query, without the place where the server has mounted the service.
    ///   - contentType: The type of the body: JSON, or a form's fields.
    ///   - ifNoneMatch: The fingerprints of the answers that the client has.
    public func answer(
        _ method: String, _ target: String, body: Data = Data(), contentType: String? = nil, ifNoneMatch: String? = nil
    ) async -> Answer {
        let start = DispatchTime.now()
        var job: RenderJob?
        let answer: ServiceAnswer
        do {
            let request = try ServiceRequest(
                method, target, body: body,
                isForm: contentType?.hasPrefix("application/x-www-form-urlencoded") ?? false, templates: templates)
            switch request {
            case .render(let wanted):
                job = wanted
                answer = await render(wanted, method)
            case .health: answer = ServiceAnswer("ok")
            case .templates: answer = .templates(description)
            case .metrics: answer = .metrics(metrics.text(queue.figures, connections: nil))
            }
        } catch {
            answer = ServiceAnswer(status: error.status, error.reason)
        }
        let head = answer.head(method, ifNoneMatch: ifNoneMatch, maximumAge: maximumAge)
        let sent = head.hasBody ? answer.body : Data()
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        metrics.note(
            template: job?.template, format: job?.format.rawValue, status: head.status, seconds: seconds,
            bytes: sent.count)
        return Answer(status: Int(head.status), headers: head.headers.map { ($0.0, $0.1) }, body: sent)
    }

    /// Waits for a job. One whose task is cancelled before a worker takes it is not done.
    private func render(_ job: RenderJob, _ method: String) async -> ServiceAnswer {
        let isWanted = Flag()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let wasAdded = queue.add(
                    .init(job: job, isWanted: { isWanted.isSet }) { result in
                        switch result {
                        case .success(let data):
                            continuation.resume(returning: ServiceAnswer(data, job.format, method: method))
                        case .failure(let error): continuation.resume(returning: ServiceAnswer(failure: error))
                        }
                    })
                if !wasAdded { continuation.resume(returning: .busy) }
            }
        } onCancel: {
            isWanted.clear()
        }
    }
}
