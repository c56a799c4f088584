#if Desktop
    import CGtk
    import CoreFoundation
    import Foundation

    /// GLib's main loop, which does the work of Foundation's as well: timers, the main queue, the main actor.
    ///
    /// A source wakes it when the main queue has work or a timer is due, and then turns Foundation's run loop once. A
    /// timer that another thread adds to the main run loop is seen when the loop next wakes.
    @MainActor
    enum MainLoop {
        static func run() -> Never {
            let source = g_source_new(&functions, guint(MemoryLayout<GSource>.size))!
            queue = g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN)
            g_source_attach(source, nil)
            while true { g_main_context_iteration(nil, 1) }
        }

        /// The main queue's descriptor in the source. Only the main thread uses it.
        private nonisolated(unsafe) static var queue: UnsafeMutableRawPointer?

        /// GLib keeps their address.
        private nonisolated(unsafe) static var functions = GSourceFuncs(
            prepare: { _, timeout in
                let wait = MainLoop.secondsToTimer
                timeout?.pointee = wait.map { gint(min(($0 * 1000).rounded(.up), 1e9)) } ?? -1
                return wait == 0 ? 1 : 0
            },
            check: { source in
                let hasWork = g_source_query_unix_fd(source, MainLoop.queue).rawValue & G_IO_IN.rawValue != 0
                return hasWork || MainLoop.secondsToTimer == 0 ? 1 : 0
            },
            dispatch: { _, _, _ in
                CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false)
                return 1
            },
            finalize: nil, closure_callback: nil, closure_marshal: nil)

        /// The seconds until Foundation's next timer, 0 if it is due; nil for none.
        private nonisolated static var secondsToTimer: Double? {
            let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
            return next > 0 ? max(0, next - CFAbsoluteTimeGetCurrent()) : nil
        }
    }
#endif
