import Foundation

extension RunLoop.Mode {
    /// The mode of scrolling on Apple's systems. Here timers of `common` run while people scroll, and this mode never
    /// does.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension Data.WritingOptions {
    /// The former name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
