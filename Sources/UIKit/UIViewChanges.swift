import Combine
import RoostCore
import RoostImaging

/// Tells the page that a tree of UIKit's views changed.
@MainActor package final class UIViewChanges: ObservableObject {
    /// The environment around the tree.
    package var environment = EnvironmentValues.standard.outsideWindows
    /// The room at the edges of the topmost view that the system covers.
    package var safeArea = UIEdgeInsets.zero
    /// Incremented by each change.
    package private(set) var revision = 0
    /// Whether the page is drawing the tree anyway.
    private var isUpdating = false

    package init() {}

    package func note() {
        revision &+= 1
        if !isUpdating { objectWillChange.send() }
    }

    /// Takes over an environment for a view, and tells the tree of other traits.
    package func show(_ view: UIView, in environment: EnvironmentValues) {
        let isTurned = environment.layoutDirection != self.environment.layoutDirection
        let before = UITraitCollection(self.environment)
        let isShown = view.changes === self
        self.environment = environment
        view.changes = self
        if isTurned { view.setTreeNeedsLayout() }
        if isShown, UITraitCollection(environment) != before { view.tellOfTraits(before: before) }
    }

    /// Changes the tree without a notice, while the page is about to draw it.
    package func updating<T>(_ body: () -> T) -> T {
        let outer = isUpdating
        isUpdating = true
        defer { isUpdating = outer }
        return body()
    }
}
