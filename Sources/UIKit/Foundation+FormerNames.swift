import Foundation

#if Network
    import FoundationNetworking
#endif

extension RunLoop.Mode {
    /// The mode of scrolling on Apple's systems. Here timers of `common` run while people scroll, and this mode never
    /// does.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension Data.WritingOptions {
    /// The former name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

#if Network
    extension URLCache {
        /// A cache with a folder; nil for the usual one. Sizes are in bytes.
        public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
            self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
        }
    }
#endif
