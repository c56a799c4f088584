import CoreGraphics

private struct WindowSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 390, height: 844) } }

extension EnvironmentValues {
    /// The size of the window that the view is in, in points; an iPhone's where there is no window.
    package var windowSize: CGSize {
        get { self[WindowSizeKey.self] }
        set { self[WindowSizeKey.self] = newValue }
    }
}

/// The window of the body that is being evaluated on this thread.
package struct CurrentWindow {
    package let size: CGSize
    package let scale: CGFloat
    /// What the system covers at the window's edges.
    package let safeArea: EdgeInsets
    package let colorScheme: ColorScheme
    /// What the body that is being evaluated stands in.
    package let environment: EnvironmentValues
    /// How what changes in this update is to move.
    package let transaction: Transaction

    private init(_ environment: EnvironmentValues, safeArea: EdgeInsets, _ transaction: Transaction) {
        self.environment = environment
        size = environment.windowSize
        scale = environment.displayScale
        colorScheme = environment.colorScheme
        self.safeArea = safeArea
        self.transaction = transaction
    }

    /// Reads the window; a body that does is evaluated again when the window's size, its safe area or its look changes.
    package static func read() -> CurrentWindow {
        guard let evaluation = Evaluation.current else {
            return CurrentWindow(EnvironmentValues(), safeArea: EdgeInsets(), Transaction())
        }
        let graph = evaluation.node.graph
        graph.windowReaders.insert(evaluation)
        return CurrentWindow(evaluation.node.environment, safeArea: graph.safeArea, graph.transaction)
    }

    /// The transaction of the update in which this is called.
    package static var transaction: Transaction { Evaluation.current?.node.graph.transaction ?? Transaction() }
}
