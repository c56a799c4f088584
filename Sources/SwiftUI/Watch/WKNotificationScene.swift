import RoostControls
import RoostCore
import RoostLog

/// The notifications of a kind on a watch. Never shown here, with a warning: no watch runs the app.
public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
    /// The notifications of a category.
    public init(controller: Controller.Type, category: String) {
        Log.warning("WKNotificationScene has no effect: no watch runs the app here")
    }

    public var body: some Scene { HiddenScene() }
}
