import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: as for Apple's, whose contents are handed over and not changed after that.

    /// The title.
    open fileprivate(set) var title = ""
    /// A second line.
    open fileprivate(set) var subtitle = ""
    /// The words.
    open fileprivate(set) var body = ""
    /// The number on the app's symbol.
    open fileprivate(set) var badge: NSNumber?
    /// The sound.
    open fileprivate(set) var sound: UNNotificationSound?
    /// What the app wants to know again.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The kind of notification, which has actions.
    open fileprivate(set) var categoryIdentifier = ""
    /// The group of notifications.
    open fileprivate(set) var threadIdentifier = ""
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // Proof for `@unchecked`: as for the superclass.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// How much the notification may disturb.
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How much it matters, 0…1.
    open var relevanceScore = 0.0
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not, as usual, even when people want rest, or always.
    case passive, active, timeSensitive, critical
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: there is no state.
    /// The usual one.
    public class var `default`: UNNotificationSound { UNNotificationSound() }
    /// The one that is always heard.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    private override init() { super.init() }
    /// A sound of the app's.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound of the app's.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// Whether it comes again and again.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// In seconds.
    public let timeInterval: TimeInterval
    /// After some seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// The moment, from now on.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The parts of the date that count.
    public let dateComponents: DateComponents
    /// At each date with some parts, or at the next one.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next such date.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The name that tells requests apart.
    public let identifier: String
    /// What the notification says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?
    /// A request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// When it came.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest
    init(_ request: UNNotificationRequest) {
        date = Date()
        self.request = request
    }
}

/// What people have done with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The notification.
    public let notification: UNNotification
    /// The action's name.
    public let actionIdentifier: String
    init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

/// The action of a press on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of taking the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The name that tells actions apart.
    public let identifier: String
    /// The words.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions
    /// A button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How a notification's button behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only after the device is unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// In red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The name that tells kinds apart.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// A kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
}

/// How a kind of notification behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when it is taken away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// It shows in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}
