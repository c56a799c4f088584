import Foundation

/// The command `serve`: answers requests over HTTP until a signal ends it.
enum Serve {
    /// Returns the program's status.
    static func run(_ options: ServeOptions, templates: [RenderTemplate], program: String?) throws -> Int32 {
        #if Browser
            let stop = DispatchSemaphore(value: 0)
            let sources = [SIGTERM, SIGINT].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    // A second signal ends the process at once.
                    signal(number, SIG_DFL)
                    stop.signal()
                }
                source.resume()
                return source
            }
            let server = try ServiceServer(options, templates: templates, program: program)
            do { _ = try server.start() } catch {
                throw ServiceError.failed("The service cannot listen at \(options.address):\(options.port): \(error)")
            }
            stop.wait()
            server.stop()
            for source in sources { source.cancel() }
            return 0
        #else
            throw ServiceError.usage("This program is built without the trait Browser, which brings the HTTP server.")
        #endif
    }
}
