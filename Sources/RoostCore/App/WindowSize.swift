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

    /// Reads the window; a body that does is evaluated again when the window's size changes.
    package static func read() -> CurrentWindow {
        guard let evaluation = Evaluation.current else {
            let environment = EnvironmentValues()
            return CurrentWindow(size: environment.windowSize, scale: environment.displayScale)
        }
        let environment = evaluation.node.environment
        evaluation.node.graph.windowReaders.insert(evaluation.dependent)
        return CurrentWindow(size: environment.windowSize, scale: environment.displayScale)
    }
}
