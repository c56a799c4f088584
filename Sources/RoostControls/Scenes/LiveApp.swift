import RoostCore

/// A running app with its window's attributes. Confined to one thread at a time.
package struct LiveApp {
    package let session: LiveSession
    package let window: WindowAttributes

    /// Makes a new app of a type.
    package init<A: App>(_ type: A.Type, viewport: Viewport, environment: EnvironmentValues) {
        let window = WindowAttributes()
        session = withMainActorAssumed {
            LiveSession(
                AppWindow(AppView(type), attributes: window), viewport: viewport, environment: environment)
        }
        self.window = window
    }

    /// Makes an app of one window that shows a view.
    package init(_ view: some View, viewport: Viewport, environment: EnvironmentValues) {
        let window = WindowAttributes()
        session = LiveSession(AppWindow(view, attributes: window), viewport: viewport, environment: environment)
        self.window = window
    }
}
