@_exported import Foundation

/// Would show notifications. Nobody may here: every request is refused.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the delegate is set where the app starts, and read by nobody; there is no other state.
    private static let only = UNUserNotificationCenter()
    private override init() { super.init() }

    /// The only one.
    public class func current() -> UNUserNotificationCenter { only }

    /// Kept for the app; nothing is called.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// False: no notifications are shown.
    open var supportsContentExtensions: Bool { false }

    /// False: nobody may show notifications.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Calls back with false: nobody may show notifications.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Denied.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Calls back with "denied".
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Throws: nobody may show notifications.
    open func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }
    /// Calls back with an error: nobody may show notifications.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.notificationsNotAllowed)) }
    /// None: every request has been refused.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Calls back with none.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler([]) }
    /// None: every request has been refused.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Calls back with none.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Removes nothing: there is nothing.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Removes nothing: there is nothing.
    open func removeAllPendingNotificationRequests() {}
    /// Removes nothing: there is nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Removes nothing: there is nothing.
    open func removeAllDeliveredNotifications() {}
    /// Keeps nothing: no notifications have actions.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Throws: there are no badges.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.badgeInputInvalid) }
    /// Calls back with an error: there are no badges.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.badgeInputInvalid)) }
}

/// Hears of notifications. There are none: nothing is called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification has come while the app is seen.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// A notification has been pressed.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// A notification has come while the app is seen.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// A notification has been pressed.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// What an app wants.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on its symbol.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Words.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// To be read out in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds that are always heard.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button that leads to the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// To begin without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// It may not.
    case denied
    /// It may.
    case authorized
    /// It may, quietly.
    case provisional
    /// It may for a while.
    case ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
    /// There is none.
    case notSupported
    /// It is off.
    case disabled
    /// It is on.
    case enabled
}

/// What an app may show: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: there is no state.
    override init() { super.init() }
    /// Denied.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// There are none.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    open var alertSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
}

/// How a notification shows while the app is seen.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's symbol.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Words.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The reason why a notification is refused.
public struct UNError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Nobody may show notifications.
        case notificationsNotAllowed = 1
        /// There is no badge for the number.
        case badgeInputInvalid = 1601
    }
    /// The number of the reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Notifications are not available here." }
}
