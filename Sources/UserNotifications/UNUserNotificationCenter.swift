@_exported import Foundation
import RoostLog

/// The app's notifications. A window's app shows them by the desktop's service; times are kept as long as the app runs.
/// Elsewhere nobody may show any: every request is refused.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all state but the delegate is the main actor's; the delegate is set where the app starts.
    private static let only = UNUserNotificationCenter()
    private override init() { super.init() }

    /// Nil where nobody shows notifications.
    @MainActor package var host: (any NotificationHost)?
    @MainActor private var pending: [String: (request: UNNotificationRequest, turn: UUID)] = [:]
    @MainActor private var delivered: [String: UNNotification] = [:]
    @MainActor private var categories: Set<UNNotificationCategory> = []

    /// The only one.
    public class func current() -> UNUserNotificationCenter { only }

    /// Hears of notifications that come while a window of the app has the keyboard, and of those that are pressed.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// False: notifications have a title, words and buttons.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Whether the app may show notifications: true in windows of a desktop.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { await hasHost }

    /// Calls back with whether the app may show notifications: true in windows of a desktop.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Task { completionHandler(await hasHost, nil) } }

    /// Authorized in windows of a desktop, else denied.
    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(isAuthorized: await hasHost)
    }

    /// Calls back with "authorized" in windows of a desktop, else with "denied".
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { completionHandler(await notificationSettings()) }
    }

    @MainActor private var hasHost: Bool { host != nil }

    // MARK: Requests

    /// Shows a notification, at once or when its trigger says. One with the same identifier makes room.
    ///
    /// - Throws: `UNError.notificationsNotAllowed` where nobody shows notifications.
    open func add(_ request: UNNotificationRequest) async throws {
        guard await hasHost else { throw UNError(.notificationsNotAllowed) }
        await MainActor.run { schedule(request) }
    }

    /// Shows a notification, at once or when its trigger says. Calls back with an error where nobody shows notifications.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                try await add(request)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    @MainActor private func schedule(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return deliver(request) }
        guard let date = trigger.nextDate else {
            return Log.warning("the notification \(request.identifier) never comes: its trigger has no next date")
        }
        let turn = UUID()
        pending[request.identifier] = (request, turn)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) {
            MainActor.assumeIsolated {
                guard self.pending[request.identifier]?.turn == turn else { return }
                self.pending[request.identifier] = nil
                self.deliver(request)
                if trigger.repeats { self.schedule(request) }
            }
        }
    }

    /// Shows a notification; while the app is seen, only if its delegate wants that.
    @MainActor private func deliver(_ request: UNNotificationRequest) {
        guard let host else { return }
        let notification = UNNotification(request)
        guard host.isActive else { return show(notification, by: host) }
        delegate?.userNotificationCenter(self, willPresent: notification) { options in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if !options.isDisjoint(with: [.alert, .banner, .list]) { self.show(notification, by: host) }
                }
            }
        }
    }

    @MainActor private func show(_ notification: UNNotification, by host: any NotificationHost) {
        let request = notification.request
        delivered[request.identifier] = notification
        let category = categories.first { $0.identifier == request.content.categoryIdentifier }
        host.show(request, actions: category?.actions ?? []) { action in
            if self.delivered[request.identifier] === notification { self.delivered[request.identifier] = nil }
            guard let action else { return }
            self.delegate?.userNotificationCenter(
                self, didReceive: UNNotificationResponse(notification, action: action)
            ) {}
        }
    }

    // MARK: Lists

    /// The requests whose time has not come.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await MainActor.run { pending.values.map(\.request) }
    }

    /// Calls back with the requests whose time has not come.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { Task { completionHandler(await pendingNotificationRequests()) } }

    /// The notifications that the desktop still shows.
    open func deliveredNotifications() async -> [UNNotification] { await MainActor.run { Array(delivered.values) } }

    /// Calls back with the notifications that the desktop still shows.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await deliveredNotifications()) }
    }

    /// Takes requests back whose time has not come.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { for identifier in identifiers { self.pending[identifier] = nil } }
    }

    /// Takes all requests back whose time has not come.
    open func removeAllPendingNotificationRequests() { onMain { self.pending = [:] } }

    /// Takes notifications away that the desktop shows.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { for identifier in identifiers { self.withdraw(identifier) } }
    }

    /// Takes all notifications away that the desktop shows.
    open func removeAllDeliveredNotifications() {
        onMain { for identifier in Array(self.delivered.keys) { self.withdraw(identifier) } }
    }

    @MainActor private func withdraw(_ identifier: String) {
        if delivered.removeValue(forKey: identifier) != nil { host?.withdraw(identifier) }
    }

    /// Keeps the kinds of notifications, for their buttons.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { self.categories = categories }
    }

    private func onMain(_ change: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(change)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(change) }
        }
    }

    // MARK: Badges

    /// Throws: there are no badges.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.badgeInputInvalid) }
    /// Calls back with an error: there are no badges.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.badgeInputInvalid)) }
}

extension UNNotificationTrigger {
    /// When it comes next; nil for never.
    fileprivate var nextDate: Date? {
        (self as? UNTimeIntervalNotificationTrigger)?.nextTriggerDate()
            ?? (self as? UNCalendarNotificationTrigger)?.nextTriggerDate()
    }
}

/// Hears of notifications. Of the two forms of each question, the one that an app implements is asked, on the main thread.
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
    ) {
        // Both stay on the main thread.
        nonisolated(unsafe) let (delegate, answer) = (self, completionHandler)
        Task { @MainActor in answer(await delegate.userNotificationCenter(center, willPresent: notification)) }
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        // Both stay on the main thread.
        nonisolated(unsafe) let (delegate, done) = (self, completionHandler)
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            done()
        }
    }
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

/// What an app may show: titles, words and buttons in windows of a desktop, elsewhere nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the only property is a constant.
    private let isAuthorized: Bool

    init(isAuthorized: Bool) {
        self.isAuthorized = isAuthorized
        super.init()
    }

    /// Authorized in windows of a desktop, else denied.
    open var authorizationStatus: UNAuthorizationStatus { isAuthorized ? .authorized : .denied }
    /// There are none.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Enabled in windows of a desktop.
    open var alertSetting: UNNotificationSetting { isAuthorized ? .enabled : .notSupported }
    /// The desktop decides; the app does not know.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Enabled in windows of a desktop.
    open var notificationCenterSetting: UNNotificationSetting { isAuthorized ? .enabled : .notSupported }
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
