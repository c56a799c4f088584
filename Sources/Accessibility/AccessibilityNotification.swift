import Foundation
import RoostLog

/// Messages to a screen reader. They say nothing here, with a warning: a page's screen reader reads what changes by
/// itself.
public enum AccessibilityNotification {
    /// Words that a screen reader says.
    public struct Announcement: Sendable {
        /// Words to say.
        public init(_ message: String) {}
        /// Words to say, with attributes.
        public init(_ message: AttributedString) {}
        /// Words to say, with attributes.
        public init(_ message: NSAttributedString) {}

        /// Says nothing, with a warning.
        public func post() { warn("Announcement") }
    }

    /// The layout of a part of the screen changed.
    public struct LayoutChanged: Sendable {
        /// A change of layout; the element does not get the screen reader's focus here.
        public init(_ element: Any? = nil) {}

        /// Says nothing, with a warning.
        public func post() { warn("LayoutChanged") }
    }

    /// A new screen appeared.
    public struct ScreenChanged: Sendable {
        /// A new screen; the element does not get the screen reader's focus here.
        public init(_ element: Any? = nil) {}

        /// Says nothing, with a warning.
        public func post() { warn("ScreenChanged") }
    }

    /// A page scrolled.
    public struct PageScrolled: Sendable {
        /// A page scrolled; the words would tell where to.
        public init(_ message: String) {}
        /// A page scrolled; the words would tell where to.
        public init(_ message: AttributedString) {}

        /// Says nothing, with a warning.
        public func post() { warn("PageScrolled") }
    }

    private static func warn(_ name: String) {
        Log.warning(
            "AccessibilityNotification.\(name) says nothing: a screen reader reads changes of the page by itself")
    }
}
