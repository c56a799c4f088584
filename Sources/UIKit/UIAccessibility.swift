import CoreGraphics
import Foundation
import RoostCore

/// The reader's settings, as the environment of the body that asks has them, and announcements.
@MainActor @preconcurrency public enum UIAccessibility {
    /// The kinds of announcements.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's number.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The screen was exchanged.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen moved or appeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words for a screen reader to say.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    private static var environment: EnvironmentValues { CurrentWindow.read().environment }

    /// Whether the reader wants less motion.
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether the reader wants opaque backgrounds instead of blurs.
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether the reader sees inverted colours.
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    /// Whether the reader wants signs beside colours.
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }
    /// Whether the reader wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// Whether the reader wants bolder letters.
    public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
    /// Whether a screen reader is known to be at work; `accessibilityVoiceOverEnabled` of the environment.
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
    /// Always false: a page does not learn of the reader's switches.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: a page does not learn of the reader's settings for colours.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always true: films on a page may play by themselves as far as the browser lets them.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Says nothing, with a warning: a page's screen reader reads what changes by itself.
    public static func post(notification: Notification, argument: Any?) {
        Log.warning("UIAccessibility.post says nothing: a screen reader reads changes of the page by itself")
    }

    /// Never posted: a page does not learn of the reader's settings while it is open.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Never posted: the environment tells views of the setting.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Never posted: the environment tells views of the setting.
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Never posted: the environment tells views of the setting.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}

extension UIResponder {
    /// `accessibilityLabel` with attributes, which screen readers do not hear here.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// `accessibilityHint` with attributes, which screen readers do not hear here.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    /// `accessibilityValue` with attributes, which screen readers do not hear here.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
}
