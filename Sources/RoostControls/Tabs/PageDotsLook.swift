import RoostCore
import RoostLocks

/// The colours of all page dots of the app: what `UIPageControl.appearance()` asks for. Nil leaves a colour as it is.
package struct PageDotsLook: Hashable, Sendable {
    /// The colour of the current page's dot.
    package var current: Color?
    /// The colour of the other dots.
    package var rest: Color?

    package init() {}

    private static let stored = Mutex(PageDotsLook())

    /// The look of the dots that are made or updated from now on.
    package static var shared: PageDotsLook {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

extension EnvironmentValues {
    /// The look of the page dots inside; by default that of all dots of the app.
    @Entry var pageDotsLook: PageDotsLook = .shared
}
