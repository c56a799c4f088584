#if Desktop
    import CGtk
    import RoostCore

    /// An object of another program on the session's bus, by which that program offers something.
    @MainActor
    struct BusService {
        let name: String
        let path: String
        let interface: String
        /// Says in a warning whose call failed; nil where a failure is usual.
        var words: String?

        /// The session's bus; nil without one.
        static let session: OpaquePointer? = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)

        /// Calls a method.
        ///
        /// - Parameter done: Gets the answer, nil after a failure.
        func call(
            _ method: String, of interface: String? = nil, _ arguments: BusValue, on bus: OpaquePointer,
            _ done: @escaping @MainActor (BusArguments?) -> Void = { _ in }
        ) {
            let question = Question(words.map { "\(method) of \($0)" }, done)
            g_dbus_connection_call(
                bus, name, path, interface ?? self.interface, method, arguments.gvariant, nil, G_DBUS_CALL_FLAGS_NONE,
                5000, nil,
                { source, result, question in
                    nonisolated(unsafe) let question = Unmanaged<Question>.fromOpaque(question!).takeRetainedValue()
                    var problem: UnsafeMutablePointer<GError>?
                    let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &problem)
                    defer { if let reply { g_variant_unref(reply) } }
                    if let problem {
                        if let words = question.words {
                            Log.warning("\(words) failed: \(String(cString: problem.pointee.message))")
                        }
                        g_error_free(problem)
                    }
                    nonisolated(unsafe) let arguments = reply.map { BusArguments(variant: $0) }
                    MainActor.assumeIsolated { question.done(arguments) }
                }, Unmanaged.passRetained(question).toOpaque())
        }

        private final class Question {
            let words: String?
            let done: @MainActor (BusArguments?) -> Void

            init(_ words: String?, _ done: @escaping @MainActor (BusArguments?) -> Void) {
                (self.words, self.done) = (words, done)
            }
        }
    }
#endif
