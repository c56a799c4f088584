import Foundation
import RoostLog
import UIKit

/// A sound. None is played here, with a warning.
@MainActor @preconcurrency
open class NSSound: NSObject {
    /// A sound by its name; nil: there are none.
    public init?(named name: String) { return nil }
    /// A sound in a file; nil: none is played here.
    public init?(contentsOf url: URL, byReference byRef: Bool) { return nil }
    /// False: nothing is played.
    @discardableResult
    open func play() -> Bool { false }
    /// False: nothing is played.
    @discardableResult
    open func stop() -> Bool { false }
    /// Does not beep, with a warning.
    public class func beep() { Log.warning("NSSound.beep has no effect: there is no sound here") }
}

/// Feedback of a trackpad. Nothing can be felt here, with a warning.
@MainActor @preconcurrency
open class NSHapticFeedbackManager: NSObject {
    /// The kind of a feedback.
    public enum FeedbackPattern: Int, Sendable {
        /// As usual, for things that come into line, and for values that change.
        case generic, alignment, levelChange
    }
    /// When a feedback is felt.
    public enum PerformanceTime: UInt, Sendable {
        /// As usual, at once, and with the next drawing.
        case `default`, now, drawCompleted
    }
    /// The performer of feedback.
    public class var defaultPerformer: NSHapticFeedbackManager { only }
    private static let only = NSHapticFeedbackManager()
    private override init() { super.init() }
    /// Nothing can be felt, with a warning.
    open func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
        Log.warning("NSHapticFeedbackManager has no effect: nothing can be felt")
    }
}
