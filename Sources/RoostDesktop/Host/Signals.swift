#if Desktop
    import CGtk

    /// The arguments of a GObject's signal, after the object itself.
    struct SignalArguments {
        fileprivate let values: UnsafePointer<GValue>

        func object(_ index: Int) -> OpaquePointer? {
            g_value_peek_pointer(values + index + 1).map { OpaquePointer($0) }
        }
        func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(values + index + 1) }
        func int(_ index: Int) -> Int { Int(g_value_get_int(values + index + 1)) }
        func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
        func string(_ index: Int) -> String { g_value_get_string(values + index + 1).map { String(cString: $0) } ?? "" }
    }

    /// What a handler of a signal does.
    @MainActor
    private final class SignalHandler {
        let action: (SignalArguments) -> Bool
        init(_ action: @escaping (SignalArguments) -> Bool) { self.action = action }
    }

    /// Calls `action` at each of an object's signals, as long as the object lives.
    ///
    /// - Parameter action: Returns the signal's result, where it has one that is true or false.
    @MainActor
    func connect(_ object: some GPointer, _ signal: String, _ action: @escaping (SignalArguments) -> Bool) {
        let handler = Unmanaged.passRetained(SignalHandler(action)).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)!
        g_closure_add_finalize_notifier(closure, handler) { handler, _ in
            Unmanaged<AnyObject>.fromOpaque(handler!).release()
        }
        g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
            MainActor.assumeIsolated {
                let handler = Unmanaged<SignalHandler>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
                let answer = handler.action(SignalArguments(values: values!))
                // The result's type; 5 << 2 is that of a truth value.
                if let result, result.pointee.g_type == 5 << 2 { g_value_set_boolean(result, answer ? 1 : 0) }
            }
        }
        g_signal_connect_closure(object.g, signal, closure, 0)
    }

    /// The same for signals without a result.
    @MainActor
    func connect(_ object: some GPointer, _ signal: String, _ action: @escaping (SignalArguments) -> Void) {
        connect(object, signal) { arguments -> Bool in
            action(arguments)
            return false
        }
    }

    /// A pointer to an object of GLib's, in whichever of Swift's types C's header gives it.
    protocol GPointer {
        var g: UnsafeMutableRawPointer { get }
    }

    extension OpaquePointer: GPointer {
        var g: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    }

    extension UnsafeMutablePointer: GPointer {
        var g: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
    }

    extension GPointer {
        /// The same object as a pointer to another of its types.
        func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> { g.assumingMemoryBound(to: type) }

        /// Keeps the object; nobody owns it yet.
        func sunk() -> Self {
            g_object_ref_sink(g)
            return self
        }
    }
#endif
