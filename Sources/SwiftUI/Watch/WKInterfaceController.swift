import Foundation
import RoostCore
import UserNotifications

/// A screen of a watch. No watch runs the app here, so nothing shows it: it lets a watch app's files compile.
@MainActor @preconcurrency
open class WKInterfaceController {
    /// A screen.
    public init() {}
    /// Never called here.
    open func awake(withContext context: Any?) {}
    /// Never called here.
    open func willActivate() {}
    /// Never called here.
    open func didAppear() {}
    /// Never called here.
    open func willDisappear() {}
    /// Never called here.
    open func didDeactivate() {}
}

/// A screen of a watch for a notification. No watch runs the app here.
@MainActor @preconcurrency
open class WKUserNotificationInterfaceController: WKInterfaceController {
    /// Never called here.
    open func didReceive(_ notification: UNNotification) {}
}

/// A screen of a watch that shows a view. No watch runs the app here: `ContentView` in a window shows the same.
@MainActor @preconcurrency
open class WKHostingController<Body: View>: WKInterfaceController {
    /// The view; a subclass makes it.
    open var body: Body { fatalError("\(Self.self) has no body") }
    /// Never called here: nothing shows the view.
    public final func setNeedsBodyUpdate() {}
    /// Never called here: nothing shows the view.
    public final func updateBodyIfNeeded() {}
}

/// A notification's view on a watch. No watch runs the app here.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    /// The view; a subclass makes it.
    open var body: Body { fatalError("\(Self.self) has no body") }
    /// False.
    open class var isInteractive: Bool { false }
    /// Nil: the watch's own colour.
    open class var sashColor: Color? { nil }
    /// Nil: the watch's own colour.
    open class var titleColor: Color? { nil }
    /// Nil: the app's name.
    open class var subtitleColor: Color? { nil }
    /// Nil: the watch's own sash.
    open class var wantsSashBlur: Bool { false }
    /// Never called here: nothing shows the view.
    public final func setNeedsBodyUpdate() {}
    /// Never called here: nothing shows the view.
    public final func updateBodyIfNeeded() {}
}
