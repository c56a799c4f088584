/// The services of a window for code without a view at hand, such as UIKit's.
package struct WindowServices: Sendable {
    package let openURL: OpenURLAction
    package let pasteboard: WindowPasteboard
    let settings: WindowSettings
    package let objects = WindowObjects()

    /// The services of the window whose event or frame is being handled, also in tasks that were started there; nil
    /// elsewhere.
    @TaskLocal package static var current: WindowServices?

    init(_ environment: EnvironmentValues, _ settings: WindowSettings) {
        self.settings = settings
        openURL = environment.openURL
        pasteboard = environment.pasteboard
    }
}
