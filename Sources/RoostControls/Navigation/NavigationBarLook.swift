import RoostCore
import RoostLocks

/// The look of navigation bars, as `UINavigationBar` describes it. Nil leaves a part as it is.
package struct NavigationBarLook: Hashable, Sendable {
    /// The text of a title.
    package struct Title: Hashable, Sendable {
        package var color: Color?
        package var font: Font?

        package init(color: Color? = nil, font: Font? = nil) {
            self.color = color
            self.font = font
        }
    }

    package var title = Title()
    package var largeTitle = Title()
    /// The bar's colour over content that has scrolled under it.
    package var ground: Color?
    /// The bar's colour above content at its start.
    package var groundAtEdge: Color?
    /// The colour of the bar's buttons.
    package var tint: Color?

    package init() {}

    private static let stored = Mutex(NavigationBarLook())

    /// The look of the bars that are made or updated from now on.
    package static var shared: NavigationBarLook {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

extension EnvironmentValues {
    /// The look of the navigation bars inside; by default that of all bars of the app.
    @Entry package var navigationBarLook: NavigationBarLook = .shared
}

extension View {
    /// A bar's title in the app's own font and colour, where they are set.
    nonisolated func barTitle(_ look: NavigationBarLook.Title, font: Font) -> some View {
        self.font(look.font ?? font).barColor(look.color)
    }

    /// A colour that the app sets for a part of all bars; nil for the usual one.
    nonisolated func barColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            if let color { styles = styles.setting([AnyShapeStyle(color)]) }
        }
    }
}
