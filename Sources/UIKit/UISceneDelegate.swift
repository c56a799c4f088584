import CoreGraphics
import Foundation
import RoostCore

/// The object that hears of a scene's life.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
    /// Called before the first frame of a page. Make the window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Never called: a page may be closed without a word.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the page became visible.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called after the page was hidden.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the page became visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the page was hidden.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Never called: a page opens no addresses of its own.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The object that hears of the life of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window; nil by default.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The role and the configuration of a scene.
@MainActor @preconcurrency public final class UISceneSession {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the app: the only one here.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// Always `windowApplication`.
    public let role = Role.windowApplication
    /// A name of the session; another one for each page.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration that the app's delegate chose.
    public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    /// The app's own notes; they are not kept here.
    public var userInfo: [String: Any]?

    init() {}
}

nonisolated extension UISceneSession: Hashable {
    public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The classes of a scene.
@MainActor @preconcurrency open class UISceneConfiguration {
    /// The name in the app's Info.plist; nil for none.
    public let name: String?
    /// The role.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for the one named `SceneDelegate` of the app's module.
    open var delegateClass: AnyClass?
    /// Accepted for source compatibility; has no effect here.
    open var sceneClass: AnyClass?

    /// A configuration for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIScene {
    /// The reasons for a scene to open; there are none here.
    public struct ConnectionOptions {
        /// Always empty.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// Always empty.
        public let userActivities: Set<NSUserActivity> = []
    }
}

/// An address for a scene to open; none is ever sent here.
public struct UIOpenURLContext: Hashable, Sendable {
    /// The address.
    public let url: URL
}

nonisolated extension NSUserActivity: Hashable {
    public static func == (a: NSUserActivity, b: NSUserActivity) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
