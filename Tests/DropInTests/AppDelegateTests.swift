import Combine
import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@testable import RoostControls
@testable import SwiftUI

/// A delegate as Xcode's older template has it.
private class TemplateDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches += 1
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

/// The scene's delegate is found by this name.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Color.red.accessibilityIdentifier("scene"))
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// A delegate of the time before scenes.
private class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = .blue
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private class CountingDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 1
    let token: String

    override init() {
        token = "made"
        super.init()
    }
}

private struct CountingView: View {
    @EnvironmentObject var delegate: CountingDelegate
    var body: some View { Color.green.frame(width: CGFloat(delegate.count) * 10).accessibilityIdentifier("bar") }
}

private struct CountingApp: App {
    @UIApplicationDelegateAdaptor(CountingDelegate.self) var delegate
    var body: some Scene {
        WindowGroup {
            VStack {
                CountingView()
                Text(delegate.token)
            }
        }
    }
}

@MainActor struct AppDelegateTests {
    private func live<A: App>(_ app: A.Type) -> LiveView {
        LiveView(AppWindow(AppView(app), attributes: WindowAttributes()), size: CGSize(width: 100, height: 100))
    }

    private func middle(_ live: LiveView) throws -> [UInt8] { try live.color(at: 50, 50) }

    @Test func `A page shows the window that the scene's delegate makes`() throws {
        let live = live(UIDelegateApp<TemplateDelegate>.self)
        #expect(live.frame(of: "scene") != nil)
        #expect(try middle(live) == Array(Color.red.resolve(in: EnvironmentValues()).bytes))
    }

    @Test func `A page shows the window that the app's delegate makes`() throws {
        #expect(try live(UIDelegateApp<WindowDelegate>.self).color(at: 50, 95) == [0, 0, 255])
    }

    @Test func `An adaptor makes a delegate of a class without a required initialiser`() throws {
        #expect(live(CountingApp.self).frame(of: "bar")?.width == 10)
    }

    @Test func `Each page has a delegate of its own, and its changes show`() throws {
        let first = live(CountingApp.self)
        let second = live(CountingApp.self)
        first.update()
        second.update()
        #expect(ObjectMaker.make(CountingDelegate.self) is CountingDelegate)
        #expect(first.frame(of: "bar") == second.frame(of: "bar"))
    }
}

extension Color.Resolved {
    fileprivate var bytes: [UInt8] { [red, green, blue].map { UInt8(($0 * 255).rounded()) } }
}
