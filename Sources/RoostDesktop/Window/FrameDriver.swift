#if Desktop
    import CGtk
    import Foundation

    /// Calls for a window's frames: with the display's frames while something moves, later by a timer, else never.
    @MainActor
    final class FrameDriver {
        private let widget: UnsafeMutablePointer<GtkWidget>
        /// Makes a frame at a time on the clock of `now`, and returns the time of the next; nil for never.
        private let frame: (Double) -> Double?
        private var tick: guint = 0
        private var timer: guint = 0
        private var lastFrame = 0.0
        private var isRunning = false

        /// The time after which a frame is made although the display asks for none, as for a hidden window.
        private static let patience = 1.0
        /// A frame that is due sooner comes with one of the display's next frames.
        private static let soon = 0.04

        init(_ widget: UnsafeMutablePointer<GtkWidget>, frame: @escaping (Double) -> Double?) {
            self.widget = widget
            self.frame = frame
        }

        /// Seconds on a clock that only goes forward, that of GTK's frames and events.
        nonisolated static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

        /// Makes a frame with the display's next one. A frame that runs notices by itself what it changes.
        func request() {
            guard !isRunning, tick == 0 else { return }
            lastFrame = Self.now
            setTimer(after: Self.patience)
            tick = gtk_widget_add_tick_callback(
                widget,
                { _, clock, driver in
                    MainActor.assumeIsolated {
                        let driver = Unmanaged<FrameDriver>.fromOpaque(driver!).takeUnretainedValue()
                        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                        let next = driver.run(at: time)
                        if let next, next - time < FrameDriver.soon { return 1 }
                        driver.tick = 0
                        driver.setTimer(after: next.map { $0 - time })
                        return 0
                    }
                }, Unmanaged.passUnretained(self).toOpaque(), nil)
        }

        /// Makes a frame now.
        func runNow() {
            let time = Self.now
            schedule(run(at: time), after: time)
        }

        func stop() {
            setTimer(after: nil)
            if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
            tick = 0
            isRunning = true
        }

        private func run(at time: Double) -> Double? {
            guard !isRunning else { return nil }
            isRunning = true
            defer { isRunning = false }
            lastFrame = Self.now
            return FrameTimes.note { frame(time) }
        }

        private func schedule(_ next: Double?, after time: Double) {
            guard tick == 0 else { return }
            guard let next else { return setTimer(after: nil) }
            if next - time < Self.soon { request() } else { setTimer(after: next - time) }
        }

        private func setTimer(after seconds: Double?) {
            if timer != 0 { g_source_remove(timer) }
            timer = 0
            guard let seconds else { return }
            // What the user has done meanwhile comes first, as it does before the display's frames.
            timer = g_timeout_add_full(
                G_PRIORITY_HIGH_IDLE + 20, guint(min(max(0, seconds * 1000).rounded(.up), 1e9)),
                { driver in
                    MainActor.assumeIsolated {
                        let driver = Unmanaged<FrameDriver>.fromOpaque(driver!).takeUnretainedValue()
                        driver.timer = 0
                        driver.timerFired()
                    }
                    return 0
                }, Unmanaged.passUnretained(self).toOpaque(), nil)
        }

        private func timerFired() {
            if tick == 0 { return runNow() }
            // The display's frames go on, or have stopped.
            let isLate = Self.now - lastFrame >= Self.patience * 0.9
            if isLate { _ = run(at: Self.now) }
            setTimer(after: Self.patience)
        }
    }
#endif
