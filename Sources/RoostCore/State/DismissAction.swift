/// Ends the presentation that a view is in, or takes it off the navigation stack; elsewhere it does nothing, as Apple's.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    /// Called on the thread of the graph that the action's view is in, as all code of the view's is.
    private nonisolated(unsafe) let end: (() -> Void)?

    nonisolated package init(_ end: (() -> Void)?) { self.end = end }

    /// The way out of a layer.
    nonisolated init(_ layer: PresentedLayer) {
        self.init { [weak layer] in
            guard let layer, !layer.isLeaving else { return }
            layer.dismiss()
        }
    }

    public func callAsFunction() { end?() }

    nonisolated func callFromPresentationMode() { end?() }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction(nil) }
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Ends the presentation that the view is in; whoever presents sets it.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set {
            self[DismissKey.self] = newValue
            self[IsPresentedKey.self] = true
        }
    }

    /// Whether the view is in a presentation.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
