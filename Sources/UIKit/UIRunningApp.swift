import Combine
import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// The delegate, the scene and the window of one page's app.
@MainActor package final class UIRunningApp: ObservableObject {
    /// The app's delegate; nil for an app without one.
    package private(set) var delegate: (any UIApplicationDelegate)?
    private var sceneDelegate: (any UIWindowSceneDelegate)?
    private let session = UISceneSession()
    private var hasLaunched = false
    private var observations: [AnyCancellable] = []
    /// The window that was made key last.
    private weak var keyWindow: UIWindow?

    package init() {}

    /// The app of the window whose event, frame or task is being handled; nil elsewhere.
    package static var current: UIRunningApp? {
        WindowServices.current?.objects.object(UIRunningApp.self) { UIRunningApp() }
    }

    /// Tells the delegate that the app has launched, once.
    package func launch(_ delegate: any UIApplicationDelegate) {
        guard !hasLaunched else { return }
        hasLaunched = true
        self.delegate = delegate
        let app = UIApplication.shared
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        hear(AppNotifications.didBecomeActive) {
            $0.applicationDidBecomeActive(app)
        } scene: {
            $0.sceneDidBecomeActive($1)
        }
        hear(AppNotifications.willResignActive) {
            $0.applicationWillResignActive(app)
        } scene: {
            $0.sceneWillResignActive($1)
        }
        hear(AppNotifications.didEnterBackground) {
            $0.applicationDidEnterBackground(app)
        } scene: {
            $0.sceneDidEnterBackground($1)
        }
        hear(AppNotifications.willEnterForeground) {
            $0.applicationWillEnterForeground(app)
        } scene: {
            $0.sceneWillEnterForeground($1)
        }
    }

    private func hear(
        _ name: Notification.Name, _ tell: @escaping @MainActor (any UIApplicationDelegate) -> Void,
        scene: @escaping @MainActor (any UIWindowSceneDelegate, UIScene) -> Void
    ) {
        let observation = NotificationCenter.default.publisher(for: name).sink { [weak self] _ in
            // Roost posts these on the main thread.
            MainActor.assumeIsolated {
                guard let self else { return }
                if let delegate = self.delegate { tell(delegate) }
                if let delegate = self.sceneDelegate { scene(delegate, UIWindowScene.current) }
            }
        }
        observations.append(observation)
    }

    /// Connects the scene, and returns the app's window: that of the app's delegate or of the scene's. Nil, with a
    /// warning, where neither makes one.
    package func connect() -> UIWindow? {
        guard let delegate else { return nil }
        if let window = delegate.window, window.rootViewController != nil { return window }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            UIApplication.shared, configurationForConnecting: session, options: options)
        session.configuration = configuration
        if let type = configuration.delegateClass ?? Self.sceneDelegateClass(besides: type(of: delegate)) {
            if let made = ObjectMaker.make(type) as? any UIWindowSceneDelegate {
                sceneDelegate = made
                made.scene(UIWindowScene.current, willConnectTo: session, options: options)
            } else {
                Log.warning("\(type) is no UIWindowSceneDelegate")
            }
        }
        let window = sceneDelegate?.window ?? delegate.window ?? keyWindow
        if window == nil {
            Log.warning(
                "\(typeName(type(of: delegate))) makes no window: there are no storyboards here. Set `window` in the "
                    + "app's delegate, or in a class named SceneDelegate.")
        }
        return window
    }

    /// The class that an Info.plist of Xcode's templates names.
    private static func sceneDelegateClass(besides delegate: AnyClass) -> AnyClass? {
        let name = String(reflecting: delegate)
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return _typeByName("\(name[..<dot]).SceneDelegate") as? AnyClass
    }

    /// Notes the window that was made key.
    func makeKey(_ window: UIWindow) { keyWindow = window }

    /// The scene's delegate.
    package var delegateOfScene: (any UIWindowSceneDelegate)? { sceneDelegate }
}
