#if Desktop
    import Foundation

    /// How long frames take: with `ROOST_FRAME_TIMES=1` the app says so when it ends.
    @MainActor
    enum FrameTimes {
        private static let isOn = ProcessInfo.processInfo.environment["ROOST_FRAME_TIMES"] == "1"
        /// In seconds, by the order of the frames.
        private static var times: [Double] = []

        /// Makes a frame, and notes its time.
        static func note<Result>(_ frame: () -> Result) -> Result {
            guard isOn else { return frame() }
            let start = FrameDriver.now
            defer { times.append(FrameDriver.now - start) }
            return frame()
        }

        /// Writes the times to the standard error.
        static func report() {
            guard !times.isEmpty else { return }
            let sorted = times.sorted()
            func milliseconds(_ share: Double) -> String {
                String(format: "%.2f", sorted[Int(Double(sorted.count - 1) * share)] * 1000)
            }
            let line = """
                \(times.count) frames, in milliseconds: half within \(milliseconds(0.5)), 95 % within \
                \(milliseconds(0.95)), the longest \(milliseconds(1))

                """
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
#endif
