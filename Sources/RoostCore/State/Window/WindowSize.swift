import CoreGraphics

extension EnvironmentValues {
    /// The size of the view's window, in points; outside of windows that of an iPhone 14 Pro, 15 or 16.
    @Entry package var windowSize: CGSize = CGSize(width: 393, height: 852)

    /// The size of the screen where it is not that of the window, in points: a snapshot's window has any size.
    @Entry package var screenSize: CGSize?

    /// The environment with the pixels per point of that iPhone.
    package var outsideWindows: EnvironmentValues {
        var environment = self
        environment.displayScale = 3
        return environment
    }
}

/// The window of the body that is being evaluated on this thread.
package struct CurrentWindow {
    package let size: CGSize
    package let scale: CGFloat
    /// The parts of the window's edges that the system covers.
    package let safeArea: EdgeInsets
    package let colorScheme: ColorScheme
    /// The environment of the body that is being evaluated.
    package let environment: EnvironmentValues
    /// The transaction of this update, with the animation for its changes.
    package let transaction: Transaction

    private init(_ environment: EnvironmentValues, safeArea: EdgeInsets, _ transaction: Transaction) {
        self.environment = environment
        size = environment.screenSize ?? environment.windowSize
        scale = environment.displayScale
        colorScheme = environment.colorScheme
        self.safeArea = safeArea
        self.transaction = transaction
    }

    /// Reads the window. A body that does so is evaluated again when the window's size, safe area or look changes.
    package static func read() -> CurrentWindow {
        guard let evaluation = Evaluation.current else {
            return CurrentWindow(EnvironmentValues().outsideWindows, safeArea: EdgeInsets(), Transaction())
        }
        let graph = evaluation.node.graph
        graph.windowReaders.insert(evaluation)
        return CurrentWindow(evaluation.node.environment, safeArea: graph.safeArea, graph.transaction)
    }

    /// The transaction of the current update.
    package static var transaction: Transaction { Evaluation.current?.node.graph.transaction ?? Transaction() }
}
