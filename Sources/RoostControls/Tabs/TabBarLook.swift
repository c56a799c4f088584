import RoostCore
import RoostLocks

/// The look of all tab bars of the app: what `UITabBar.appearance()` asks for. Nil leaves a part as it is.
package struct TabBarLook: Hashable, Sendable {
    /// Whether there are no bars: apps with bars of their own hide the system's.
    package var isHidden = false
    /// The colour of the selected tab.
    package var tint: Color?
    /// The colour of the other tabs.
    package var rest: Color?

    package init() {}

    private static let stored = Mutex(TabBarLook())

    /// The look of the bars that are made or updated from now on.
    package static var shared: TabBarLook {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

extension EnvironmentValues {
    /// The look of the tab bars inside; by default that of all bars of the app.
    @Entry var tabBarLook: TabBarLook = .shared
}
