import RoostControls
import RoostCore
import RoostImaging
import UIKit

extension UIApplicationDelegate {
    /// Runs the app; `@main` on the delegate's class calls it. It does not return.
    ///
    /// The page shows the window that the delegate or its scene's delegate makes. See `App.main()` for the host.
    public static func main() { UIDelegateApp<Self>.main() }
}

/// Runs the app of a delegate's class, for the program that the compiler makes of `@UIApplicationMain`.
@_cdecl("roost_run_application") @MainActor func runApplication(of type: UnsafeRawPointer) {
    // The compiler hands over the class that has the attribute, which it has seen to be a delegate's.
    let type: AnyClass = unsafeBitCast(type, to: AnyClass.self)
    guard let delegate = type as? any UIApplicationDelegate.Type else {
        preconditionFailure("\(type) is no UIApplicationDelegate")
    }
    delegate.main()
}

/// An app that begins with a delegate of UIKit's.
struct UIDelegateApp<Delegate: UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    init() {}

    var body: some Scene { WindowGroup { UIDelegateWindow() } }
}

/// An app with a title of its own, where the name of its type says nothing.
@MainActor protocol UIDelegateAppTitle {
    static var title: String { get }
}

extension UIDelegateApp: UIDelegateAppTitle {
    /// The name of the delegate's module.
    static var title: String {
        let name = String(reflecting: Delegate.self)
        return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

/// The window of an app's delegate.
private struct UIDelegateWindow: View {
    @State private var connection = Connection()

    /// The window, which is made with the first frame.
    @MainActor private final class Connection {
        lazy var window: UIWindow? = UIRunningApp.current?.connect()
    }

    var body: some View {
        if let window = connection.window { UIWindowPage(window: window) } else { Color.clear }
    }
}

/// A window's root view controller in SwiftUI.
private struct UIWindowPage: View {
    let window: UIWindow
    @State private var revision = 0

    var body: some View {
        let _ = revision
        page.onReceive(window.contents) { revision += 1 }
    }

    @ViewBuilder private var page: some View {
        if let root = window.rootViewController {
            Group {
                if let hosting = root as? any UIHostingRoot {
                    UIHostedRoot(hosting: hosting)
                } else {
                    UIControllerPage(root)
                }
            }
            .id(ObjectIdentifier(root))
            .preferredColorScheme(ColorScheme(window.overrideUserInterfaceStyle))
            .tint(window.tintColor.map { Color(uiColor: $0) })
        }
    }
}

/// A hosting controller, whatever its view.
@MainActor protocol UIHostingRoot: UIViewController {
    /// The SwiftUI view, which keeps the page's safe area.
    var hostedView: AnyView { get }
    /// Tells of another SwiftUI view.
    var rootChanges: ObservableObjectPublisher { get }
}

/// The root view of a hosting controller, as large as the page.
private struct UIHostedRoot: View {
    let hosting: any UIHostingRoot
    @State private var revision = 0

    var body: some View {
        let _ = revision
        hosting.hostedView
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(UIPresentationHost(controller: hosting))
            .onReceive(hosting.rootChanges) { revision += 1 }
            .onAppear { hosting.appear(true) }
            .onDisappear { hosting.appear(false) }
    }
}
