import Combine
import RoostCore

/// Tells the page that a tree of UIKit's views changed.
@MainActor final class UIViewChanges: ObservableObject {
    /// The environment around the tree.
    var environment = EnvironmentValues.standard
    /// Incremented by each change.
    private(set) var revision = 0
    /// Whether the page is drawing the tree anyway.
    var isUpdating = false

    func note() {
        revision &+= 1
        if !isUpdating { objectWillChange.send() }
    }

    /// Changes the tree without a notice, while the page is about to draw it.
    func updating<T>(_ body: () -> T) -> T {
        let outer = isUpdating
        isUpdating = true
        defer { isUpdating = outer }
        return body()
    }
}
